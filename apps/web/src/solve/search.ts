// The search for a tile board, and what it has found so far. A solution may be there long before the
// search is over; the last one found is the best.
import { signal } from '@preact/signals';
import type { Board, CoreError, Progress, Solution } from '../core/types.ts';
import { confirmed } from '../shell/questions.tsx';
import { solveAnytime } from '../solver/anytime.ts';
import { joined } from '../solver/better.ts';
import { solver } from '../solver/solver.ts';
import { chosen, methodOf, type Offer, type Wish } from './method.ts';

export interface Puzzle {
  readonly board: Board;
  readonly goal: Board;
}

interface Search {
  readonly done: Promise<Solution | { readonly error: CoreError } | undefined>;
  cancel(): void;
}

export const searching = signal(false);
export const puzzle = signal<Puzzle | undefined>(undefined);
export const progress = signal<Progress | undefined>(undefined);
export const began = signal(0); // milliseconds of the page's clock
export const found = signal<Solution | undefined>(undefined); // also one without moves: why not
export const failed = signal<CoreError | undefined>(undefined);

let current: Search | undefined;

const sameText = (one: Puzzle | undefined, other: Puzzle) =>
  one?.board.text === other.board.text && one.goal.text === other.goal.text;

// Another puzzle ends the search and forgets its solution; the same one changes nothing.
export function takePuzzle(next: Puzzle): void {
  if (sameText(puzzle.value, next)) return;
  cancel();
  found.value = undefined;
  failed.value = undefined;
  puzzle.value = next;
}

function begin({ board, goal }: Puzzle, wish: Wish, offer: Offer): Search {
  const given = { board: board.text, goal: goal.text, ...methodOf(wish, offer) };
  const told = (next: Progress) => {
    progress.value = next;
  };
  if (chosen(wish, offer).algorithm) return solveOnce(given, told);
  const solution = (next: Solution) => {
    found.value = next;
  };
  return solveAnytime(given, { solution, progress: told });
}

function solveOnce(
  given: Parameters<typeof solveAnytime>[0],
  told: (progress: Progress) => void,
): Search {
  const job = solver.run('solve', given, { progress: told });
  const done = job.answer.then((answer) => (answer && 'ok' in answer ? answer.ok : answer));
  return { done, cancel: job.cancel };
}

export async function start(wish: Wish, offer: Offer): Promise<void> {
  const task = puzzle.value;
  if (!task) return;
  cancel();
  found.value = undefined;
  failed.value = undefined;
  progress.value = undefined;
  began.value = performance.now();
  const mine = begin(task, wish, offer);
  current = mine;
  searching.value = true;
  const answer = await mine.done;
  if (current !== mine) return;
  rest();
  if (answer && 'error' in answer) failed.value = answer.error;
  else if (answer) found.value = answer;
}

function rest(): void {
  current = undefined;
  searching.value = false;
}

// At once. What was found and proven until then stays.
export function cancel(): void {
  const ended = current;
  if (!ended) return;
  rest();
  ended.cancel();
  const best = found.value;
  if (best) found.value = joined(best, progress.value?.bound ?? 0);
}

// Whoever would throw the board away asks first; yes ends the search.
export async function mayStopSearching(): Promise<boolean> {
  if (!searching.value) return true;
  if (!(await confirmed('really-stop', 'stop-for-new'))) return false;
  cancel();
  return true;
}
