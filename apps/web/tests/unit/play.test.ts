// What the page itself works out for players: hints, records, stages, dates, pictures.
import { describe, expect, it } from 'vitest';
import { colourOf } from '../../src/board/tile_look.ts';
import { coverage } from '../../src/pictures/cover.ts';
import { drawn, drawnNames } from '../../src/pictures/drawn.ts';
import { imageSize } from '../../src/pictures/image_size.ts';
import { readOwn } from '../../src/pictures/picture.ts';
import { dailyOrder, dateText } from '../../src/play/daily.ts';
import { recordsOf } from '../../src/play/finish/records.ts';
import { followed, nextGrade, noHint } from '../../src/play/hints/grades.ts';
import { nextArrival, pushesOf } from '../../src/play/hints/way.ts';
import { stagesDone } from '../../src/play/lessons/stages.ts';
import { turnOfMove } from '../../src/play/review/turns.ts';
import { joinScores } from '../../src/statistics/score_book.ts';

const boardOf = (text: string) => ({
  rows: 3,
  columns: 3,
  text,
  tiles: text.split(/[ /]+/).map(Number),
});
const goal = boardOf('1 2 3 / 4 5 6 / 7 8 0');

describe('a way', () => {
  it('is told as tiles that are pushed', () => {
    const pushes = pushesOf(boardOf('1 2 3 / 4 5 6 / 0 7 8'), 'RR');
    expect(pushes).toEqual([
      { tile: 7, from: 7, to: 6, way: 'L' },
      { tile: 8, from: 8, to: 7, way: 'L' },
    ]);
  });

  it('names the first tile that comes home for good', () => {
    // 5 steps off its home and back: it is last moved by the third push.
    const board = boardOf('1 2 3 / 4 5 6 / 7 0 8');
    expect(nextArrival(pushesOf(board, 'UDR'), goal)).toEqual({ tile: 5, home: 4, moves: 2 });
    expect(nextArrival(pushesOf(board, 'R'), goal)).toEqual({ tile: 8, home: 7, moves: 1 });
    expect(nextArrival([], goal)).toBeUndefined();
  });
});

describe('hints', () => {
  it('get more telling: a nudge, then 1, 3, 5 moves', () => {
    const nudge = nextGrade(noHint, 7);
    expect(nudge).toEqual({ kind: 'nudge', tile: 7 });
    const one = nextGrade(nudge, 7);
    const three = nextGrade(one, 7);
    const five = nextGrade(three, 7);
    expect([one, three, five].map((hint) => hint.kind === 'moves' && hint.left)).toEqual([1, 3, 5]);
    expect(nextGrade(five, 7)).toEqual(five);
  });

  it('shrink as they are followed and grow by the way back', () => {
    const three = { kind: 'moves', left: 3, most: 3 } as const;
    expect(followed(three, 1, 7)).toEqual({ ...three, left: 2 });
    expect(followed(three, -1, 7)).toEqual({ ...three, left: 4 });
    expect(followed(three, 3, 7)).toEqual(noHint);
    expect(followed({ kind: 'nudge', tile: 7 }, 1, 7)).toEqual({ kind: 'nudge', tile: 7 });
    expect(followed({ kind: 'nudge', tile: 7 }, 1, 8)).toEqual(noHint);
  });
});

it('records are beaten by games without help only', () => {
  const before = { best_time: 1000, fewest_moves: 20 };
  const counts = { moves: 19, turns: 19, slip_free: 19, undos: 0, restarts: 0 };
  const help = { hint: false, solution: false, repeated: false };
  expect(recordsOf({ time: 999, counts, help }, before)).toEqual(['time', 'moves']);
  expect(recordsOf({ time: 1000, counts, help }, before)).toEqual(['moves']);
  expect(recordsOf({ time: 1, counts, help: { ...help, hint: true } }, before)).toEqual([]);
  expect(recordsOf({ time: 1, counts, help }, undefined)).toEqual([]);
});

