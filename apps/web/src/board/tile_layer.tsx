// The tiles as they are seen. Each is one element that slides when its cell changes.
import type { Extent } from '../core/types.ts';
import { columnOf, rowOf } from './geometry.ts';
import { tileLook } from './tile_look.ts';
import type { Drag } from './use_drag.ts';

interface Props {
  readonly extent: Extent;
  readonly tiles: readonly number[];
  readonly goal: readonly number[];
  readonly drag: Drag | undefined;
}

function shift(cell: number, drag: Drag | undefined): readonly [number, number] {
  if (!drag?.cells.includes(cell)) return [0, 0];
  const { way, part } = drag;
  if (way === 'R' || way === 'L') return [way === 'R' ? part : -part, 0];
  return [0, way === 'D' ? part : -part];
}

export function TileLayer({ extent, tiles, goal, drag }: Props) {
  const cells = tiles.map((tile, cell) => ({ tile, cell })).filter(({ tile }) => tile !== 0);
  const look = tileLook(extent, goal);
  cells.sort((a, b) => a.tile - b.tile); // so that elements stay and only their places change
  return (
    <div class="tiles" aria-hidden="true">
      {cells.map(({ tile, cell }) => {
        const [dx, dy] = shift(cell, drag);
        const x = columnOf(cell, extent) + dx;
        const y = rowOf(cell, extent) + dy;
        const home = goal[cell] === tile ? ' at-home' : '';
        const held = drag?.cells.includes(cell) ? ' held' : '';
        return (
          <div
            key={tile}
            class={`tile${home}${held}${look.name}`}
            style={{ ...look.style(tile), transform: `translate(${x * 100}%, ${y * 100}%)` }}
          >
            <span class="tile-face">{look.numbers && <span class="tile-number">{tile}</span>}</span>
          </div>
        );
      })}
    </div>
  );
}
