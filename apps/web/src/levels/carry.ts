// A piece that follows the finger: it goes along free ways and round corners, never through anything.
import type { IsFree, Place } from './position.ts';

export interface Carried {
  readonly at: Place; // where it would be put down
  readonly shift: Place; // how far it has left that place, -0.5 to 0.5 of a cell each way
}

const half = 0.5;
const toward = (amount: number) => Math.sign(amount);

// One cell closer to the wish: the longer way first, else the other one.
function closer(at: Place, wish: Place, free: IsFree): Place | undefined {
  const dx = wish.x - at.x;
  const dy = wish.y - at.y;
  const sideways = Math.abs(dx) > half ? [{ x: at.x + toward(dx), y: at.y }] : [];
  const upDown = Math.abs(dy) > half ? [{ x: at.x, y: at.y + toward(dy) }] : [];
  const ways = Math.abs(dx) > Math.abs(dy) ? [...sideways, ...upDown] : [...upDown, ...sideways];
  return ways.find(({ x, y }) => free(x, y));
}

function shiftFrom(at: Place, wish: Place, free: IsFree): Place {
  const dx = wish.x - at.x;
  const dy = wish.y - at.y;
  const [sx, sy] = [toward(dx), toward(dy)];
  const x = free(at.x + sx, at.y) ? dx : 0;
  const y = free(at.x, at.y + sy) ? dy : 0;
  if (x === 0 || y === 0 || free(at.x + sx, at.y + sy)) return { x, y };
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}

// From where the piece was at the last movement of the finger; `wish` is where its corner would be if
// nothing stood in its way.
export function carry(from: Place, wish: Place, free: IsFree): Carried {
  let at = from;
  for (let next = closer(at, wish, free); next; next = closer(at, wish, free)) at = next;
  return { at, shift: shiftFrom(at, wish, free) };
}
