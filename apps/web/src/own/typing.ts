// What is done to the cells of a board that is set up.
import type { Cells } from './own_board.ts';

export function exchanged(cells: Cells, a: number, b: number): Cells {
  return cells.map((content, cell) =>
    cell === a ? (cells[b] ?? null) : cell === b ? (cells[a] ?? null) : content,
  );
}

export function put(cells: Cells, at: number, content: number | null): Cells {
  return cells.map((before, cell) => (cell === at ? content : before));
}

// A digit behind those that were typed into the cell before; it begins anew where that would make a
// number that is on no board of that size.
export function typed(before: number | null, digit: number, count: number): number {
  const longer = (before ?? 0) * 10 + digit;
  return before !== null && before > 0 && longer < count ? longer : digit;
}