it('stages are done from the first on', () => {
  const stages = [{ tiles: [1, 2] }, { tiles: [3] }, { tiles: [4] }];
  expect(stagesDone(stages, boardOf('1 2 6 / 4 5 3 / 7 8 0'), goal)).toBe(1);
  expect(stagesDone(stages, goal, goal)).toBe(3);
});

it('a move is found in its turn though lines are pushed at once', () => {
  expect([0, 1, 2, 3, 4].map((move) => turnOfMove([1, 3], move))).toEqual([0, 1, 1, 1, 2]);
});

it('scores are joined without a second head', () => {
  const list = (line: string) => `noyes scores 1\ncolumns\n${line}\n`;
  expect(joinScores('', list('a'))).toBe(list('a'));
  expect(joinScores(list('a'), list('b'))).toBe('noyes scores 1\ncolumns\na\nb\n');
});

it('the board of the day is that of the date on the calendar', () => {
  expect(dateText(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dailyOrder(new Date(2026, 10, 18, 1))).toEqual(dailyOrder(new Date(2026, 10, 18, 22)));
  expect(dailyOrder(new Date(2026, 10, 18)).seed).toBe(20261118);
});

it('colours follow rows, or fringes of a row and a column', () => {
  const extent = { rows: 3, columns: 4 };
  const all = (scheme: 'rows' | 'fringe') =>
    Array.from({ length: 12 }, (_, home) => colourOf(home, scheme, extent).colour).join('');
  expect(all('rows')).toBe('000011112222');
  expect(all('fringe')).toBe('000001110122');
});

describe('pictures', () => {
  it('cover a board of any shape', () => {
    expect(coverage(2, { rows: 2, columns: 2 })).toEqual({ width: 4, height: 2, left: 1, top: 0 });
    expect(coverage(1, { rows: 2, columns: 4 })).toEqual({ width: 4, height: 4, left: 0, top: 1 });
  });

  it('are drawn as SVG without a stray value', () => {
    for (const name of drawnNames) {
      const svg = decodeURIComponent(drawn(name)?.url ?? '');
      expect(svg).toContain('</svg>');
      expect(svg).not.toMatch(/NaN|undefined/);
    }
    expect(drawn('no such picture')).toBeUndefined();
  });

  it('tell their size before they are decoded', () => {
    const png = new Uint8Array(24);
    png.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(png.buffer).setUint32(16, 60_000);
    new DataView(png.buffer).setUint32(20, 50_000);
    expect(imageSize(png.buffer)).toEqual({ width: 60_000, height: 50_000 });
    const gif = Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 3, 0, 2, 1]);
    expect(imageSize(gif.buffer)).toEqual({ width: 3, height: 258 });
    // One segment to be skipped, then the frame: length, precision, height, width.
    const segment = [0xff, 0xe0, 0, 4, 1, 2];
    const frame = [0xff, 0xc2, 0, 8, 8, 0, 5, 0, 9];
    const jpeg = Uint8Array.from([0xff, 0xd8, ...segment, ...frame]);
    expect(imageSize(jpeg.buffer)).toEqual({ width: 9, height: 5 });
  });

  it('that are none, or end too early, have no size', () => {
    const bytes = (text: string) => new TextEncoder().encode(text).buffer;
    for (const text of ['', '<svg onload="x()"/>', 'GIF89a', 'RIFF1234WEBPVP8X'])
      expect(imageSize(bytes(text)), text).toBeUndefined();
    expect(imageSize(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]).buffer)).toBeUndefined();
  });

  it('that somebody wrote into the storage are not believed', () => {
    const url = 'data:image/jpeg;base64,AAAA';
    expect(readOwn({ url, aspect: 1.5 })).toEqual({ url, aspect: 1.5 });
    for (const bad of [
      undefined,
      null,
      'x',
      { url: 'https://example.org/x.png', aspect: 1 },
      { url: `${url}"); color: red`, aspect: 1 },
      { url, aspect: 0 },
      { url, aspect: 'wide' },
    ])
      expect(readOwn(bad)).toBeUndefined();
  });
});
