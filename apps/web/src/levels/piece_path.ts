// The way of a piece as letters: as short as possible, and of those with the fewest corners.
import type { Direction } from '../board/geometry.ts';
import type { IsFree, Place } from './position.ts';

const ways: readonly (readonly [Direction, number, number])[] = [
  ['U', 0, -1],
  ['L', -1, 0],
  ['R', 1, 0],
  ['D', 0, 1],
];

interface Walk {
  readonly at: Place;
  readonly path: string;
  readonly corners: number;
}

const keyOf = ({ at, path }: Walk) => `${at.x},${at.y},${path.at(-1) ?? ''}`;

// All walks that are one step longer; of those that end alike the one with the fewest corners.
function extend(walks: readonly Walk[], seen: Set<string>, free: IsFree): readonly Walk[] {
  const next = new Map<string, Walk>();
  for (const { at, path, corners } of walks) {
    for (const [letter, dx, dy] of ways) {
      const place = { x: at.x + dx, y: at.y + dy };
      if (!free(place.x, place.y)) continue;
      const turns = path !== '' && path.at(-1) !== letter ? 1 : 0;
      const walk = { at: place, path: path + letter, corners: corners + turns };
      const key = keyOf(walk);
      const other = next.get(key);
      if (!seen.has(key) && !(other && other.corners <= walk.corners)) next.set(key, walk);
    }
  }
  for (const key of next.keys()) seen.add(key);
  return [...next.values()];
}

// Undefined if no free way leads there.
export function piecePath(from: Place, to: Place, free: IsFree): string | undefined {
  const seen = new Set<string>();
  let walks: readonly Walk[] = [{ at: from, path: '', corners: 0 }];
  while (walks.length > 0) {
    const arrived = walks.filter(({ at }) => at.x === to.x && at.y === to.y);
    const best = arrived.sort((a, b) => a.corners - b.corners)[0];
    if (best) return best.path;
    walks = extend(walks, seen, free);
  }
  return undefined;
}
