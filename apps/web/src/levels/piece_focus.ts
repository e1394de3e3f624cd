// Which piece the focus goes to, from one to the next.
import type { Direction } from '../board/geometry.ts';
import type { Level } from '../core/types.ts';
import { type Place, placeOf, shapesOf } from './position.ts';

const forward: Readonly<Record<Direction, Place>> = {
  U: { x: 0, y: -1 },
  D: { x: 0, y: 1 },
  L: { x: -1, y: 0 },
  R: { x: 1, y: 0 },
};

function middles(level: Level, corners: readonly number[]): readonly Place[] {
  return shapesOf(level).map((shape, piece) => {
    const corner = placeOf(corners[piece] ?? 0, level);
    return { x: corner.x + shape.columns / 2, y: corner.y + shape.rows / 2 };
  });
}

// The nearest one that way; what lies aside counts as farther away.
export function pieceBeside(
  level: Level,
  corners: readonly number[],
  piece: number,
  way: Direction,
): number | undefined {
  const all = middles(level, corners);
  const from = all[piece];
  if (!from) return undefined;
  const { x: fx, y: fy } = forward[way];
  const ranked = all
    .map((to, number) => {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const along = dx * fx + dy * fy;
      const aside = Math.abs(dx * fy) + Math.abs(dy * fx);
      return { number, along, far: along + 2 * aside };
    })
    .filter(({ number, along }) => number !== piece && along > 0.25);
  return ranked.sort((a, b) => a.far - b.far)[0]?.number;
}

export function pieceNamed(level: Level, key: string): number | undefined {
  const exact = level.pieces.findIndex(({ name }) => name === key);
  const found =
    exact >= 0 ? exact : level.pieces.findIndex(({ name }) => name === key.toUpperCase());
  return found >= 0 ? found : undefined;
}
