// The languages of the page. A new one is three files in noyes/data/words, its own sentences there,
// the page's in page/ and those of the pages that teach in learn/, and an entry here;
// tests/unit/words.test.ts tells what is missing.
export interface Language {
  readonly code: string;
  readonly name: string; // in the language itself
  load(): Promise<readonly string[]>;
  readonly later: Readonly<Record<LaterWords, () => Promise<readonly string[]>>>;
}

// Words of pages that are loaded when they are opened.
export type LaterWords = 'learn';

const texts = async (...files: readonly Promise<{ default: string }>[]) =>
  (await Promise.all(files)).map((file) => file.default);

export const languages: readonly Language[] = [
  {
    code: 'en',
    name: 'English',
    load: () => texts(import('#words/en.txt?page'), import('#words/page/en.txt?page')),
    later: { learn: () => texts(import('#words/learn/en.txt?page')) },
  },
  {
    code: 'fr',
    name: 'Français',
    load: () => texts(import('#words/fr.txt?page'), import('#words/page/fr.txt?page')),
    later: { learn: () => texts(import('#words/learn/fr.txt?page')) },
  },
  {
    code: 'ru',
    name: 'Русский',
    load: () => texts(import('#words/ru.txt?page'), import('#words/page/ru.txt?page')),
    later: { learn: () => texts(import('#words/learn/ru.txt?page')) },
  },
  {
    code: 'zh',
    name: '中文',
    load: () => texts(import('#words/zh.txt?page'), import('#words/page/zh.txt?page')),
    later: { learn: () => texts(import('#words/learn/zh.txt?page')) },
  },
];

// The first of the browser's languages that the page speaks.
export function preferredLanguage(wished: readonly string[]): string {
  const codes = wished.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => languages.some((one) => one.code === code)) ?? 'en';
}
