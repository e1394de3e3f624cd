// How tiles look, on every board: plain, in the colours that speed players use, or with a picture.
import type { Extent } from '../core/types.ts';
import { cover, type Picture } from '../pictures/cover.ts';
import { picture } from '../pictures/picture.ts';
import { type Scheme, settings } from '../state/settings.ts';
import { columnOf, rowOf } from './geometry.ts';

export interface TileLook {
  readonly name: string; // a class, with a space before it
  readonly numbers: boolean;
  readonly style: (tile: number) => Readonly<Record<string, string>>;
}

// Which of how many colours a tile with that home has. The fringe is a row and a column at once:
// what is solved together has one colour.
export function colourOf(home: number, scheme: Scheme, extent: Extent) {
  const row = rowOf(home, extent);
  if (scheme === 'rows') return { colour: row, of: extent.rows };
  return {
    colour: Math.min(row, columnOf(home, extent)),
    of: Math.min(extent.rows, extent.columns),
  };
}

function hueOf(home: number, scheme: Scheme, extent: Extent): string {
  const { colour, of } = colourOf(home, scheme, extent);
  return String(Math.round((360 * colour) / of));
}

function pictured(shown: Picture, extent: Extent, homes: ReadonlyMap<number, number>): TileLook {
  return {
    name: ' pictured',
    numbers: settings.pictureNumbers.value === 'on',
    style: (tile) => cover(shown, extent, homes.get(tile) ?? 0),
  };
}

export function tileLook(extent: Extent, goal: readonly number[]): TileLook {
  const homes = new Map(goal.map((tile, cell) => [tile, cell]));
  const shown = picture.value;
  if (shown) return pictured(shown, extent, homes);
  const scheme = settings.scheme.value;
  if (scheme === 'plain') return { name: '', numbers: true, style: () => ({}) };
  return {
    name: ' coloured',
    numbers: true,
    style: (tile) => ({ '--hue': hueOf(homes.get(tile) ?? 0, scheme, extent) }),
  };
}
