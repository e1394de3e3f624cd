// Where a finished game lost moves: worked out by a worker, which may take a while.
import { signal } from '@preact/signals';
import { demand } from '../../core/core.ts';
import type { Review } from '../../core/requests.ts';
import type { TileView } from '../../core/types.ts';
import { toast } from '../../shell/toasts.tsx';
import { type Job, solver } from '../../solver/solver.ts';
import { sayError } from '../../words/words.ts';
import { act, gameHandle, justFinished, now, view } from '../session.ts';
import { turnOfMove } from './turns.ts';

export const reviewing = signal(false);
interface Reviewed {
  readonly game: number;
  readonly finish: TileView | undefined; // a board that is solved again is another game
  readonly review: Review;
}

const last = signal<Reviewed | undefined>(undefined);

// Of the game that is shown.
export function reviewed(): Review | undefined {
  const known = last.value;
  const same = known?.game === gameHandle() && known.finish === justFinished.value;
  return same ? known.review : undefined;
}

const secondsForAPosition = 5;
let job: Job<'review'> | undefined;

export async function startReview(): Promise<void> {
  stopReview();
  while (view.value?.can_redo) act('redo');
  const game = gameHandle();
  const { text } = demand('game_save', { game, now: now() });
  const mine = solver.run('review', { text, seconds: secondsForAPosition });
  job = mine;
  reviewing.value = true;
  const answer = await mine.answer;
  if (job !== mine) return;
  stopReview();
  if (answer && 'ok' in answer)
    last.value = { game, finish: justFinished.value, review: answer.ok };
  else if (answer) toast(sayError(answer.error), 'error');
}

export function stopReview(): void {
  const ended = job;
  job = undefined;
  reviewing.value = false;
  ended?.cancel();
}

// Shows the board before a move, counted from 0.
export function lookAt(move: number): void {
  const { turns, done } = demand('game_history', { game: gameHandle() });
  const wanted = turnOfMove(
    turns.map((turn) => turn.moves.length),
    move,
  );
  for (let at = done; at > wanted; --at) act('undo');
  for (let at = done; at < wanted; ++at) act('redo');
}
