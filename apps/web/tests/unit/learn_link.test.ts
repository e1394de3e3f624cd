// What a tool shows, as a link and back.
import { describe, expect, it } from 'vitest';
import { linkTo, readState, writeState } from '../../src/learn/link.ts';

describe('the state of a tool', () => {
  it('comes back as it was written', () => {
    const state = { board: '1 2 3 / 4 5 6 / 7 0 8', at: '17', note: 'a&b=c_d~e%' };
    expect(readState(writeState(state))).toEqual(state);
    expect(linkTo('steps', { at: '3' })).toBe('#/learn/steps/at=3');
    expect(linkTo('steps')).toBe('#/learn/steps');
  });

  it('leaves out what has no value', () => {
    expect(writeState({ board: '', at: '1' })).toBe('at=1');
  });

  it.each(['', 'at', '=1', 'at=%ZZ', '__proto__=1', 'A=1', `a=${'x'.repeat(30_000)}`])(
    'is the usual one for %s',
    (text) => {
      expect(readState(text)).toEqual({});
    },
  );
});
