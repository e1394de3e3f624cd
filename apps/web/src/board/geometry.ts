// Cells and directions of a tile board.
import type { Extent } from '../core/types.ts';

// Where something goes; as letters U, L, R, D.
export type Direction = 'U' | 'L' | 'R' | 'D';

export const opposite: Readonly<Record<Direction, Direction>> = { U: 'D', D: 'U', L: 'R', R: 'L' };

export const rowOf = (cell: number, extent: Extent) => Math.floor(cell / extent.columns);
export const columnOf = (cell: number, extent: Extent) => cell % extent.columns;

// The cell beside `cell`; undefined beyond the edge.
export function neighbour(cell: number, way: Direction, extent: Extent): number | undefined {
  const row = rowOf(cell, extent) + (way === 'D' ? 1 : way === 'U' ? -1 : 0);
  const column = columnOf(cell, extent) + (way === 'R' ? 1 : way === 'L' ? -1 : 0);
  const inside = row >= 0 && row < extent.rows && column >= 0 && column < extent.columns;
  return inside ? row * extent.columns + column : undefined;
}

// Where tiles go if the one in `cell` is pushed; undefined if it is not in line with the blank.
export function pushDirection(cell: number, blank: number, extent: Extent): Direction | undefined {
  if (cell === blank) return undefined;
  if (rowOf(cell, extent) === rowOf(blank, extent)) return cell < blank ? 'R' : 'L';
  if (columnOf(cell, extent) === columnOf(blank, extent)) return cell < blank ? 'D' : 'U';
  return undefined;
}

// The cells that move when the tile in `cell` is pushed: it and all between it and the blank.
export function pushedCells(cell: number, blank: number, extent: Extent): readonly number[] {
  const way = pushDirection(cell, blank, extent);
  const cells: number[] = [];
  for (let at: number | undefined = cell; way && at !== undefined && at !== blank; ) {
    cells.push(at);
    at = neighbour(at, way, extent);
  }
  return cells;
}

// The main direction of a movement on the screen.
export function directionOf(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'R' : 'L';
  return dy > 0 ? 'D' : 'U';
}
