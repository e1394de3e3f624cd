// All languages say everything, and fill in the same things.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fill } from '../../src/words/fill.ts';
import { languages, preferredLanguage } from '../../src/words/languages.ts';
import { parseWords } from '../../src/words/list.ts';

const folder = fileURLToPath(new URL('../../../../noyes/data/words', import.meta.url));
const lists = (code: string) => ({
  core: parseWords(readFileSync(`${folder}/${code}.txt`, 'utf8')),
  page: parseWords(readFileSync(`${folder}/page/${code}.txt`, 'utf8')),
});
const slotNames = (sentence: string) =>
  new Set([...sentence.matchAll(/\{([a-z0-9]+)/g)].map((match) => match[1]));

describe('word lists', () => {
  it('are offered by the page, every one of them', () => {
    const files = readdirSync(`${folder}/page`).map((file) => file.replace('.txt', ''));
    expect(files.sort()).toEqual(languages.map((one) => one.code).sort());
  });

  it.each(languages.map((one) => one.code))('%s has every key and every slot', (code) => {
    const english = lists('en');
    const own = lists(code);
    for (const part of ['core', 'page'] as const) {
      const missing = [...english[part].keys()].filter((key) => !own[part].has(key));
      expect(missing, `missing in ${part}`).toEqual([]);
      for (const [key, sentence] of english[part])
        expect(slotNames(own[part].get(key) ?? ''), key).toEqual(slotNames(sentence));
    }
  });
});

describe('sources', () => {
  it('name only keys that the words have', () => {
    const source = fileURLToPath(new URL('../../src', import.meta.url));
    const english = lists('en');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${source}/${file}`);
    const named = texts.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bsay\(\s*'([^']+)'/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    const unknown = named.filter((key) => !english.page.has(key) && !english.core.has(key));
    expect(unknown).toEqual([]);
  });
});

describe('fill', () => {
  it('takes the form of the word that goes with the number', () => {
    const tiles = '{0} {0?tile:tiles}';
    expect(fill(tiles, { numbers: [1] }, 'en')).toBe('1 tile');
    expect(fill(tiles, { numbers: [5] }, 'en')).toBe('5 tiles');
    const moves = '{0} {0?ход:хода:ходов}';
    expect([1, 2, 5, 11, 21, 22, 25].map((n) => fill(moves, { numbers: [n] }, 'ru'))).toEqual([
      '1 ход',
      '2 хода',
      '5 ходов',
      '11 ходов',
      '21 ход',
      '22 хода',
      '25 ходов',
    ]);
    expect(fill('{0} {0?coup:coups}', { numbers: [0] }, 'fr')).toBe('0 coup');
    expect(fill('{0} {0?步}', { numbers: [7] }, 'zh')).toBe('7 步');
  });

  it('leaves alone what is no slot', () => {
    expect(fill('a {b} {text}', { text: 'c' }, 'en')).toBe('a {b} c');
  });
});

describe('the language of the browser', () => {
  it('is taken where the page speaks it', () => {
    expect(preferredLanguage(['xx', 'en-GB'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
