// What the page says. Components call `say('undo')` while they are drawn; when another language was
// loaded they are drawn again.
import { signal } from '@preact/signals';
import type { CoreError } from '../core/types.ts';
import { fill, type Slots } from './fill.ts';
import { type Language, type LaterWords, languages, preferredLanguage } from './languages.ts';
import { parseWords, type WordList } from './list.ts';

const list = signal<WordList>(new Map());
export const language = signal('en');
const wanted = new Set<LaterWords>(); // by pages that were opened

async function load(next: Language): Promise<void> {
  const parts = [next.load(), ...[...wanted].map((part) => next.later[part]())];
  list.value = parseWords(...(await Promise.all(parts)).flat());
  language.value = next.code;
  document.documentElement.lang = next.code;
}

export async function speak(code: string): Promise<void> {
  const chosen = languages.find((one) => one.code === code);
  const next =
    chosen ?? languages.find((one) => one.code === preferredLanguage(navigator.languages));
  if (next) await load(next);
}

// For a page that is opened now, in the present language and in any that is chosen later.
export async function alsoSpeak(part: LaterWords): Promise<void> {
  if (wanted.has(part)) return;
  wanted.add(part);
  try {
    await speak(language.value);
  } catch (cause) {
    wanted.delete(part);
    throw cause;
  }
}

// The key itself where a list has no sentence: a test makes sure that this does not happen.
export function say(key: string, slots: Slots = {}): string {
  return fill(list.value.get(key) ?? key, slots, language.value);
}

// A number with a noun or by itself, as the language writes it.
export function sayNumber(number: number, digits = 0): string {
  return number.toLocaleString(language.value, { maximumFractionDigits: digits });
}

// A search may be over in less than a hundredth.
export const saySeconds = (seconds: number) => sayNumber(seconds, seconds < 0.01 ? 4 : 2);

export function sayError(error: CoreError): string {
  const text = sayAbout(`rule.${error.text}`, error.text); // the catalog's rules are English, too
  const slots = { numbers: error.numbers, text };
  const sentence = say(error.code, slots);
  return error.note ? `${sentence} (${say(error.note, slots)})` : sentence;
}

// What the catalog says of itself in English; translations have it under `about.NAME`.
export function sayAbout(key: string, english: string): string {
  return list.value.get(`about.${key}`) ?? english;
}
