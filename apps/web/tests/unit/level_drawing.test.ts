// Pieces: where they may stand, how they follow a finger, what they look like.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Level } from '../../src/core/types.ts';
import { carry } from '../../src/levels/carry.ts';
import { outline } from '../../src/levels/outline.ts';
import { pieceBeside, pieceNamed } from '../../src/levels/piece_focus.ts';
import { piecePath } from '../../src/levels/piece_path.ts';
import { firstCorners, freeFor, placeOf } from '../../src/levels/position.ts';
import { ok, startInstance } from './core_instance.ts';

let read: (grid: string, goal: string, rule?: string) => Level;
let levels: readonly Level[];

beforeAll(async () => {
  const core = await startInstance();
  levels = ok(core.ask('levels', {}));
  read = (grid, goal, rule = 'free') => {
    const text = `[level]\nrule: ${rule}\ngrid:\n${grid}\nend\ngoal: ${goal}\n`;
    const parsed = ok(core.ask('parse', { text }));
    if (parsed.kind !== 'blocks') throw new Error('not a level');
    return parsed.level;
  };
});

const free = (level: Level, piece: number) => freeFor(level, firstCorners(level), piece);

describe('where a piece may stand', () => {
  it('agrees with the core on the first step of every piece of every level', async () => {
    const core = await startInstance();
    const ways = { U: [0, -1], L: [-1, 0], R: [1, 0], D: [0, 1] } as const;
    for (const level of levels) {
      const now = { now: 0 };
      const game = ok(
        core.ask('game_new', { kind: 'blocks', level: level.id, metric: 'steps', ...now }),
      );
      if (game.kind !== 'blocks') throw new Error('not blocks');
      expect(firstCorners(level), level.id).toEqual(game.corners);
      game.steps.forEach((letters, piece) => {
        const { x, y } = placeOf(game.corners[piece] ?? 0, level);
        const mine = Object.entries(ways)
          .filter(([, [dx, dy]]) => free(level, piece)(x + dx, y + dy))
          .map(([letter]) => letter);
        expect(mine.sort().join(''), `${level.id} ${piece}`).toBe([...letters].sort().join(''));
      });
      core.ask('game_close', { game: game.game });
    }
  });

  it('keeps cars in their lines, and gates for pieces that have a goal', () => {
    const cars = read('AA.\n...', 'A 0 1', 'rush');
    expect(free(cars, 0)(1, 0)).toBe(true);
    expect(free(cars, 0)(0, 1)).toBe(false);
    const gate = read('A-\nB-', 'A 0 1');
    expect(free(gate, 0)(1, 0)).toBe(true);
    expect(free(gate, 1)(1, 1)).toBe(false);
  });
});

describe('a piece that follows the finger', () => {
  const cross = () => read('A..\n#.#\n...', 'A 2 2');
  it('goes round corners and stops at walls', () => {
    const isFree = free(cross(), 0);
    expect(carry({ x: 0, y: 0 }, { x: 0, y: 2 }, isFree).at).toEqual({ x: 0, y: 0 });
    const right = carry({ x: 0, y: 0 }, { x: 1.1, y: 0.2 }, isFree);
    expect(right.at).toEqual({ x: 1, y: 0 });
    const down = carry(right.at, { x: 1.1, y: 1.8 }, isFree);
    expect(down.at).toEqual({ x: 1, y: 2 });
    expect(carry(down.at, { x: 2.3, y: 2 }, isFree).at).toEqual({ x: 2, y: 2 });
  });
  it('is never drawn inside of anything', () => {
    const isFree = free(cross(), 0);
    expect(carry({ x: 0, y: 0 }, { x: 0.3, y: 0.4 }, isFree).shift).toEqual({ x: 0.3, y: 0 });
    expect(carry({ x: 0, y: 0 }, { x: -0.4, y: 0.4 }, isFree).shift).toEqual({ x: 0, y: 0 });
  });
  it('takes the shortest way, with the fewest corners', () => {
    const open = read('A..\n...\n...', 'A 2 2');
    const isFree = free(open, 0);
    expect(['RRDD', 'DDRR']).toContain(piecePath({ x: 0, y: 0 }, { x: 2, y: 2 }, isFree));
    expect(piecePath({ x: 0, y: 0 }, { x: 0, y: 2 }, free(cross(), 0))).toBe('RDDL');
    expect(piecePath({ x: 0, y: 0 }, { x: 0, y: 0 }, isFree)).toBe('');
    expect(piecePath({ x: 0, y: 0 }, { x: 0, y: 1 }, free(cross(), 0))).toBeUndefined();
  });
});

describe('the outline of a shape', () => {
  const plain = { unit: 1, inset: 0, radius: 0 };
  const corners = (text: string) => (text.match(/Q/g) ?? []).length;
  it('has a corner for each corner, and one loop a part', () => {
    expect(corners(outline([{ x: 0, y: 0 }], plain))).toBe(4);
    const bent = [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ];
    expect(corners(outline(bent, plain))).toBe(6);
    const ring = Array.from({ length: 9 }, (_, cell) => ({ x: cell % 3, y: Math.floor(cell / 3) }));
    const hole = outline(
      ring.filter(({ x, y }) => x !== 1 || y !== 1),
      plain,
    );
    expect(hole.match(/M/g)?.length).toBe(2);
    const diagonal = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(outline(diagonal, plain).match(/M/g)?.length).toBe(2);
  });
  it('lies inside by the inset', () => {
    const path = outline([{ x: 0, y: 0 }], { unit: 100, inset: 4, radius: 10 });
    const numbers = path.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBe(4);
    expect(Math.max(...numbers)).toBe(96);
  });
});

it('moves the focus to the nearest piece that way', () => {
  const level = read('AB.\n..D\nC..', 'A 0 2');
  const corners = firstCorners(level);
  expect(pieceBeside(level, corners, 0, 'R')).toBe(1);
  expect(pieceBeside(level, corners, 0, 'D')).toBe(2);
  expect(pieceBeside(level, corners, 1, 'D')).toBe(3);
  expect(pieceBeside(level, corners, 0, 'U')).toBeUndefined();
  expect(pieceNamed(level, 'd')).toBe(3);
});
