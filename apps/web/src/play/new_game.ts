// Begins new games: as the settings say, or the board of the day.
import { computed } from '@preact/signals';
import { ask, demand } from '../core/core.ts';
import type { In } from '../core/requests.ts';
import { announce } from '../shell/live.tsx';
import { toast } from '../shell/toasts.tsx';
import { solver } from '../solver/solver.ts';
import { settings } from '../state/settings.ts';
import { say, sayError } from '../words/words.ts';
import { dailyOrder, dateText } from './daily.ts';
import { freshSeed, gameHandle, mayThrowAway, playBoard, view } from './session.ts';

// Boards at an exact distance are drawn where the core can prove distances.
export const mostCellsWithDistance = 16;

// The farthest that boards of some sizes can be (by breadth-first search; the 15-puzzle:
// Brüngger et al. 1999). Of others only that no more than 80 makes sense.
const farthest: Readonly<Record<string, number>> = { '2x2': 6, '2x3': 21, '2x4': 36, '3x3': 31 };

export function mostDistance(rows: number, columns: number): number {
  if (rows * columns > mostCellsWithDistance) return 0;
  const key = rows < columns ? `${rows}x${columns}` : `${columns}x${rows}`;
  return farthest[key] ?? (rows * columns === mostCellsWithDistance ? 60 : 40);
}

async function generated(order: In<'generate'>) {
  if (order.distance === undefined) return ask('generate', order);
  return solver.run('generate', order).answer;
}

async function play(order: In<'generate'>): Promise<boolean> {
  if (!(await mayThrowAway())) return false;
  const board = await generated(order);
  if (!board) return false;
  if ('error' in board) {
    toast(sayError(board.error), 'error');
    return false;
  }
  if (!playBoard(board.ok.text, order.goal ?? '')) return false;
  announce(say('new-board-said', { rows: order.rows, columns: order.columns }));
  return true;
}

export function newGame(): Promise<boolean> {
  const rows = settings.rows.value;
  const columns = settings.columns.value;
  const distance = Math.min(settings.distance.value, mostDistance(rows, columns));
  const order = { rows, columns, goal: settings.goal.value, seed: freshSeed() };
  return play(distance > 0 ? { ...order, distance } : order);
}

export const playDaily = () => play(dailyOrder(new Date()));

// Where the game began.
export function startOfGame(): string {
  return demand('game_history', { game: gameHandle() }).start.text;
}

// Kept by its date: a page may be open past midnight.
let known = { date: '', board: '' };

function dailyBoard(): string {
  const today = new Date();
  const date = dateText(today);
  if (known.date !== date) known = { date, board: demand('generate', dailyOrder(today)).text };
  return known.board;
}

export const isDaily = computed(() => view.value !== undefined && startOfGame() === dailyBoard());
