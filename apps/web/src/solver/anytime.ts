// A good solution at once, a better one where there is one, and the proof if it can be had:
//
//   const search = solveAnytime({ board, goal }, { solution: (found) => ..., progress });
//   await search.done;                         // the last solution told is the best one
//
// Two workers race. One builds a solution stage by stage, which takes a moment on any board; the
// other looks for the shortest. On small boards the second is done as soon as the first would be.
import type { In } from '../core/requests.ts';
import type { CoreError, Progress, Solution } from '../core/types.ts';
import { isBetter, joined } from './better.ts';
import { type Job, solver } from './solver.ts';

interface Listening {
  solution: (found: Solution) => void; // each better than the one before
  progress?: (progress: Progress) => void; // of the search for the shortest
}

export interface AnytimeSearch {
  // What ended it: undefined if it was cancelled, an error if nothing could be found.
  readonly done: Promise<Solution | { readonly error: CoreError } | undefined>;
  cancel(): void;
}

const smallBoard = 9; // cells: solved before a second worker could begin

const cellsOf = (board: string) => board.split(/[\s/]+/).filter(Boolean).length;

export function solveAnytime(given: In<'solve'>, listening: Listening): AnytimeSearch {
  const jobs: Job<'solve'>[] = [];
  let best: Solution | undefined;
  const offer = (found: Solution) => {
    if (!isBetter(found, best)) return;
    best = found;
    listening.solution(found);
  };
  const quick = async () => {
    const job = solver.run('solve', { ...given, algorithm: 'layers', heuristic: 'auto' });
    jobs.push(job);
    const answer = await job.answer;
    if (answer && 'ok' in answer) offer(answer.ok);
  };
  const search = async () => {
    const progress = listening.progress;
    const job = solver.run('solve', given, progress ? { progress } : {});
    jobs.push(job);
    const first = cellsOf(given.board) > smallBoard ? quick() : undefined;
    const answer = await job.answer;
    if (!answer) return undefined;
    if ('error' in answer) {
      for (const other of jobs) other.cancel();
      return answer;
    }
    if (answer.ok.status === 'optimal') for (const other of jobs) other.cancel();
    offer(answer.ok);
    await first;
    return best ? joined(best, answer.ok.lower_bound) : answer.ok;
  };
  return { done: search(), cancel: () => jobs.forEach((job) => void job.cancel()) };
}
