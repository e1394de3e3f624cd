import { describe, expect, it } from 'vitest';
import { directionOf, neighbour, pushDirection, pushedCells } from '../../src/board/geometry.ts';
import { directionOfKey, focusDirection } from '../../src/board/keys.ts';
import { carried } from '../../src/board/use_drag.ts';

// cells of a 3x4 board:   0 1 2 3 / 4 5 6 7 / 8 9 10 11
const extent = { rows: 3, columns: 4 };

describe('a board', () => {
  it('has neighbours up to its edges', () => {
    expect(neighbour(5, 'U', extent)).toBe(1);
    expect(neighbour(7, 'R', extent)).toBeUndefined();
    expect(neighbour(8, 'D', extent)).toBeUndefined();
    expect(neighbour(4, 'L', extent)).toBeUndefined();
  });

  it('pushes all tiles between the one that was clicked and the blank', () => {
    expect(pushedCells(8, 11, extent)).toEqual([8, 9, 10]);
    expect(pushDirection(8, 11, extent)).toBe('R');
    expect(pushedCells(3, 11, extent)).toEqual([3, 7]);
    expect(pushDirection(3, 11, extent)).toBe('D');
    expect(pushedCells(0, 11, extent)).toEqual([]);
    expect(pushedCells(11, 11, extent)).toEqual([]);
  });
});

describe('a pointer', () => {
  it('carries tiles towards the blank, at most by a cell', () => {
    expect(carried('R', 30, 5, 60)).toBe(0.5);
    expect(carried('R', -30, 5, 60)).toBe(0);
    expect(carried('U', 0, -90, 60)).toBe(1);
  });

  it('swipes in its main direction', () => {
    expect(directionOf(-30, 10)).toBe('L');
    expect(directionOf(3, 10)).toBe('D');
  });
});

describe('keys', () => {
  const key = (name: string, shiftKey = false) => ({
    key: name,
    shiftKey,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
  });
  it('move tiles by arrows, WASD and HJKL alike', () => {
    const up = ['ArrowUp', 'w', 'W', 'k'].map((name) => directionOfKey(key(name)));
    expect(up).toEqual(['U', 'U', 'U', 'U']);
    expect(directionOfKey({ ...key('s'), ctrlKey: true })).toBeUndefined();
    expect(directionOfKey(key('x'))).toBeUndefined();
  });
  it('move the focus with Shift', () => {
    expect(focusDirection(key('ArrowLeft', true))).toBe('L');
    expect(focusDirection(key('ArrowLeft'))).toBeUndefined();
    expect(directionOfKey(key('ArrowLeft', true))).toBeUndefined();
  });
});
