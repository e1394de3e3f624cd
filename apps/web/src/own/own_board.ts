// The board that is being set up. It may be wrong for a while; the core tells what is wrong with it.
import { signal } from '@preact/signals';
import { ask, errorOf } from '../core/core.ts';
import type { Setup } from '../core/requests.ts';
import type { CoreError, Level } from '../core/types.ts';

export type Cells = readonly (number | null)[];

export type Reading =
  | { readonly kind: 'tiles'; readonly setup: Setup }
  | { readonly kind: 'blocks'; readonly level: Level }
  | { readonly kind: 'wrong'; readonly error: CoreError };

export const mostSide = 10;
const mostCharacters = 20_000;

export const text = signal('');
export const goal = signal('blank-last'); // a name or a board
export const reading = signal<Reading | undefined>(undefined);

function tooLarge({ rows, columns }: Setup): boolean {
  return rows > mostSide || columns > mostSide;
}

// Any text form of a board, or a level. What a level is not told by is the board's error.
export function read(given: string, goalText: string): Reading {
  if (given.length > mostCharacters) return { kind: 'wrong', error: errorOf('own-too-long') };
  const setup = ask('setup', { text: given, goal: goalText });
  if ('ok' in setup)
    return tooLarge(setup.ok)
      ? { kind: 'wrong', error: errorOf('own-too-large') }
      : { kind: 'tiles', setup: setup.ok };
  const parsed = ask('parse', { text: given });
  if ('ok' in parsed && parsed.ok.kind === 'blocks')
    return { kind: 'blocks', level: parsed.ok.level };
  return { kind: 'wrong', error: 'error' in parsed ? parsed.error : setup.error };
}

export function type(given: string): void {
  text.value = given;
  reading.value = given.trim() === '' ? undefined : read(given, goal.value);
}

// "1 2 3 / 4 5 6 / 7 8 0"; empty as long as a cell is.
function lineOf(cells: Cells, columns: number): string {
  if (cells.includes(null)) return '';
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(' '),
  );
  return rows.join(' / ');
}

export function edit(rows: number, columns: number, cells: Cells): void {
  const setup = ask('setup', { rows, columns, cells, goal: goal.value });
  text.value = lineOf(cells, columns);
  reading.value =
    'ok' in setup ? { kind: 'tiles', setup: setup.ok } : { kind: 'wrong', error: setup.error };
}

// The goal itself, to begin with.
export function startWith(rows: number, columns: number): void {
  const catalog = ask('describe', { rows, columns });
  const goals = 'ok' in catalog ? catalog.ok.goals : [];
  const chosen = goals.find(({ name }) => name === goal.value) ?? goals[0];
  if (chosen) edit(rows, columns, chosen.board.tiles);
}

export function setGoal(name: string): void {
  goal.value = name;
  const now = reading.value;
  if (now?.kind === 'tiles') edit(now.setup.rows, now.setup.columns, now.setup.cells);
  else type(text.value);
}
