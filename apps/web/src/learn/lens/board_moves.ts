// Boards that are only looked at, moved tile by tile.
import { type Direction, neighbour, opposite, pushedCells } from '../../board/geometry.ts';
import type { Board } from '../../core/types.ts';

export function boardOf(rows: number, columns: number, tiles: readonly number[]): Board {
  const lines = Array.from({ length: rows }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns).join(' '),
  );
  return { rows, columns, tiles, text: lines.join(' / ') };
}

// The tile in that cell, and all between it and the blank, one cell towards the blank.
export function pushed(board: Board, cell: number): Board {
  const tiles = [...board.tiles];
  const line = pushedCells(cell, tiles.indexOf(0), board);
  let blank = tiles.indexOf(0);
  for (const from of [...line].reverse()) {
    tiles[blank] = tiles[from] ?? 0;
    tiles[from] = 0;
    blank = from;
  }
  return line.length === 0 ? board : boardOf(board.rows, board.columns, tiles);
}

// The tile that can go that way goes.
export function moved(board: Board, way: Direction): Board {
  const cell = neighbour(board.tiles.indexOf(0), opposite[way], board);
  return cell === undefined ? board : pushed(board, cell);
}
