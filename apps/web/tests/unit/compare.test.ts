// Ways to search as links write them, and what is concluded from several answers.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Instance } from '../../src/core/instance.ts';
import type { Solution } from '../../src/core/types.ts';
import { type Lane, shortestIn } from '../../src/learn/compare/contest.ts';
import { figuresOf } from '../../src/learn/compare/lane_figures.ts';
import { markOf } from '../../src/learn/compare/lane_words.ts';
import { most, presets, readWay, readWays, writeWays } from '../../src/learn/compare/ways.ts';
import { methodOf, type Offer, usualWish } from '../../src/solve/method.ts';
import { ok, startInstance } from './core_instance.ts';

let core: Instance;
let offer: Offer;

beforeAll(async () => {
  core = await startInstance();
  offer = { kind: 'tiles', ...ok(core.ask('describe', { rows: 3, columns: 3 })) };
});

describe('ways', () => {
  it('are written as they are read', () => {
    const text = 'astar manhattan\nweighted-astar:weight=2 hamming\nbfs\nida:detours=10 zero';
    expect(writeWays(readWays(text, offer), offer)).toBe(text);
  });

  it('that are presets are all known', () => {
    for (const { ways } of presets) {
      const read = readWays(ways, offer);
      expect(writeWays(read, offer)).toBe(ways);
      expect(read.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('are at most four, and never what the catalog does not have', () => {
    expect(readWays(Array(9).fill('bfs').join('\n'), offer)).toHaveLength(most);
    for (const line of ['', 'nobody', 'astar nobody', 'weighted-astar:weight=0 manhattan'])
      expect(readWay(line, offer), line).toBeUndefined();
  });

  it('reach the core as they stand there', () => {
    const way = readWay('weighted-astar:weight=2 hamming', offer) ?? usualWish;
    expect(methodOf(way, offer)).toMatchObject({
      algorithm: 'weighted-astar:weight=2',
      heuristic: 'hamming',
    });
  });
});

const solution = (over: Partial<Solution>) =>
  ({ status: 'solved', length: null, lower_bound: 0, ...over }) as Solution;

describe('the shortest solution', () => {
  it('is what one of them proves', () => {
    const all = [solution({ length: 34 }), solution({ status: 'optimal', length: 30 })];
    expect(shortestIn(all)).toBe(30);
  });

  it('may be proven by two together', () => {
    expect(shortestIn([solution({ length: 30 }), solution({ lower_bound: 30 })])).toBe(30);
  });

  it('is not known by a solution alone', () => {
    expect(shortestIn([solution({ length: 30, lower_bound: 28 })])).toBeUndefined();
    expect(shortestIn([])).toBeUndefined();
  });
});

describe('a way', () => {
  const lane = (over: Partial<Lane>): Lane => ({
    way: usualWish,
    text: 'x',
    admissible: true,
    factor: 1,
    ...over,
  });

  it('is marked by what it promises; an inadmissible heuristic breaks every promise', () => {
    expect(markOf(lane({}))).toBe('safe');
    expect(markOf(lane({ factor: 2 }))).toBe('factor');
    expect(markOf(lane({ factor: null }))).toBe('loose');
    expect(markOf(lane({ admissible: false }))).toBe('unsafe');
    expect(markOf(lane({ admissible: false, factor: null }))).toBe('unsafe');
  });

  it('shows no bound while it searches with estimates that prove none', () => {
    const progress = { milliseconds: 500, generated: 9, stored: 1, bytes: 2, bound: 40 };
    expect(figuresOf(lane({ progress }))?.bound).toBe(40);
    expect(figuresOf(lane({ progress, admissible: false }))?.bound).toBe(0);
    expect(figuresOf(lane({}))).toBeUndefined();
  });
});
