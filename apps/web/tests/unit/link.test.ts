// Links: what is written is read back, and nothing else is read.
import { describe, expect, it } from 'vitest';
import { exchanged, put, typed } from '../../src/own/typing.ts';
import {
  decode,
  encode,
  mostCharacters,
  readLink,
  shorten,
  writeLink,
} from '../../src/share/link.ts';
import { plainLevel } from '../../src/share/plain_level.ts';

describe('links', () => {
  it('are short and can be read', () => {
    expect(writeLink({ board: '1 2 3\n4 5 6\n7 0 8', goal: 'snail', moves: 'R' })).toBe(
      '#/share/b=1_2_3~4_5_6~7_0_8&g=snail&m=R',
    );
  });
  it('carry any text there and back', () => {
    for (const text of [
      'a_b~c',
      'B:RD A:L',
      '#!%&=+/?',
      '横刀',
      '[level]\ngrid:\nA.\nend',
      '"<>\'',
    ]) {
      expect(decode(encode(text)), text).toBe(text);
      expect(encode(text)).toMatch(/^[A-Za-z0-9.\-_~:[\]%!'()*]*$/);
      const rest = writeLink({ level: text, moves: text }).slice('#/share/'.length);
      expect(readLink(rest)).toEqual({ level: text, moves: text });
    }
  });
  it('are refused if they are anything else', () => {
    for (const rest of ['', 'b=', 'b', 'x=1', 'b=1&b=2', 'b=1&l=2', 'm=U', 'b=%', 'B=1', 'b=1&'])
      expect(readLink(rest), rest).toBeUndefined();
    expect(readLink(`b=${'1'.repeat(mostCharacters)}`)).toBeUndefined();
  });
  it('have moves with counts', () => {
    expect(shorten('UUULDD')).toBe('U3LD2');
    expect(shorten('')).toBe('');
  });
});

it('leaves nothing of a level but what is played', () => {
  const record =
    '[level]\nid: x\nname: y\nsource: z\nrule: rush\ngrid:\nAA.\nid:\nend\ngoal: A 0 1\nmoves: 1\n';
  expect(plainLevel(record)).toBe('[level]\nrule: rush\ngrid:\nAA.\nid:\nend\ngoal: A 0 1');
});

describe('cells of an own board', () => {
  it('change places and take numbers', () => {
    expect(exchanged([1, 2, null], 0, 2)).toEqual([null, 2, 1]);
    expect(put([1, 2, 3], 1, null)).toEqual([1, null, 3]);
  });
  it('take a second digit only where the number is on the board', () => {
    expect(typed(null, 1, 16)).toBe(1);
    expect(typed(1, 5, 16)).toBe(15);
    expect(typed(1, 6, 16)).toBe(6);
    expect(typed(0, 6, 16)).toBe(6);
  });
});
