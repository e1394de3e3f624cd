// Which of two solutions is the better one.
import type { Solution } from '../core/types.ts';

// Shorter, or as short and proven.
export function isBetter(next: Solution, known: Solution | undefined): boolean {
  if (next.length === null) return false;
  if (!known || known.length === null || next.length < known.length) return true;
  return next.length === known.length && next.lower_bound > known.lower_bound;
}

// A proof of one search holds for the solution of the other.
export function joined(best: Solution, lowerBound: number): Solution {
  const bound = Math.max(best.lower_bound, lowerBound);
  if (best.length === null || bound < best.length) return { ...best, lower_bound: bound };
  return { ...best, lower_bound: best.length, status: 'optimal' };
}
