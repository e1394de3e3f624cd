// How long a shortest solution is.
import type { Task } from '../board/task.ts';
import { useAnswer } from './use_answer.ts';

export function useShortest({ board, goal }: Task): number | undefined {
  const given = { board: board.text, goal: goal.text, optimal: true, seconds: 20 };
  const { answer } = useAnswer('solve', given);
  return answer?.status === 'optimal' ? (answer.length ?? undefined) : undefined;
}
