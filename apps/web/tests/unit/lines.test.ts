import { describe, expect, it } from 'vitest';
import { lineOfMove, linesInView, linesOf } from '../../src/playback/lines.ts';

describe('the lines of a list of moves', () => {
  const stages = [
    { name: 'row 1', from: 0 },
    { name: 'row 2', from: 5 },
  ];

  it('have so many moves each, and the last one the rest', () => {
    expect(linesOf(7, [], 3)).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 6 },
      { from: 6, to: 7 },
    ]);
    expect(linesOf(0, [], 3)).toEqual([]);
  });

  it('begin anew with each stage, which has a line for its name', () => {
    expect(linesOf(7, stages, 3)).toEqual([
      { stage: 'row 1', from: 0, to: 0 },
      { from: 0, to: 3 },
      { from: 3, to: 5 },
      { stage: 'row 2', from: 5, to: 5 },
      { from: 5, to: 7 },
    ]);
  });

  it('are found by their moves', () => {
    const lines = linesOf(1000, stages, 7);
    for (const move of [0, 4, 5, 11, 12, 999]) {
      const line = lines[lineOfMove(lines, move)];
      expect(line?.stage).toBeUndefined();
      expect(line && line.from <= move && move < line.to, String(move)).toBe(true);
    }
    expect(lineOfMove([], 3)).toBe(0);
  });

  it('are drawn only where they are seen', () => {
    expect(linesInView(40_000, 200, 40, 100_000)).toEqual({ first: 996, last: 1009 });
    expect(linesInView(0, 200, 40, 3)).toEqual({ first: 0, last: 3 });
    expect(linesInView(9999, 200, 40, 3).first).toBeLessThanOrEqual(3);
  });
});
