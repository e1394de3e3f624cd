// The solution of a level as a path that can be watched: one move of the solution is one move there.
import type { Level } from '../core/types.ts';
import type { Notation, Path, Stage } from '../playback/path.ts';
import { say } from '../words/words.ts';
import { type PieceMove, parseMoves } from './lengths.ts';
import { sayWays } from './piece_words.ts';

export type Corners = readonly number[];

// Where the pieces are after a move.
export function moved(level: Level, corners: Corners, { piece, path }: PieceMove): Corners {
  const by: Readonly<Record<string, number>> = {
    U: -level.columns,
    D: level.columns,
    L: -1,
    R: 1,
  };
  const shift = [...path].reduce((sum, way) => sum + (by[way] ?? 0), 0);
  const number = level.pieces.findIndex(({ name }) => name === piece);
  return corners.map((corner, place) => (place === number ? corner + shift : corner));
}

export class BlockPath implements Path<Corners> {
  readonly notations: readonly Notation[] = ['words']; // letters alone would not tell the piece
  readonly stages: readonly Stage[] = [];
  private readonly moves: readonly PieceMove[];
  private readonly states: Corners[];

  // `moves` as the core writes them: "B:RD A:L".
  constructor(level: Level, start: Corners, moves: string) {
    this.moves = parseMoves(moves);
    this.states = [start];
    for (const move of this.moves)
      this.states.push(moved(level, this.states.at(-1) ?? start, move));
  }

  get length(): number {
    return this.moves.length;
  }

  state(index: number): Corners {
    return this.states[index] ?? [];
  }

  label(move: number): string {
    const { piece, path } = this.moves[move] ?? { piece: '', path: '' };
    return say('piece-way', { piece, ways: sayWays(path) });
  }

  text(): string {
    return this.moves.map((_, move) => this.label(move)).join('\n');
  }
}
