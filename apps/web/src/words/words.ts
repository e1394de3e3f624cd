// What the page says. Components call `say('undo')` while they are drawn; when another language was
// loaded they are drawn again.
import { signal } from '@preact/signals';
import type { CoreError } from '../core/types.ts';
import { fill, type Slots } from './fill.ts';
import { languages, preferredLanguage } from './languages.ts';
import { parseWords, type WordList } from './list.ts';

const list = signal<WordList>(new Map());
export const language = signal('en');

export async function speak(code: string): Promise<void> {
  const chosen = languages.find((one) => one.code === code);
  const next =
    chosen ?? languages.find((one) => one.code === preferredLanguage(navigator.languages));
  if (!next) return;
  list.value = parseWords(...(await next.load()));
  language.value = next.code;
  document.documentElement.lang = next.code;
}

// The key itself where a list has no sentence: a test makes sure that this does not happen.
export function say(key: string, slots: Slots = {}): string {
  return fill(list.value.get(key) ?? key, slots, language.value);
}

// A number with a noun or by itself, as the language writes it.
export function sayNumber(number: number, digits = 0): string {
  return number.toLocaleString(language.value, { maximumFractionDigits: digits });
}

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
