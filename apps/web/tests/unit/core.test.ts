// The binding: requests are answered as the library answers them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Instance } from '../../src/core/instance.ts';
import type { Progress } from '../../src/core/types.ts';
import { failure, ok, startInstance } from './core_instance.ts';

let core: Instance;

beforeAll(async () => {
  core = await startInstance();
});

describe('the catalog', () => {
  it('describes itself with ranges, defaults and promises', () => {
    const catalog = ok(core.ask('describe', { rows: 4, columns: 4 }));
    const names = catalog.algorithms.map((one) => one.name);
    expect(names).toContain('ida');
    expect(names).toContain('alpha-astar');
    for (const entry of [
      ...catalog.algorithms,
      ...catalog.heuristics,
      ...catalog.level_algorithms,
    ]) {
      expect(entry.summary.length, entry.name).toBeGreaterThan(10);
      for (const option of entry.options)
        expect([option.choices, option.word, option.range].filter(Boolean).length).toBe(1);
    }
    expect(catalog.algorithms.find((one) => one.name === 'astar')?.factor).toBe(1);
    expect(catalog.algorithms.find((one) => one.name === 'greedy')?.factor).toBeNull();
    expect(catalog.goals[0]?.board.text).toBe('1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0');
  });

  it('promises by the options that were chosen, and refuses those that are not possible', () => {
    const promise = (algorithm: string) => core.ask('promise', { kind: 'tiles', algorithm });
    expect(ok(promise('weighted-astar:weight=2')).factor).toBe(2);
    expect(ok(promise('dynamic-astar:epsilon=0.5')).factor).toBe(1.5);
    expect(ok(promise('greedy')).factor).toBeNull();
    expect(failure(promise('weighted-astar:weight=0.5')).code).toBe('bad-option-value');
    expect(failure(promise('alpha-astar:lambda=7')).code).toBe('options-disagree');
    expect(failure(core.ask('promise', { kind: 'blocks', algorithm: 'ida' })).code).toBe(
      'unknown-algorithm',
    );
  });

  it('says which heuristics are too large for a size', () => {
    const fits = (rows: number, columns: number) =>
      ok(core.ask('describe', { rows, columns })).heuristics.find((one) => one.name === 'pdb')
        ?.fits;
    expect(fits(4, 4)).toBe(true);
    expect(fits(10, 10)).toBe(false);
  });
});

describe('texts', () => {
  it('are read as boards or as levels', () => {
    const board = ok(core.ask('parse', { text: '120483765' }));
    expect(board).toMatchObject({
      kind: 'tiles',
      board: { rows: 3, text: '1 2 0 / 4 8 3 / 7 6 5' },
    });
    const level = ok(core.ask('parse', { text: '1A9BF0C' }));
    expect(level).toMatchObject({ kind: 'blocks', level: { rows: 5, columns: 4 } });
  });

  it('that are wrong are told with their place', () => {
    const error = failure(core.ask('parse', { text: '1 2 3\n4 5 5\n7 8 0' }));
    expect(error).toMatchObject({ code: 'duplicate-tile', line: 2, column: 5, numbers: [5, 2, 3] });
  });
});

describe('a board of one’s own', () => {
  it('that cannot be solved is explained and mended', () => {
    const setup = ok(core.ask('setup', { text: '1 2 3 / 4 5 6 / 8 7 0' }));
    expect(setup.problems.map((one) => one.code)).toEqual(['odd-pairs']);
    expect(setup.fixes.map((one) => one.code)).toEqual(['fix-exchange']);
    const fixed = setup.fixed?.text ?? '';
    expect(ok(core.ask('check', { board: fixed })).solvability.solvable).toBe(true);
  });

  it('may have empty cells', () => {
    const cells = [1, 2, 3, 4, null, 6, 7, 7, 0];
    const setup = ok(core.ask('setup', { rows: 3, columns: 3, cells }));
    expect(new Set(setup.problems.map((one) => one.code))).toEqual(
      new Set(['empty-cell', 'second-tile', 'missing-tile']),
    );
    expect(setup.fixed).not.toBeNull();
  });
});

