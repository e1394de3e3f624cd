// Where the pieces of a level are, and where one of them may stand. The core has the last word on
// every move; this is what a drag needs while it lasts.
import type { Extent, Level } from '../core/types.ts';

export interface Place {
  readonly x: number; // columns from the left
  readonly y: number; // rows from the top
}

// A piece without its place: its cells counted from the corner of the rectangle around them.
export interface Shape extends Extent {
  readonly cells: readonly Place[];
}

export const placeOf = (cell: number, extent: Extent): Place => ({
  x: cell % extent.columns,
  y: Math.floor(cell / extent.columns),
});

export const cellOf = ({ x, y }: Place, extent: Extent) => y * extent.columns + x;

function cornerPlace(cells: readonly number[], extent: Extent): Place {
  const places = cells.map((cell) => placeOf(cell, extent));
  return {
    x: Math.min(...places.map(({ x }) => x)),
    y: Math.min(...places.map(({ y }) => y)),
  };
}

// As the level begins.
export const firstCorners = (level: Level): readonly number[] =>
  level.pieces.map(({ cells }) => cellOf(cornerPlace(cells, level), level));

function makeShape(cells: readonly number[], extent: Extent): Shape {
  const corner = cornerPlace(cells, extent);
  const places = cells
    .map((cell) => placeOf(cell, extent))
    .map(({ x, y }) => ({ x: x - corner.x, y: y - corner.y }));
  return {
    cells: places,
    columns: 1 + Math.max(...places.map(({ x }) => x)),
    rows: 1 + Math.max(...places.map(({ y }) => y)),
  };
}

const known = new WeakMap<Level, readonly Shape[]>();

// Of each piece.
export function shapesOf(level: Level): readonly Shape[] {
  const shapes = known.get(level) ?? level.pieces.map(({ cells }) => makeShape(cells, level));
  known.set(level, shapes);
  return shapes;
}

export type IsFree = (x: number, y: number) => boolean;

const nowhere: IsFree = () => false;

// By the rule of Rush Hour a piece stays in its line; one that is a square stays where it is.
function inLine(level: Level, shape: Shape, from: Place): IsFree {
  if (level.rule === 'free') return () => true;
  if (shape.rows === shape.columns) return nowhere;
  return shape.columns > shape.rows ? (_, y) => y === from.y : (x) => x === from.x;
}

// Where a piece may stand with its corner while all others stay; whether a way leads there is
// another question.
export function freeFor(level: Level, corners: readonly number[], piece: number): IsFree {
  const shapes = shapesOf(level);
  const shape = shapes[piece];
  const from = corners[piece];
  if (!shape || from === undefined) return nowhere;
  const taken = new Set<number>();
  shapes.forEach((other, number) => {
    if (number === piece) return;
    const corner = placeOf(corners[number] ?? 0, level);
    for (const { x, y } of other.cells)
      taken.add(cellOf({ x: corner.x + x, y: corner.y + y }, level));
  });
  const opensGates = level.targets.some((target) => target.piece === piece);
  const ground = (cell: number) =>
    level.ground[cell] === '.' || (opensGates && level.ground[cell] === '-');
  const rule = inLine(level, shape, placeOf(from, level));
  return (x, y) =>
    rule(x, y) &&
    x >= 0 &&
    y >= 0 &&
    x + shape.columns <= level.columns &&
    y + shape.rows <= level.rows &&
    shape.cells.every((one) => {
      const cell = cellOf({ x: x + one.x, y: y + one.y }, level);
      return ground(cell) && !taken.has(cell);
    });
}
