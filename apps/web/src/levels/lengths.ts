// How long a game or a solution of sliding blocks is, in each of the three ways of counting:
//
//   B:RD A:L A:L      moves 2 (B, A)   straight 3 (B right, B down, A left)   steps 4
import type { Metric } from '../core/types.ts';

export type Lengths = Readonly<Record<Metric, number>>;

export interface PieceMove {
  readonly piece: string; // its name
  readonly path: string;
}

// "B:RD A:L"; a name may be any character, also a colon.
export function parseMoves(text: string): readonly PieceMove[] {
  return text
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => ({ piece: word.slice(0, 1), path: word.slice(2) }));
}

export function lengthsOf(moves: readonly PieceMove[]): Lengths {
  const steps = moves.flatMap(({ piece, path }) => [...path].map((way) => ({ piece, way })));
  const begins = (same: (a: (typeof steps)[number], b: (typeof steps)[number]) => boolean) =>
    steps.filter((step, place) => {
      const before = steps[place - 1];
      return !before || !same(before, step);
    }).length;
  return {
    moves: begins((a, b) => a.piece === b.piece),
    straight: begins((a, b) => a.piece === b.piece && a.way === b.way),
    steps: steps.length,
  };
}
