// Levels: names, lengths, order, paths, scores.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Level } from '../../src/core/types.ts';
import { better, readScores } from '../../src/levels/best_scores.ts';
import { BlockPath } from '../../src/levels/block_path.ts';
import { difficultyOf, optimumOf } from '../../src/levels/difficulty.ts';
import { shownLevels } from '../../src/levels/gallery_filter.ts';
import { lengthsOf, parseMoves } from '../../src/levels/lengths.ts';
import { namesOf } from '../../src/levels/level_names.ts';
import { firstCorners } from '../../src/levels/position.ts';
import { ok, startInstance } from './core_instance.ts';

let levels: readonly Level[];
const level = (id: string) => levels.find((one) => one.id === id) as Level;

beforeAll(async () => {
  levels = ok((await startInstance()).ask('levels', {}));
});

describe('names', () => {
  it('have a Latin title beside their own name', () => {
    expect(namesOf(level('hrd-01'))).toEqual({
      title: 'Heng Dao Li Ma',
      own: '横刀立马',
      note: "Klotski / Forget-me-not / L'Ane Rouge",
    });
    expect(namesOf(level('hrd-02'))).toEqual({
      title: 'Zhi Hui Ruo Ding',
      own: '指挥若定',
      note: '',
    });
    expect(namesOf(level('gnome-rome')).title).toBe('Rome');
    for (const one of levels)
      expect(namesOf(one).title, one.id).toMatch(/^[\p{Script=Latin}\p{N}]/u);
  });
});

describe('the three ways of counting', () => {
  it('join steps of one piece, steps of one direction, or none', () => {
    const moves = parseMoves('B:RD A:L A:L');
    expect(lengthsOf(moves)).toEqual({ moves: 2, straight: 3, steps: 4 });
    expect(lengthsOf([])).toEqual({ moves: 0, straight: 0, steps: 0 });
    expect(parseMoves('::U')).toEqual([{ piece: ':', path: 'U' }]);
  });
});

describe('the gallery', () => {
  it('finds names in any letters, with and without accents', () => {
    const found = (search: string) =>
      shownLevels(levels, { search, difficulty: 'all', order: 'collection' }).map(({ id }) => id);
    expect(found('横刀')).toEqual(['hrd-01']);
    expect(found("l'âne rouge")).toEqual(['hrd-01']);
    expect(found('layton').length).toBe(levels.filter(({ id }) => id.startsWith('layton-')).length);
    expect(found('no such level')).toEqual([]);
  });
  it('orders by the published lengths, what is not known last', () => {
    const ordered = shownLevels(levels, { search: '', difficulty: 'all', order: 'difficulty' });
    const lengths = ordered.map((one) => optimumOf(one, 'moves') ?? Number.POSITIVE_INFINITY);
    expect(lengths).toEqual([...lengths].sort((a, b) => (a === b ? 0 : a - b)));
    expect(lengths[0]).toBe(5);
    expect(difficultyOf(level('layton-24'))).toBe('extreme'); // 172
    expect(difficultyOf(level('layton-01'))).toBe('easy'); // 10
  });
});

describe('a solution as a path', () => {
  it('ends where the pieces have to be', async () => {
    const core = await startInstance('levels');
    for (const id of ['rush-beginner', 'layton-01', 'gnome-bone']) {
      const one = level(id);
      const answer = ok(core.ask('solve_level', { level: id, metric: 'moves', optimal: true }));
      const path = new BlockPath(one, firstCorners(one), answer.moves ?? '');
      expect(path.length).toBe(optimumOf(one, 'moves'));
      expect(path.state(0)).toEqual(firstCorners(one));
      for (const { piece, corner } of one.targets)
        expect(path.state(path.length)[piece], id).toBe(corner);
    }
  });
});

describe('scores', () => {
  const score = { moves: 5, straight: 6, steps: 7 };
  it('keep the least of each way of counting', () => {
    expect(better({ moves: 4, straight: 8, steps: 9 }, score)).toEqual({
      moves: 4,
      straight: 6,
      steps: 7,
    });
    expect(better(undefined, score)).toEqual(score);
  });
  it('leave out what nobody could have played', () => {
    const kept = { a: score, b: { moves: -1, straight: 1, steps: 1 }, c: 'x', d: null, e: {} };
    expect(readScores(kept)).toEqual({ a: score });
    expect(readScores('nonsense')).toEqual({});
    expect(readScores(null)).toEqual({});
  });
});
