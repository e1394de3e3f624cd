// All languages say everything, and fill in the same things.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { About } from '../../src/core/types.ts';
import { codeKey } from '../../src/learn/steps/code_key.ts';
import { fill } from '../../src/words/fill.ts';
import { languages, preferredLanguage } from '../../src/words/languages.ts';
import { parseWords, type WordList } from '../../src/words/list.ts';
import { pageWords } from '../../vite/words.ts';
import { ok, startInstance } from './core_instance.ts';

const folder = fileURLToPath(new URL('../../../../noyes/data/words', import.meta.url));
const read = (file: string) => readFileSync(`${folder}/${file}.txt`, 'utf8');
const filesOf = (code: string) => [code, `page/${code}`, `learn/${code}`];
const wordsOf = (code: string) => parseWords(...filesOf(code).map((file) => pageWords(read(file))));
const codes = languages.map((one) => one.code);
const translations = codes.filter((code) => code !== 'en');

const slotNames = (sentence: string) =>
  new Set([...sentence.matchAll(/\{([a-z0-9]+)/g)].map((match) => match[1]));

describe('word lists', () => {
  it.each(['page', 'learn'])('of %s are offered, every one of them', (part) => {
    const files = readdirSync(`${folder}/${part}`).map((file) => file.replace('.txt', ''));
    expect(files.sort()).toEqual([...codes].sort());
    expect([...codes].sort()).toEqual(['en', 'fr', 'ru', 'zh']);
  });

  it.each(codes)('%s has every key and every slot', (code) => {
    const english = wordsOf('en');
    const own = wordsOf(code);
    expect(
      [...english.keys()].filter((key) => !own.has(key)),
      'missing',
    ).toEqual([]);
    for (const [key, sentence] of english)
      expect(slotNames(own.get(key) ?? ''), key).toEqual(slotNames(sentence));
    const known = (key: string) => english.has(key) || key.startsWith('about.');
    expect(
      [...own.keys()].filter((key) => !known(key)),
      'of no use',
    ).toEqual([]);
  });

  it.each(codes)('%s says nothing twice', (code) => {
    const keys = [[code], [`page/${code}`, `learn/${code}`]].map((files) =>
      files
        .flatMap((file) => pageWords(read(file)).split('\n'))
        .map((line) => line.split('=')[0]?.trim()),
    );
    for (const said of keys)
      expect(said.filter((key, place) => said.indexOf(key) !== place)).toEqual([]);
  });

  it.each([
    ['en', [2]],
    ['fr', [1, 2]], // "pas" has one form
    ['ru', [3]],
    ['zh', []],
  ] as const)('%s has the forms of words that it needs', (code, forms) => {
    for (const [key, sentence] of wordsOf(code))
      for (const [, written = ''] of sentence.matchAll(/\{[0-9]\?([^}]*)\}/g))
        expect(forms, key).toContain(written.split(':').length);
  });
});

describe('translations', () => {
  // Words that are the same, and names.
  const alike = new Set(
    `pages size solution size-with-goal seconds distance-moves full-stop board-shown piece-way
     about.title.obstruction about.option.epsilon about.option.partition playback-pause
     order-collection puzzle megabytes own-problem about.title.astar about.title.ida
     about.title.alpha-astar about.option.lambda about.option.Lambda steps-node
     compare-milliseconds trial-show-distances`.split(/\s+/),
  );
  const ownLetters = { fr: /\p{L}/u, ru: /\p{Script=Cyrillic}/u, zh: /[\p{Script=Han}ελΛ]/u };

  it.each(translations)('%s leaves nothing in English', (code) => {
    const english = wordsOf('en');
    for (const [key, sentence] of wordsOf(code)) {
      if (alike.has(key)) continue;
      expect(sentence, key).toMatch(ownLetters[code as keyof typeof ownLetters]);
      expect(sentence, key).not.toBe(english.get(key));
    }
  });

  it('tell all that the catalog tells of itself in English', async () => {
    const core = await startInstance();
    const catalog = ok(core.ask('describe', { rows: 4, columns: 4 }));
    const { algorithms, heuristics, goals, level_algorithms, level_heuristics } = catalog;
    const entries: readonly About[] = [
      ...[...algorithms, ...heuristics, ...goals],
      ...[...level_algorithms, ...level_heuristics],
    ];
    for (const code of codes) {
      const own = wordsOf(code);
      const has = (key: string) => expect(own.has(`about.${key}`), `${code}: ${key}`).toBe(true);
      for (const { name, options, rule } of entries) {
        has(`title.${name}`);
        for (const option of options) {
          has(`option.${option.name}`);
          for (const choice of option.choices ?? []) has(`choice.${choice}`);
        }
        if (code === 'en') continue;
        explained(own, name, options);
        if (rule) has(`rule.${rule}`);
      }
    }
  });

  it('tell every line of every algorithm', async () => {
    const core = await startInstance();
    const { algorithms, level_algorithms } = ok(core.ask('describe', { rows: 3, columns: 3 }));
    const lines = [...algorithms, ...level_algorithms].flatMap(({ code }) => code);
    expect(lines.length).toBeGreaterThan(100);
    for (const code of translations) {
      const own = wordsOf(code);
      const keys = lines.map(({ text }) => `about.${codeKey(text)}`);
      expect(
        keys.filter((key) => !own.has(key)),
        code,
      ).toEqual([]);
      const told = [...own.keys()].filter((key) => key.startsWith('about.code.'));
      expect(
        told.filter((key) => !keys.includes(key)),
        code,
      ).toEqual([]);
    }
  });

  function explained(own: WordList, name: string, options: About['options']) {
    expect(own.has(`about.${name}`), name).toBe(true);
    for (const option of options)
      expect(
        own.has(`about.${name}.${option.name}`) || own.has(`about.${option.name}`),
        `${name}.${option.name}`,
      ).toBe(true);
  }
});

describe('sources', () => {
  it('name only keys that the words have', () => {
    const source = fileURLToPath(new URL('../../src', import.meta.url));
    const english = wordsOf('en');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${source}/${file}`);
    const named = texts.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bsay\(\s*'([^']+)'/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((key) => !english.has(key))).toEqual([]);
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
    expect(preferredLanguage(['zh-TW', 'en'])).toBe('zh');
    expect(preferredLanguage(['de', 'fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['RU'])).toBe('ru');
    expect(preferredLanguage([])).toBe('en');
  });
});
