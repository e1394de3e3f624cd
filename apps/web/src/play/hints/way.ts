// A way to the solution as tiles that are pushed. Letters are those of the blank, as everywhere.
import { type Direction, neighbour, opposite } from '../../board/geometry.ts';
import type { Board } from '../../core/types.ts';

export interface Push {
  readonly tile: number;
  readonly from: number; // cells
  readonly to: number;
  readonly way: Direction; // of the tile
}

export function pushesOf(board: Board, moves: string): readonly Push[] {
  const tiles = [...board.tiles];
  let blank = tiles.indexOf(0);
  const pushes: Push[] = [];
  for (const letter of moves as Iterable<Direction>) {
    const from = neighbour(blank, letter, board);
    if (from === undefined) break;
    const tile = tiles[from] ?? 0;
    pushes.push({ tile, from, to: blank, way: opposite[letter] });
    tiles[blank] = tile;
    tiles[from] = 0;
    blank = from;
  }
  return pushes;
}

export interface Arrival {
  readonly tile: number;
  readonly home: number;
  readonly moves: number; // until it is there
}

// The first tile that comes home and stays there for the rest of the way.
export function nextArrival(pushes: readonly Push[], goal: Board): Arrival | undefined {
  const last = new Map(pushes.map((push, place) => [push.tile, place]));
  for (const [place, push] of pushes.entries()) {
    if (last.get(push.tile) === place && goal.tiles[push.to] === push.tile)
      return { tile: push.tile, home: push.to, moves: place + 1 };
  }
  return undefined;
}
