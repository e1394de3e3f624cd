// What happens when a game is solved: it is kept, and the optimum is looked for.
import { effect, signal } from '@preact/signals';
import { demand } from '../../core/core.ts';
import type { Solution, TileView } from '../../core/types.ts';
import { toast } from '../../shell/toasts.tsx';
import { type Job, solver } from '../../solver/solver.ts';
import { addScore, summaryOf } from '../../statistics/score_book.ts';
import { say } from '../../words/words.ts';
import { playing } from '../hints/autoplay.ts';
import { startOfGame } from '../new_game.ts';
import { gameHandle, justFinished } from '../session.ts';
import { type Record, recordsOf } from './records.ts';

export interface Finish {
  readonly game: TileView;
  readonly start: string; // the board
  readonly records: readonly Record[];
  readonly shortest: Solution | 'searching' | undefined; // undefined: nothing was found
}

export const finish = signal<Finish | undefined>(undefined);
export const finishShown = signal(false);

const provenWithin = 16; // cells
const seconds = 20;
let job: Job<'solve'> | undefined;

async function lookForShortest(ended: Finish): Promise<void> {
  job?.cancel();
  const { game, start } = ended;
  const optimal = game.tiles.length <= provenWithin;
  const mine = solver.run('solve', { board: start, goal: game.goal.text, optimal, seconds });
  job = mine;
  const answer = await mine.answer;
  if (job !== mine || finish.value !== ended) return;
  const found = answer && 'ok' in answer && answer.ok.length !== null ? answer.ok : undefined;
  finish.value = { ...ended, shortest: found };
}

function celebrate(game: TileView): void {
  const before = summaryOf(game.key);
  const finished = Math.floor(Date.now() / 1000);
  const isKept = addScore(demand('game_score', { game: gameHandle(), finished }).text);
  if (!isKept) toast(say('not-kept'), 'error');
  const ended: Finish = {
    game,
    start: startOfGame(),
    records: recordsOf(game, before),
    shortest: 'searching',
  };
  finish.value = ended;
  finishShown.value = true;
  void lookForShortest(ended);
}

let seen = justFinished.peek();

effect(() => {
  const game = justFinished.value;
  if (game === seen || !game) return;
  seen = game;
  if (!playing.peek()) celebrate(game); // what was played for the player is no game
});
