// What the core sees through the lens. Until it has looked at another board, nothing is shown.
import { useEffect, useState } from 'preact/hooks';
import type { Lens } from '../../core/requests.ts';
import type { CoreError } from '../../core/types.ts';
import { solver } from '../../solver/solver.ts';

interface Seen {
  readonly question: string;
  readonly lens?: Lens;
  readonly error?: CoreError;
}

export function useLens(board: string, goal: string, heuristic: string): Omit<Seen, 'question'> {
  const question = [board, goal, heuristic].join('\n');
  const [seen, setSeen] = useState<Seen>({ question: '' });
  useEffect(() => {
    let wanted = true;
    void solver.run('lens', { board, goal, heuristic }).answer.then((answer) => {
      if (!wanted || !answer) return;
      setSeen('ok' in answer ? { question, lens: answer.ok } : { question, error: answer.error });
    });
    return () => {
      wanted = false;
    };
  }, [question]);
  return seen.question === question ? seen : {};
}