describe('generating', () => {
  it('gives the same board for the same seed, and exact distances', () => {
    const given = { rows: 3, columns: 3, seed: 7, distance: 31 };
    const board = ok(core.ask('generate', given));
    expect(ok(core.ask('generate', given)).text).toBe(board.text);
    const solved = ok(core.ask('solve', { board: board.text }));
    expect([solved.status, solved.length]).toEqual(['optimal', 31]); // the farthest 8-puzzles
  });
});

describe('solving', () => {
  it('counts Korf’s twelfth board as published', () => {
    const board = '14 1 9 6 / 4 8 12 5 / 7 2 3 0 / 10 11 13 15';
    const given = { board, goal: 'blank-first', algorithm: 'ida', heuristic: 'manhattan' };
    const solved = ok(core.ask('solve', given));
    expect(solved.length).toBe(45);
    expect(solved.stats.generated + 1).toBe(546_344); // the root is counted in the paper
    const replay = ok(
      core.ask('replay', { board, goal: 'blank-first', moves: solved.moves ?? '' }),
    );
    expect([replay.legal, replay.solved, replay.pushed.length]).toEqual([true, true, 45]);
  });

  it('tells how far it is, and keeps its limits', async () => {
    const told: Progress[] = [];
    const listening = await startInstance('page', (progress) => told.push(progress));
    const board = '14 5 9 2 18 8 23 19 12 17 15 0 10 20 4 6 11 21 1 7 24 3 16 22 13';
    const limits = { seconds: 1, megabytes: 64 };
    const method = { algorithm: 'astar', heuristic: 'manhattan' };
    const solved = ok(listening.ask('solve', { board, goal: 'blank-first', ...method, ...limits }));
    expect(solved.status).toBe('limit');
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((one) => one.bytes <= 64 * 2 ** 20)).toBe(true);
    expect(listening.memoryBytes).toBeLessThan(128 * 2 ** 20);
  });

  it('names the stages of a large board', () => {
    const board = ok(core.ask('generate', { rows: 10, columns: 10, seed: 1 })).text;
    const solved = ok(core.ask('solve', { board, algorithm: 'layers' }));
    expect(solved.status).toBe('solved');
    const moves = solved.stages.reduce((sum, stage) => sum + stage.moves, 0);
    expect(moves).toBe(solved.length);
    expect(solved.stages[0]?.name.code).toBe('stage-row');
  });

  it('finds the published length of the first Klotski level', async () => {
    const levels = await startInstance('levels');
    const solved = ok(levels.ask('solve_level', { level: 'hrd-01', metric: 'moves' }));
    expect([solved.status, solved.length]).toEqual(['optimal', 81]);
  });
});

