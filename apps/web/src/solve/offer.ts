// What the catalog offers for a tile board of a size. Asked once a size.
import { demand } from '../core/core.ts';
import type { Extent } from '../core/types.ts';
import type { Offer } from './method.ts';

const known = new Map<string, Offer>();

export function tileOffer({ rows, columns }: Extent): Offer {
  const key = `${rows}x${columns}`;
  const before = known.get(key);
  if (before) return before;
  const { algorithms, heuristics, limits } = demand('describe', { rows, columns });
  const offer: Offer = { kind: 'tiles', algorithms, heuristics, limits };
  known.set(key, offer);
  return offer;
}
