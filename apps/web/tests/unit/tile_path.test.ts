// Paths of tile boards, against the core's own replay.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Instance } from '../../src/core/instance.ts';
import type { Board, Solution } from '../../src/core/types.ts';
import { stageOf } from '../../src/playback/path.ts';
import { TilePath } from '../../src/playback/tile_path.ts';
import { ok, startInstance } from './core_instance.ts';

let core: Instance;
let board: Board;
let solution: Solution;
let path: TilePath;

beforeAll(async () => {
  core = await startInstance();
  board = ok(core.ask('generate', { rows: 5, columns: 6, seed: 4 }));
  solution = ok(core.ask('solve', { board: board.text, algorithm: 'layers' }));
  path = new TilePath(board, solution);
});

describe('the path of a solution', () => {
  it('has the states that the core finds on replay, in any order', () => {
    expect(path.length).toBe(solution.length);
    expect(path.length).toBeGreaterThan(130);
    for (const index of [0, 1, 63, 64, 65, 128, 7, path.length - 1, path.length]) {
      const moves = (solution.moves ?? '').slice(0, index);
      const replayed = ok(core.ask('replay', { board: board.text, moves })).board;
      expect(path.state(index)).toEqual(replayed);
    }
  });

  it('names moves by the blank’s way and by the tile that was pushed', () => {
    const replayed = ok(core.ask('replay', { board: board.text, moves: solution.moves ?? '' }));
    const moves = Array.from({ length: path.length }, (_, move) => move);
    expect(moves.map((move) => path.label(move, 'letters')).join('')).toBe(solution.moves);
    expect(moves.map((move) => path.label(move, 'tiles'))).toEqual(replayed.pushed.map(String));
    expect(path.text('letters')).toBe(solution.moves);
    expect(path.text('tiles')).toBe(replayed.pushed.join(' '));
  });

  it('knows the stage of each move', () => {
    expect(path.stages[0]?.from).toBe(0);
    const second = path.stages[1];
    if (!second) throw new Error('there is but one stage');
    expect(stageOf(path.stages, second.from - 1)).toBe(path.stages[0]);
    expect(stageOf(path.stages, second.from)).toBe(second);
    expect(stageOf([], 3)).toBeUndefined();
  });

  it('may have no moves', () => {
    const nothing = new TilePath(board, { moves: '', stages: [] });
    expect([nothing.length, nothing.state(0)]).toEqual([0, board]);
  });
});
