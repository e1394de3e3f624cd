// The true distance of a board that is too large to know it at once: searched for when it is asked.
import { useEffect, useState } from 'preact/hooks';
import { solver } from '../../solver/solver.ts';

export type Distance =
  | { readonly kind: 'unasked' | 'searching' | 'unknown' }
  | { readonly kind: 'known'; readonly moves: number };

const seconds = 60;

export function useDistance(board: string, goal: string, asked: boolean): Distance {
  const [found, setFound] = useState<{ readonly of: string; readonly distance: Distance }>();
  const of = `${board}\n${goal}`;
  useEffect(() => {
    if (!asked) return undefined;
    setFound({ of, distance: { kind: 'searching' } });
    const job = solver.run('solve', { board, goal, optimal: true, seconds });
    void job.answer.then((answer) => {
      if (!answer) return;
      const proven = 'ok' in answer && answer.ok.status === 'optimal' ? answer.ok.length : null;
      setFound({
        of,
        distance: proven === null ? { kind: 'unknown' } : { kind: 'known', moves: proven },
      });
    });
    return () => job.cancel();
  }, [of, asked]);
  return found?.of === of && asked ? found.distance : { kind: 'unasked' };
}
