// What the experiments ask of the core, and what they draw of it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Instance } from '../../src/core/instance.ts';
import { programFor } from '../../src/core/requests.ts';
import { linearScale, logScale, roundStep, scaleFor } from '../../src/learn/chart/scale.ts';
import { areaDots } from '../../src/learn/experiments/area.ts';
import { contourDots, contourLines } from '../../src/learn/experiments/contours.ts';
import { estimateDots, meansOf } from '../../src/learn/experiments/overestimates.ts';
import { stopNamed, stops } from '../../src/learn/experiments/weights.ts';
import { failure, ok, startInstance } from './core_instance.ts';

let core: Instance;
let page: Instance;
const board = '5 3 6 / 4 0 7 / 1 8 2'; // of an 8-puzzle study: 22 moves

beforeAll(async () => {
  core = await startInstance(programFor('distances'));
  page = await startInstance();
});

describe('distances', () => {
  // Reinefeld 1993: 181,440 boards, two of them 31 moves away, 21.97 on average.
  it('of all 8-puzzles are the known ones', () => {
    const found = ok(core.ask('distances', { rows: 3, columns: 3, board }));
    expect(found.boards).toBe(181_440);
    expect(found.boards_at).toHaveLength(32);
    expect(found.boards_at.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(found.boards_at[31]).toBe(2);
    expect(found.farthest).toHaveLength(2);
    expect(found.mean).toBeCloseTo(21.97, 2);
    expect(found.distance).toBe(22);
  });

  it.each([
    [2, 3, 360, 21],
    [3, 2, 360, 21],
    [2, 4, 20_160, 36],
    [2, 5, 1_814_400, 55],
  ])('of %ix%i are known, too', (rows, columns, boards, farthest) => {
    const found = ok(core.ask('distances', { rows, columns }));
    expect(found.boards).toBe(boards);
    expect(found.boards_at.length - 1).toBe(farthest);
    expect(found.distance).toBeNull();
  });

  it('to the snail goal reach 30', () => {
    const found = ok(core.ask('distances', { rows: 3, columns: 3, goal: 'snail' }));
    expect(found.boards_at[30]).toBe(148);
    expect(found.boards_at).toHaveLength(31);
    expect(found.mean).toBeCloseTo(21.5, 2);
  });

  it('are not asked of larger boards', () => {
    expect(failure(core.ask('distances', { rows: 4, columns: 4 })).text).toBe('rows');
    const other = { rows: 3, columns: 3, board: '1 2 3 / 4 5 0' };
    expect(failure(core.ask('distances', other)).text).toBe('board');
  });
});

describe('admissibility', () => {
  it.each([
    ['naive-manhattan', 4650],
    ['naive-conflict', 7],
    ['naive-corners', 482],
    ['naive-last-move', 1560],
    ['manhattan', 0],
    ['linear-conflict', 0],
  ])('%s overestimates %i of the 8-puzzles', (heuristic, overestimated) => {
    const found = ok(core.ask('admissibility', { rows: 3, columns: 3, heuristic }));
    expect(found.boards).toBe(181_440);
    expect(found.overestimated).toBe(overestimated);
    expect(found.says_admissible).toBe(overestimated === 0);
    expect(found.worst === null).toBe(overestimated === 0);
    const over = estimateDots(found.counts, () => '').filter(({ shape }) => shape === 'cross');
    expect(over.length > 0).toBe(overestimated > 0);
    expect(meansOf(found.counts).distance).toBeCloseTo(21.97, 2);
  });

  it('is refused where not all boards can be looked at', () => {
    const large = { rows: 4, columns: 4, heuristic: 'manhattan' };
    expect(failure(core.ask('admissibility', large)).text).toBe('rows');
  });
});

describe('stops', () => {
  const count = (algorithm: string) =>
    ok(page.ask('solve', { board, algorithm, heuristic: 'manhattan' })).stats.expanded;
  const seen = (place: number) =>
    ok(
      core.ask('expansions', {
        board,
        algorithm: stops[place]?.algorithm ?? '',
        heuristic: 'manhattan',
      }),
    );

  it('end with uniform cost and with greedy search', () => {
    expect(seen(0).stats.expanded).toBe(count('uniform'));
    expect(seen(stops.length - 1).stats.expanded).toBe(count('greedy'));
    expect(seen(stopNamed('1')).stats.expanded).toBe(count('astar'));
  });

  it('are found by the names that links have', () => {
    expect(stops.map(({ name }) => name)).toEqual('uniform 1 1.2 1.5 2 3 5 10 greedy'.split(' '));
    stops.forEach(({ name }, place) => void expect(stopNamed(name)).toBe(place));
    expect(stopNamed('nobody')).toBe(stopNamed('1'));
  });

  it('are drawn with a dot for all boards and one for those expanded', () => {
    const greedy = seen(stops.length - 1);
    const dots = areaDots(greedy);
    const filled = dots.filter(({ colour }) => colour === '--accent');
    expect(greedy.expanded.flat().reduce((sum, one) => sum + one, 0)).toBe(greedy.stats.expanded);
    expect(filled).toHaveLength(greedy.expanded.flat().filter((one) => one > 0).length);
    expect(filled.length).toBeLessThan(dots.length - filled.length);
  });
});

describe('contours', () => {
  it('are filled in the order of time', () => {
    const early = [0, 5, 1, 1, 1] as const;
    const late = [1, 4, 2, 2, 3] as const;
    const shapes = (until: number) =>
      contourDots([early, late], until, () => '').map(({ shape }) => shape);
    expect(shapes(0)).toEqual(['ring', 'ring']);
    expect(shapes(1)).toEqual(['square', 'ring']);
    expect(shapes(3)).toEqual(['square', 'square']);
  });

  it('have lines along which g + W h is the same, and f*', () => {
    const contours = [
      [0, 6, 1, 1, 1],
      [4, 4, 1, 2, 2],
      [8, 0, 1, 3, 3],
    ] as const;
    for (const weight of [1, 2, 5]) {
      const lines = contourLines(contours, weight, 8);
      const strong = lines.filter((line) => line.strong);
      expect(strong).toHaveLength(1);
      for (const { from, to, label, strong: optimum } of lines) {
        const w = optimum ? 1 : weight;
        const f = optimum ? 8 : Number(label);
        expect(from[0] + w * from[1]).toBeCloseTo(f);
        expect(to[0] + w * to[1]).toBeCloseTo(f);
      }
    }
    expect(contourLines(contours, Number.POSITIVE_INFINITY, undefined)).toEqual([]);
  });
});

describe('scales', () => {
  it('have round steps', () => {
    expect([0.3, 1, 1.5, 3, 7, 70].map(roundStep)).toEqual([0.5, 1, 2, 5, 10, 100]);
  });

  it('are logarithmic where figures differ much', () => {
    expect(scaleFor([10, 20, 100]).logarithmic).toBe(false);
    expect(scaleFor([10, 20, 100_000]).logarithmic).toBe(true);
    expect(scaleFor([0, 0]).logarithmic).toBe(false);
  });

  it('place figures between both ends', () => {
    expect(linearScale(50).place(25)).toBe(0.5);
    expect(linearScale(50).place(80)).toBe(1);
    const log = logScale([10, 1000]);
    expect(log.place(100)).toBeCloseTo(0.5);
    expect(log.place(0)).toBe(0);
    expect(log.ticks(3).map(({ value }) => value)).toEqual([10, 100, 1000]);
  });
});
