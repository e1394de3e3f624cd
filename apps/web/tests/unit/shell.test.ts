import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { clockText } from '../../src/play/clock_text.ts';
import { parseRoute } from '../../src/shell/router.ts';
import { systemTheme } from '../../src/shell/theme.ts';
import { drawPng } from '../../vite/icons.ts';

describe('the router', () => {
  it('reads the page and what belongs to it', () => {
    expect(parseRoute('')).toEqual({ page: '', rest: '' });
    expect(parseRoute('#/levels/hrd-01')).toEqual({ page: 'levels', rest: 'hrd-01' });
    expect(parseRoute('#/b/4/1%202')).toEqual({ page: 'b', rest: '4/1%202' });
  });
});

describe('the clock', () => {
  it('shows tenths, minutes and hours', () => {
    expect(clockText(0)).toBe('0:00.0');
    expect(clockText(61_250)).toBe('1:01.2');
    expect(clockText(3_600_000 + 5 * 60_000 + 9_900)).toBe('1:05:09.9');
  });
});

describe('the theme', () => {
  it('follows the system', () => {
    expect(systemTheme(false, false)).toBe('light');
    expect(systemTheme(true, false)).toBe('dark');
    expect(systemTheme(true, true)).toBe('contrast');
  });
});

describe('icons', () => {
  it('are PNG files of their size', () => {
    const size = 16;
    const png = drawPng(size);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    const data = png.indexOf('IDAT');
    const pixels = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
    expect(pixels.length).toBe(size * (1 + 3 * size));
  });
});
