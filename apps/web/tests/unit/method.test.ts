// What is asked of the core for what was chosen, drawn from the catalog's own description.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Instance } from '../../src/core/instance.ts';
import {
  isRefused,
  methodOf,
  type Offer,
  refused,
  usualWish,
  type Wish,
  withValue,
} from '../../src/solve/method.ts';
import { sentence, usedName } from '../../src/solve/names.ts';
import { parseWords } from '../../src/words/list.ts';
import { say } from '../../src/words/words.ts';
import { ok, startInstance } from './core_instance.ts';

let core: Instance;
const offerFor = (rows: number, columns: number): Offer => ({
  kind: 'tiles',
  ...ok(core.ask('describe', { rows, columns })),
});
const wish = (over: Partial<Wish>): Wish => ({ ...usualWish, ...over });

beforeAll(async () => {
  core = await startInstance();
});

describe('a method', () => {
  it('is automatic unless something is chosen, with the memory that is usual', () => {
    expect(methodOf(usualWish, offerFor(4, 4))).toEqual({
      algorithm: 'auto',
      heuristic: 'auto',
      optimal: false,
      megabytes: 1024,
    });
  });

  it('names options that are not as usual, and limits', () => {
    let chosen = wish({ algorithm: 'weighted-astar', heuristic: 'manhattan' });
    chosen = withValue(chosen, 'weighted-astar', 'weight', ' 2.5 ');
    chosen = withValue(chosen, 'weighted-astar', 'ties', 'high-g');
    chosen = withValue(chosen, 'limit', 'seconds', '30');
    expect(methodOf(chosen, offerFor(4, 4))).toMatchObject({
      algorithm: 'weighted-astar:weight=2.5',
      heuristic: 'manhattan',
      seconds: 30,
    });
  });

  it('has no heuristic where the algorithm uses none, nor one that does not fit', () => {
    const blind = wish({ algorithm: 'bfs', heuristic: 'manhattan' });
    expect(methodOf(blind, offerFor(4, 4)).heuristic).toBe('auto');
    const large = wish({ algorithm: 'astar', heuristic: 'walking-distance' });
    expect(methodOf(large, offerFor(4, 4)).heuristic).toBe('walking-distance');
    expect(methodOf(large, offerFor(10, 10)).heuristic).toBe('auto');
  });

  it('insists on the optimum only where the choice is automatic', () => {
    expect(methodOf(wish({ optimal: true }), offerFor(5, 5)).optimal).toBe(true);
    expect(methodOf(wish({ optimal: true, algorithm: 'greedy' }), offerFor(5, 5)).optimal).toBe(
      false,
    );
  });

  it('is accepted by the core with every algorithm and every heuristic that fits', () => {
    const offer = offerFor(3, 3);
    const board = '1 2 3 / 4 5 6 / 0 7 8';
    for (const { name: algorithm } of offer.algorithms)
      for (const { name: heuristic } of offer.heuristics) {
        const method = methodOf(wish({ algorithm, heuristic }), offer);
        expect(ok(core.ask('solve', { board, ...method })).length, algorithm).toBe(2);
      }
  });
});

describe('options', () => {
  it('out of range, and words in place of numbers, are refused', () => {
    const range = [1, 1000] as const;
    for (const value of ['0.99', '1000.5', 'x', '-3', '1 2'])
      expect(isRefused({ range }, value)).toBe(true);
    for (const value of ['1', '1000', ' 2.5 ', '']) expect(isRefused({ range }, value)).toBe(false);
    expect(isRefused({}, 'anything')).toBe(false);
  });

  it('are refused only of what is chosen, and of limits', () => {
    const offer = offerFor(4, 4);
    const wrong = withValue(wish({ algorithm: 'weighted-astar' }), 'weighted-astar', 'weight', '0');
    expect(refused(wrong, offer)).toEqual(['weighted-astar.weight']);
    expect(refused({ ...wrong, algorithm: 'ida' }, offer)).toEqual([]);
    expect(refused(withValue(usualWish, 'limit', 'megabytes', '9999'), offer)).toEqual([
      'limit.megabytes',
    ]);
  });
});

describe('names', () => {
  it('are titles for everything in the catalog, and for nothing else', () => {
    const file = new URL('../../../../noyes/data/words/page/en.txt', import.meta.url);
    const words = parseWords(readFileSync(fileURLToPath(file), 'utf8'));
    const titled = [...words.keys()]
      .filter((key) => key.startsWith('about.title.'))
      .map((key) => key.slice(12));
    const { algorithms, heuristics, goals, level_algorithms, level_heuristics } = ok(
      core.ask('describe', { rows: 4, columns: 4 }),
    );
    const ofLevels = [...level_algorithms, ...level_heuristics];
    const all = [...algorithms, ...heuristics, ...goals, ...ofLevels].map((one) => one.name);
    expect(new Set(titled)).toEqual(new Set([...all, 'own'])); // a goal of the player's own
  });

  it('keep the options that were used', () => {
    expect(usedName('weighted-astar:weight=2')).toBe('weighted-astar (weight=2)');
    expect(sentence('lambda is at most Lambda')).toBe(
      `Lambda is at most Lambda${say('full-stop')}`,
    );
  });
});
