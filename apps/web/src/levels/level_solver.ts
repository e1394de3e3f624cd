// Searches for the level that is played: the shortest solution, and hints.
import { signal } from '@preact/signals';
import { ask } from '../core/core.ts';
import type { Answer, Conclusion, Metric, Progress } from '../core/types.ts';
import { now } from '../play/session.ts';
import { type Job, solver } from '../solver/solver.ts';
import type { Corners } from './block_path.ts';
import { act, type Playing, playing } from './level_session.ts';
import { metric } from './metric.ts';

export interface Found {
  readonly id: string; // of the level
  readonly start: Corners; // where the solution begins
  readonly metric: Metric;
  readonly answer: Answer<Conclusion>;
}

export const busy = signal(false);
export const progress = signal<Progress | undefined>(undefined);
export const found = signal<Found | undefined>(undefined);

let job: Job<'solve_level'> | undefined;

// Also when there is nothing to cancel.
export function cancel(): void {
  const ended = job;
  job = undefined;
  busy.value = false;
  progress.value = undefined;
  ended?.cancel();
}

// What the core asks of a solver for the game as it stands. Its answer goes back to the game, which
// then knows the way for hints; undefined if it was cancelled.
async function inquire(game: number): Promise<Answer<Conclusion> | undefined> {
  cancel();
  const question = ask('game_inquire', { game });
  if ('error' in question) return question;
  if (question.ok.request !== 'solve_level') return undefined;
  const { inquiry, level, at, metric: counting } = question.ok;
  const listening = {
    progress: (told: Progress) => {
      progress.value = told;
    },
  };
  const mine = solver.run('solve_level', { level, at, metric: counting, optimal: true }, listening);
  job = mine;
  busy.value = true;
  const answer = await mine.answer;
  if (job !== mine) return undefined;
  cancel();
  if (!answer || 'error' in answer || answer.ok.moves === null) return answer;
  const { moves, lower_bound } = answer.ok;
  const taken = ask('game_deliver', { game, inquiry, moves, lower_bound, now: now() });
  return 'error' in taken ? taken : answer;
}

export async function solveLevel({ level, game, view }: Playing): Promise<void> {
  found.value = undefined;
  const answer = await inquire(game);
  if (!answer || playing.value?.game !== game) return;
  found.value = { id: level.id, start: view.corners, metric: metric.value, answer };
  act('note-solution');
}

// The next move, "B:RD"; undefined if none was found or nobody waits for it any more.
export async function hintFor(game: number): Promise<Answer<string> | undefined> {
  const known = () => ask('game_hint', { game, most: 64 });
  let hint = known();
  if ('ok' in hint && !hint.ok.known) {
    const answer = await inquire(game);
    if (!answer || playing.value?.game !== game) return undefined;
    if ('error' in answer) return answer;
    hint = known();
  }
  if ('error' in hint) return hint;
  act('note-hint');
  return { ok: hint.ok.moves.split(' ')[0] ?? '' };
}
