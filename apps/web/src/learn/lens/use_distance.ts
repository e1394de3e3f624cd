// The true distance of a board that is too large to know it at once: searched for when it is asked.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Job, solver } from '../../solver/solver.ts';

export type Distance =
  | { readonly kind: 'unasked' | 'searching' | 'unknown' }
  | { readonly kind: 'known'; readonly moves: number };

const seconds = 60;

export function useDistance(board: string, goal: string) {
  const [found, setFound] = useState<{ readonly of: string; readonly distance: Distance }>();
  const job = useRef<Job<'solve'> | undefined>(undefined);
  const of = `${board}\n${goal}`;
  useEffect(() => () => job.current?.cancel(), [of]);

  const search = async () => {
    setFound({ of, distance: { kind: 'searching' } });
    job.current = solver.run('solve', { board, goal, optimal: true, seconds });
    const answer = await job.current.answer;
    job.current = undefined;
    if (!answer) return;
    const proven = 'ok' in answer && answer.ok.status === 'optimal' ? answer.ok.length : null;
    setFound({
      of,
      distance: proven === null ? { kind: 'unknown' } : { kind: 'known', moves: proven },
    });
  };
  const distance: Distance = found?.of === of ? found.distance : { kind: 'unasked' };
  return { distance, search };
}