describe('a game', () => {
  const start = '1 2 3 / 4 5 6 / 0 7 8';

  it('is played, undone, saved and finished', () => {
    const { game } = ok(core.ask('game_new', { kind: 'tiles', board: start, now: 0 }));
    const pushed = ok(core.ask('game_turn', { game, cell: 7, now: 1000 }));
    expect([pushed.done, pushed.view.counts.moves, pushed.view.timed]).toEqual([true, 1, true]);
    ok(core.ask('game_act', { game, action: 'undo', now: 1500 }));
    const line = ok(core.ask('game_turn', { game, cell: 8, now: 2000 }));
    expect([line.view.finished, line.view.counts.moves, line.view.time]).toEqual([true, 2, 1000]);
    const saved = ok(core.ask('game_save', { game, now: 3000 })).text;
    const loaded = ok(core.ask('game_load', { text: saved, now: 0 }));
    expect(loaded.finished).toBe(true);
    const score = ok(core.ask('game_score', { game, finished: 1_763_294_400 })).text;
    const summary = ok(core.ask('summarise', { text: score })).puzzles[0];
    expect(summary).toMatchObject({ puzzle: 'tiles 3x3 blank-last', games: 1, best_time: 1000 });
  });

  it('knows the way on after a search, and believes no wrong one', () => {
    const { game } = ok(core.ask('game_new', { kind: 'tiles', board: start, now: 0 }));
    const question = ok(core.ask('game_inquire', { game }));
    if (question.request !== 'solve') throw new Error('a tile board was asked about');
    const { inquiry, board, goal } = question;
    const solved = ok(core.ask('solve', { board, goal }));
    const wrong = { game, now: 0, inquiry, moves: 'R', lower_bound: 1 };
    expect(failure(core.ask('game_deliver', wrong)).code).toBe('web-wrong-advice');
    const right = { ...wrong, moves: solved.moves ?? '', lower_bound: solved.lower_bound };
    ok(core.ask('game_turn', { game, way: 'U', now: 10 })); // a stray move meanwhile
    expect(ok(core.ask('game_deliver', right)).view.distance).toEqual({ at_least: 1, at_most: 3 });
    expect(ok(core.ask('game_hint', { game, most: 2 })).moves).toBe('DR');
  });

  it('of sliding blocks moves pieces and follows the metric', () => {
    const made = ok(
      core.ask('game_new', { kind: 'blocks', level: 'hrd-01', metric: 'moves', now: 0 }),
    );
    if (made.kind !== 'blocks') throw new Error('a level was asked for');
    const piece = made.steps.findIndex((ways) => ways.includes('R'));
    const moved = ok(core.ask('game_turn', { game: made.game, piece, path: 'R', now: 5 }));
    expect([moved.done, moved.view.counts.moves]).toEqual([true, 1]);
    const illegal = ok(core.ask('game_turn', { game: made.game, piece: 0, path: 'U', now: 6 }));
    expect(illegal.done).toBe(false);
  });

  it('is reviewed: where moves were lost', () => {
    const { game } = ok(core.ask('game_new', { kind: 'tiles', board: start, now: 0 }));
    for (const way of ['U', 'D', 'R', 'R']) ok(core.ask('game_turn', { game, way, now: 0 }));
    const text = ok(core.ask('game_save', { game, now: 0 })).text;
    expect(ok(core.ask('review', { text }))).toEqual({ optimum: 2, lost: [2, 0, 0, 0] });
  });
});

describe('lessons', () => {
  it('bring every tile home, one stage after the other', () => {
    const board = ok(core.ask('generate', { rows: 4, columns: 4, seed: 3 })).text;
    const { lessons, done } = ok(core.ask('lessons', { board }));
    expect(done).toBe(0);
    const moves = lessons.map((lesson) => lesson.moves).join('');
    expect(ok(core.ask('replay', { board, moves })).solved).toBe(true);
  });
});

describe('codes', () => {
  it('of the binding all have a sentence', () => {
    const read = (path: string) =>
      readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
    const codes = [...read('core/codes.hpp').matchAll(/"(web-[a-z-]+)"/g)].map((one) => one[1]);
    expect(codes.length).toBeGreaterThan(5);
    const words = read('../../noyes/data/words/page/en.txt');
    for (const code of codes) expect(words).toContain(`\n${code} = `);
  });
});

describe('a game of blocks', () => {
  // B would have to pass the gate to let A by, and may not; A stands on it when a solver is asked.
  const level = '[level]\nid: gated\ngrid:\nBA-.\n##..\nend\ngoal: A 0 0\n';

  it('remembers the gate that a piece stands on', async () => {
    const { game } = ok(core.ask('game_new', { kind: 'blocks', level, metric: 'moves', now: 0 }));
    const piece = ok(core.ask('parse', { text: level }));
    if (piece.kind !== 'blocks') throw new Error('not a level');
    const a = piece.level.pieces.findIndex(({ name }) => name === 'A');
    expect(ok(core.ask('game_turn', { game, piece: a, path: 'R', now: 1 })).done).toBe(true);
    const { request, ...question } = ok(core.ask('game_inquire', { game }));
    expect(request).toBe('solve_level');
    if (!('level' in question)) throw new Error('not about a level');
    const levels = await startInstance('levels');
    expect(ok(levels.ask('solve_level', question)).status).toBe('unsolvable');
  });

  it('is solved from where the pieces are', async () => {
    const levels = await startInstance('levels');
    const free = '[level]\nid: free\ngrid:\nA..\nend\ngoal: A 0 2\n';
    const steps = (at: string) =>
      levels.ask('solve_level', { level: free, at, metric: 'steps', optimal: true });
    expect(ok(steps('A..')).length).toBe(2);
    expect(ok(steps('.A.')).length).toBe(1);
    expect(failure(steps('AA.')).code).toBe('other-pieces');
  });
});
