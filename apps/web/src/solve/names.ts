// How entries of the catalog are called on the page. One that has no title has its name.
import type { About, Option } from '../core/types.ts';
import { say, sayAbout } from '../words/words.ts';

export const titleOf = (name: string) => sayAbout(`title.${name}`, name);
export const nameOf = (about: Pick<About, 'name'>) => titleOf(about.name);

// Of an option that several entries share, all say the same.
export const summaryOf = (about: About, option: Option) =>
  sayAbout(`${about.name}.${option.name}`, sayAbout(option.name, option.summary));

// What a search says it used, "weighted-astar:weight=2", with the title of what it names.
export function usedName(choice: string): string {
  const colon = choice.indexOf(':');
  if (colon < 0) return titleOf(choice);
  return `${titleOf(choice.slice(0, colon))} (${choice.slice(colon + 1)})`;
}

// The catalog and the core write parts of sentences.
export function sentence(part: string): string {
  const stop = /[.!?。]$/.test(part) ? '' : say('full-stop');
  return `${part.charAt(0).toLocaleUpperCase()}${part.slice(1)}${stop}`;
}
