// Measures and paths of the parts of a level, in units of its picture.
import type { Level } from '../core/types.ts';
import { outline } from './outline.ts';
import { type Place, placeOf, type Shape } from './position.ts';

export const unit = 100; // of a cell

const pieceStyle = { unit, inset: 4, radius: 12 };
const goalStyle = { unit, inset: 9, radius: 9 };
const wallStyle = { unit, inset: 0, radius: 6 };

export const pieceOutline = (shape: Shape) => outline(shape.cells, pieceStyle);
export const goalOutline = (shape: Shape) => outline(shape.cells, goalStyle);

export function groundPlaces(level: Level, kind: '#' | '-'): readonly Place[] {
  return [...level.ground].flatMap((one, cell) => (one === kind ? [placeOf(cell, level)] : []));
}

export const wallOutline = (level: Level) => outline(groundPlaces(level, '#'), wallStyle);

// Lines across every cell, so that walls are not told by their colour alone.
export function hatching(places: readonly Place[]): string {
  return places
    .map(({ x, y }) => {
      const [left, top] = [x * unit, y * unit];
      return `M${left} ${top + 50}L${left + 50} ${top}M${left} ${top + 100}L${left + 100} ${top}M${left + 50} ${top + 100}L${left + 100} ${top + 50}`;
    })
    .join('');
}

// The bars of a gate.
export function bars(places: readonly Place[]): string {
  return places
    .map(({ x, y }) =>
      [20, 50, 80]
        .map((bar) => `M${x * unit + bar} ${y * unit + 12}V${y * unit + unit - 12}`)
        .join(''),
    )
    .join('');
}

// The cell of a shape that is nearest to its middle: there its name is written. A shape that is a
// full rectangle has it in the middle.
export function labelPlace(shape: Shape): Place {
  const middle = { x: (shape.columns - 1) / 2, y: (shape.rows - 1) / 2 };
  if (shape.cells.length === shape.rows * shape.columns) return middle;
  const away = ({ x, y }: Place) => Math.hypot(x - middle.x, y - middle.y);
  return [...shape.cells].sort((a, b) => away(a) - away(b))[0] ?? middle;
}

// A star with five points.
export function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const radius = corner % 2 === 0 ? size : size * 0.45;
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
