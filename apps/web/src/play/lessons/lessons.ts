// How to solve it by hand, on the player's own board.
import { effect, signal } from '@preact/signals';
import { ask, demand } from '../../core/core.ts';
import type { Lesson } from '../../core/requests.ts';
import type { TileView } from '../../core/types.ts';
import { announce } from '../../shell/live.tsx';
import { toast } from '../../shell/toasts.tsx';
import { solver } from '../../solver/solver.ts';
import { say, sayError } from '../../words/words.ts';
import { playMoves } from '../hints/autoplay.ts';
import { act, freshSeed, gameHandle, mayThrowAway, playBoard, view } from '../session.ts';
import { stagesDone } from './stages.ts';

export const lessons = signal<readonly Lesson[] | undefined>(undefined);
let taught = 0; // the game they belong to

async function lessonsOf(board: string, goal: string): Promise<readonly Lesson[] | undefined> {
  const answer = await solver.run('lessons', { board, goal, seconds: 20 }).answer;
  if (!answer) return undefined;
  if ('ok' in answer) return answer.ok.lessons;
  toast(sayError(answer.error), 'error');
  return undefined;
}

export const stageName = (lesson: Lesson) => sayError(lesson.name);

// How many stages are done where the player is.
export function doneNow(): number {
  const game = view.value;
  return game && lessons.value ? stagesDone(lessons.value, game, game.goal) : 0;
}

export async function startLessons(): Promise<boolean> {
  const game = view.value;
  if (!game || game.solved) return false;
  taught = gameHandle();
  const found = await lessonsOf(game.text, game.goal.text);
  if (!found || taught !== gameHandle()) return false;
  act('note-hint');
  lessons.value = found;
  const current = found[doneNow()];
  if (current) announce(sayError(current.about));
  return true;
}

export function stopLessons(): void {
  lessons.value = undefined;
}

// Plays the first stage that is not done, from wherever the player is.
export async function showStage(): Promise<void> {
  if (!(await startLessons())) return;
  const stage = lessons.value?.[doneNow()];
  if (!stage) return;
  act('note-solution');
  playMoves(stage.moves);
}

const mostBoards = 20; // that are looked at: not every board has a stage of every kind

// A board on which everything before a stage of this kind is done, and that stage is not.
async function boardFor(kind: string, { rows, columns, goal }: TileView) {
  for (let tries = 0; tries < mostBoards; ++tries) {
    const order = { rows, columns, goal: goal.text, seed: freshSeed() };
    const board = demand('generate', order).text;
    const found = (await lessonsOf(board, goal.text)) ?? [];
    const place = found.findIndex((one) => one.name.code === kind && one.moves !== '');
    const before = found.slice(0, Math.max(place, 0)).map((one) => one.moves);
    const ready = ask('replay', { board, goal: goal.text, moves: before.join('') });
    if (place >= 0 && 'ok' in ready) return ready.ok.board.text;
  }
  return undefined;
}

// The same kind of stage once more, on another board.
export async function practise(kind: string): Promise<void> {
  const game = view.value;
  if (!game || !(await mayThrowAway())) return;
  const board = await boardFor(kind, game);
  if (board === undefined) toast(say('no-practice'));
  else if (playBoard(board, game.goal.text)) await startLessons();
}

let before = { game: 0, done: 0 };

effect(() => {
  const game = gameHandle();
  const list = lessons.value;
  const done = view.value ? doneNow() : 0;
  if (list && game !== taught) lessons.value = undefined;
  const stage = list?.[done - 1];
  if (stage && before.game === game && done > before.done)
    announce(say('stage-done', { name: stageName(stage) }));
  before = { game, done };
});
