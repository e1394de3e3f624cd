// The outline of any shape of cells as the path of an SVG, drawn a little inside of them and with
// round corners.
//
//   edges run clockwise, so the inside is always on the right hand:
//
//      > > > v
//      ^     v
//      ^ < < <
import type { Place } from './position.ts';

interface Edge {
  readonly from: Place;
  readonly to: Place;
}

export interface Style {
  readonly unit: number; // of a cell
  readonly inset: number; // all others in the same measure
  readonly radius: number;
}

const key = ({ x, y }: Place) => `${x},${y}`;

function edgesOf(cells: readonly Place[]): readonly Edge[] {
  const inside = new Set(cells.map(key));
  return cells.flatMap(({ x, y }) => {
    const corners = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ] as const;
    const beyond = [
      { x, y: y - 1 },
      { x: x + 1, y },
      { x, y: y + 1 },
      { x: x - 1, y },
    ];
    return beyond.flatMap((neighbour, side) => {
      const from = corners[side];
      const to = corners[(side + 1) % 4];
      return from && to && !inside.has(key(neighbour)) ? [{ from, to }] : [];
    });
  });
}

const direction = ({ from, to }: Edge): Place => ({ x: to.x - from.x, y: to.y - from.y });

// Where two cells touch with their corners only, the way turns right and so stays with its cell.
function follow(edge: Edge, left: Edge[]): Edge | undefined {
  const way = direction(edge);
  const right = { x: -way.y, y: way.x };
  const next = left.filter(({ from }) => key(from) === key(edge.to));
  const chosen = next.find((one) => key(direction(one)) === key(right)) ?? next[0];
  if (chosen) left.splice(left.indexOf(chosen), 1);
  return chosen;
}

function loopsOf(cells: readonly Place[]): readonly (readonly Edge[])[] {
  const left = [...edgesOf(cells)];
  const loops: Edge[][] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const loop = [first];
    for (let next = follow(first, left); next; next = follow(next, left)) loop.push(next);
    loops.push(loop);
  }
  return loops;
}

function corner(before: Edge, after: Edge, { unit, inset, radius }: Style): string {
  const [a, b] = [direction(before), direction(after)];
  if (key(a) === key(b)) return '';
  const x = after.from.x * unit - (a.y + b.y) * inset;
  const y = after.from.y * unit + (a.x + b.x) * inset;
  const begin = `${x - a.x * radius} ${y - a.y * radius}`;
  return `${begin}Q${x} ${y} ${x + b.x * radius} ${y + b.y * radius}`;
}

export function outline(cells: readonly Place[], style: Style): string {
  return loopsOf(cells)
    .map((loop) => {
      const corners = loop
        .map((edge, place) => corner(loop.at(place - 1) ?? edge, edge, style))
        .filter((text) => text !== '');
      return `M${corners.join('L')}Z`;
    })
    .join('');
}
