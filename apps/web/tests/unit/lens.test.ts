// Under the lens an estimate falls into parts that add up to it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Instance } from '../../src/core/instance.ts';
import { programFor } from '../../src/core/requests.ts';
import { moved, pushed } from '../../src/learn/lens/board_moves.ts';
import { idOf, shownSide } from '../../src/learn/lens/parts.ts';
import { failure, ok, startInstance } from './core_instance.ts';

let core: Instance;
let lens: Instance;

beforeAll(async () => {
  core = await startInstance();
  lens = await startInstance(programFor('lens'));
});

interface Size {
  readonly rows: number;
  readonly columns: number;
  readonly boards: number;
}

// 1,000 boards, all heuristics that fit them; larger sizes are tested natively, where tables are
// made faster.
const sizes: readonly Size[] = [
  { rows: 2, columns: 2, boards: 12 },
  { rows: 2, columns: 3, boards: 400 },
  { rows: 3, columns: 2, boards: 200 },
  { rows: 2, columns: 4, boards: 238 },
  { rows: 3, columns: 3, boards: 150 },
];
const goals = ['blank-last', 'blank-first', 'snail', 'snake'];

describe('the lens', () => {
  it.each(sizes)('adds up to what heuristics say: $boards boards of $rows×$columns', (size) => {
    for (let seed = 1; seed <= size.boards; ++seed) {
      const goal = goals[seed % goals.length] as string;
      const board = ok(core.ask('generate', { ...size, goal, seed })).text;
      const { readings = [] } = ok(core.ask('check', { board, goal, readings: true }));
      expect(readings.length).toBeGreaterThan(8);
      for (const { heuristic, estimate } of readings) {
        const seen = ok(lens.ask('lens', { board, goal, heuristic }));
        const totals = seen.sides.map(({ parts }) =>
          parts.reduce((sum, { amount }) => sum + amount, 0),
        );
        expect(totals, heuristic).toEqual(seen.sides.map(({ total }) => total));
        expect([seen.estimate, Math.max(...totals)], `${heuristic} ${board}`).toEqual([
          estimate,
          estimate,
        ]);
        if (seen.admissible) expect(estimate).toBeLessThanOrEqual(seen.distance ?? Infinity);
      }
    }
  });

  it('knows the textbook board: 8 misplaced, Manhattan 18, true distance 26', () => {
    const given = { board: '7 2 4 / 5 0 6 / 8 3 1', goal: 'blank-first' };
    const hamming = ok(lens.ask('lens', { ...given, heuristic: 'hamming' }));
    const manhattan = ok(lens.ask('lens', { ...given, heuristic: 'manhattan' }));
    expect([hamming.estimate, manhattan.estimate, manhattan.distance]).toEqual([8, 18, 26]);
  });

  it('refuses what would take too long, or is not there', () => {
    const board = ok(core.ask('generate', { rows: 6, columns: 6, seed: 1 })).text;
    const asked = (heuristic: string) => failure(lens.ask('lens', { board, heuristic })).code;
    expect(asked('pdb')).toBe('heuristic-too-large');
    expect(asked('walking-distance')).toBe('heuristic-too-large');
    expect(asked('crystal-ball')).toBe('unknown-heuristic');
    expect(failure(lens.ask('lens', { board: '1 1', heuristic: 'zero' })).code).not.toBe('');
  });

  it('tells no distance of a board that cannot be solved', () => {
    const given = { board: '1 2 3 / 4 5 6 / 8 7 0', heuristic: 'manhattan' };
    expect(ok(lens.ask('lens', given)).distance).toBeNull();
  });
});

describe('what is drawn', () => {
  const board = { rows: 3, columns: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8], text: '' };

  it('follows a tile that is pushed, or the line of tiles before it', () => {
    expect(pushed(board, 8).text).toBe('1 2 3 / 4 5 6 / 7 8 0');
    expect(pushed(board, 1).text).toBe('1 0 3 / 4 2 6 / 7 5 8');
    expect(pushed(board, 0)).toBe(board);
    expect(moved(board, 'R').text).toBe('1 2 3 / 4 5 6 / 0 7 8');
    expect(moved(board, 'U')).toBe(board);
  });

  it('has a name for each part that no other part has', () => {
    for (const heuristic of ['combined', 'walking-distance', 'inversion-distance', 'pdb']) {
      const seen = ok(lens.ask('lens', { board: '8 6 7 / 2 5 4 / 3 0 1', heuristic }));
      for (const { parts } of seen.sides)
        expect(new Set(parts.map(idOf)).size, heuristic).toBe(parts.length);
    }
  });

  it('is the larger side unless another is chosen', () => {
    const side = (total: number) => ({ heuristic: 'pdb', total, parts: [] });
    expect([-1, 0, 1, 7].map((chosen) => shownSide([side(3), side(5)], chosen))).toEqual([
      1, 0, 1, 1,
    ]);
  });
});
