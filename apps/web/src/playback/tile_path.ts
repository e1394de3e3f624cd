// The solution of a tile board as a path. Boards are kept at intervals only: a long solution of a
// large board would fill the memory otherwise.
import { type Direction, neighbour, opposite } from '../board/geometry.ts';
import type { Board, Solution } from '../core/types.ts';
import { say, sayError } from '../words/words.ts';
import { type Notation, notations, type Path, type Stage } from './path.ts';

const interval = 64;

// The blank goes that way; a move that is not possible changes nothing.
function slide(tiles: number[], blank: number, way: Direction, board: Board): number {
  const next = neighbour(blank, way, board);
  if (next === undefined) return blank;
  tiles[blank] = tiles[next] ?? 0;
  tiles[next] = 0;
  return next;
}

function stagesOf(solution: Pick<Solution, 'stages'>): readonly Stage[] {
  let from = 0;
  const all: Stage[] = [];
  for (const stage of solution.stages) {
    if (stage.moves > 0) all.push({ name: sayError(stage.name), from });
    from += stage.moves;
  }
  return all;
}

export class TilePath implements Path<Board> {
  readonly notations = notations;
  readonly stages: readonly Stage[];
  private readonly ways: readonly Direction[]; // of the blank
  private readonly kept: (readonly number[])[] = []; // every `interval` moves
  private readonly pushed: number[] = []; // by move: the tile

  constructor(
    private readonly start: Board,
    solution: Pick<Solution, 'moves' | 'stages'>,
  ) {
    this.ways = [...(solution.moves ?? '')] as Direction[];
    this.stages = stagesOf(solution);
    const tiles = [...start.tiles];
    let blank = tiles.indexOf(0);
    for (const [move, way] of this.ways.entries()) {
      if (move % interval === 0) this.kept.push([...tiles]);
      const before = blank;
      blank = slide(tiles, blank, way, start);
      this.pushed.push(tiles[before] ?? 0);
    }
  }

  get length(): number {
    return this.ways.length;
  }

  state(index: number): Board {
    const base = Math.min(Math.floor(index / interval), this.kept.length - 1);
    const tiles = [...(this.kept[base] ?? this.start.tiles)];
    let blank = tiles.indexOf(0);
    for (const way of this.ways.slice(Math.max(base, 0) * interval, index))
      blank = slide(tiles, blank, way, this.start);
    return { ...this.start, tiles, text: lineOf(tiles, this.start.columns) };
  }

  label(move: number, notation: Notation): string {
    const way = this.ways[move] ?? 'U';
    if (notation === 'letters') return way;
    const tile = this.pushed[move] ?? 0;
    return notation === 'tiles' ? String(tile) : say(`tile-${opposite[way]}`, { tile });
  }

  text(notation: Notation): string {
    const all = this.ways.map((_, move) => this.label(move, notation));
    return all.join({ letters: '', tiles: ' ', words: '\n' }[notation]);
  }
}

// "1 2 3 / 4 5 6 / 7 8 0"
function lineOf(tiles: readonly number[], columns: number): string {
  const rows = Array.from({ length: tiles.length / columns }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns).join(' '),
  );
  return rows.join(' / ');
}
