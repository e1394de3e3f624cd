// The game that is being played on the tile board. Everything it does is done by the core's own
// game; here is what the page shows of it.
import { signal } from '@preact/signals';
import { type Direction, neighbour, opposite } from '../board/geometry.ts';
import { ask, demand } from '../core/core.ts';
import type { Action } from '../core/requests.ts';
import type { TileView, View } from '../core/types.ts';
import { announce } from '../shell/live.tsx';
import { confirmed } from '../shell/questions.tsx';
import { toast } from '../shell/toasts.tsx';
import { mayStopSearching } from '../solve/search.ts';
import { settings } from '../state/settings.ts';
import { keep, recall } from '../state/storage.ts';
import { say, sayError } from '../words/words.ts';

// Undefined only before the first board.
export const view = signal<TileView | undefined>(undefined);
// Changes whenever a turn ends a game.
export const justFinished = signal<TileView | undefined>(undefined);
let handle = 0;

// The game's number for requests of other parts, such as hints.
export const gameHandle = () => handle;
export const now = () => Math.round(performance.now());

// How the core says that the game stands now.
export function show(next: View & { readonly game?: number }): boolean {
  if (next.kind !== 'tiles') return false;
  if (next.game !== undefined) {
    if (handle > 0) ask('game_close', { game: handle });
    handle = next.game;
  }
  view.value = next;
  keep('game', demand('game_save', { game: handle, now: now() }).text);
  return true;
}

// Plays a board; what is wrong with it is told and nothing changes.
export function playBoard(board: string, goal: string): boolean {
  const game = ask('game_new', { kind: 'tiles', board, goal, now: now() });
  if ('ok' in game) return show(game.ok);
  toast(sayError(game.error), 'error');
  return false;
}

// A random number for boards that nobody asks for again.
export function freshSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0xfffff) * 2 ** 32 + low;
}

// Whether the running game may be thrown away: asks if anything would be lost.
export async function mayThrowAway(): Promise<boolean> {
  if (!(await mayStopSearching())) return false;
  const game = view.value;
  if (!game || game.finished || game.counts.moves === 0) return true;
  return confirmed('really-new', 'throw-away');
}

// The game that was left, or a new one.
export function startPlay(): void {
  const kept = recall('game');
  const game = typeof kept === 'string' ? ask('game_load', { text: kept, now: now() }) : undefined;
  if (game && 'ok' in game && show(game.ok)) return;
  const extent = { rows: settings.rows.value, columns: settings.columns.value };
  const board = demand('generate', { ...extent, seed: freshSeed() });
  playBoard(board.text, '');
}

function sayTurn(before: TileView, after: TileView): void {
  if (after.finished && !before.finished) {
    announce(say('solved-said', { numbers: [after.counts.moves] }));
    return;
  }
  const tile = after.tiles[before.blank] ?? 0;
  const pushed = after.counts.moves - before.counts.moves;
  announce(pushed > 1 ? say('line-moved', { numbers: [pushed] }) : say('tile-moved', { tile }));
}

// A turn of the player, or one that is made for the player: a cell to push or letters of the blank.
export function turn(given: { cell: number } | { way: string }): boolean {
  const before = view.value;
  if (!before) return false;
  const after = demand('game_turn', { game: handle, now: now(), ...given });
  if (!after.done || after.view.kind !== 'tiles' || !show(after.view)) return false;
  sayTurn(before, after.view);
  if (after.view.finished && !before.finished) justFinished.value = after.view;
  return true;
}

export function push(cell: number): void {
  turn({ cell });
}

// A tile goes that way, if one can.
export function moveTile(way: Direction): void {
  const board = view.value;
  const cell = board && neighbour(board.blank, opposite[way], board);
  if (cell !== undefined) push(cell);
}

export function pressArrow(way: Direction): void {
  moveTile(settings.arrows.value === 'tile' ? way : opposite[way]);
}

export function act(action: Action): boolean {
  const after = demand('game_act', { game: handle, now: now(), action });
  show(after.view);
  return after.done;
}
