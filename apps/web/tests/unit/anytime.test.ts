import { describe, expect, it } from 'vitest';
import type { Solution } from '../../src/core/types.ts';
import { isBetter } from '../../src/solver/better.ts';

const solution = (length: number | null, lower_bound: number) =>
  ({ length, lower_bound }) as Solution;

describe('of two solutions', () => {
  it('the shorter one is better, then the one with the better proof', () => {
    expect(isBetter(solution(40, 0), undefined)).toBe(true);
    expect(isBetter(solution(40, 0), solution(50, 30))).toBe(true);
    expect(isBetter(solution(50, 30), solution(40, 0))).toBe(false);
    expect(isBetter(solution(40, 40), solution(40, 30))).toBe(true);
    expect(isBetter(solution(40, 30), solution(40, 30))).toBe(false);
  });
  it('one that is none is never better', () => {
    expect(isBetter(solution(null, 35), undefined)).toBe(false);
  });
});
