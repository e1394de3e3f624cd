// The parts of an estimate as they are pointed at and spoken of.
import { columnOf, rowOf } from '../../board/geometry.ts';
import type { LensPart, LensSide } from '../../core/requests.ts';
import type { Extent } from '../../core/types.ts';
import { say } from '../../words/words.ts';

// Parts that every tile may have, and that are listed together.
const ofOneTile = new Set(['away', 'distance']);
export const isOfOneTile = (part: LensPart) => ofOneTile.has(part.why);

// What a link calls a part. It stays the same while other tiles move.
export function idOf(part: LensPart, place: number): string {
  if (isOfOneTile(part)) return `${part.why}.${part.tiles[0] ?? 0}`;
  if (part.why === 'corner') return `corner.${part.number + 1}.${part.tiles[0] ?? 0}`;
  if (part.why === 'pattern') return `${part.why}.${letterOf(place)}`;
  return part.why.endsWith('conflict') ? `${part.why}.${part.number + 1}` : part.why;
}

export const letterOf = (place: number) => String.fromCharCode(65 + (place % 26));

const listed = (tiles: readonly (number | string)[]) => tiles.join(', ');
const pairsOf = (part: LensPart) =>
  listed(part.pairs.map(([first, second]) => `${first}–${second}`));

const cellSlots = (cell: number, extent: Extent) => ({
  row: rowOf(cell, extent) + 1,
  column: columnOf(cell, extent) + 1,
});

// How an end of the game goes: which tile is last but one, which is last, and the detours.
export const endsOf = (part: LensPart) =>
  part.pairs.map(([before, last], place) => ({
    before,
    last,
    detours: part.counts[place] ?? 0,
  }));

export function sentenceOf(part: LensPart, place: number, extent: Extent): string {
  const tiles = listed(part.tiles);
  const numbers = [part.tiles.length, part.number + 1, part.pairs.length, part.number];
  const slots = { tiles, numbers, pairs: pairsOf(part) };
  switch (part.why) {
    case 'row-conflict':
      return say('lens-row-conflict', slots);
    case 'column-conflict':
      return say('lens-column-conflict', slots);
    case 'corner':
      return say('lens-corner', { ...slots, ...cellSlots(part.number, extent) });
    case 'last-moves':
      return say(part.tiles.length > 0 ? 'lens-last-moves' : 'lens-last-move', slots);
    case 'rows-changed':
      return say('lens-rows-changed');
    case 'columns-changed':
      return say('lens-columns-changed');
    case 'row-inversions':
      return say('lens-row-inversions', slots);
    case 'column-inversions':
      return say('lens-column-inversions', slots);
    case 'pattern':
      return say('lens-pattern', { ...slots, letter: letterOf(place) });
    default:
      return say('lens-whole');
  }
}

// The side that is looked at: the one that was chosen, or the one that counts.
export function shownSide(sides: readonly LensSide[], chosen: number): number {
  if (chosen >= 0 && chosen < sides.length) return chosen;
  const totals = sides.map(({ total }) => total);
  return Math.max(totals.indexOf(Math.max(...totals)), 0);
}
