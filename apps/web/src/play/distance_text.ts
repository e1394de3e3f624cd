import type { Distance } from '../core/types.ts';

// "34" where it is proven, "34–38" where only a way is known.
export function distanceText({ at_least, at_most }: Distance, say: (n: number) => string): string {
  return at_least === at_most ? say(at_most) : `${say(at_least)}–${say(at_most)}`;
}
