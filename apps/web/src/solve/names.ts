// How entries of the catalog are called on the page. One that has no title has its name.
import type { About } from '../core/types.ts';
import { sayAbout } from '../words/words.ts';

export const titleOf = (name: string) => sayAbout(`title.${name}`, name);
export const nameOf = (about: Pick<About, 'name'>) => titleOf(about.name);

// What a search says it used, "weighted-astar:weight=2", with the title of what it names.
export function usedName(choice: string): string {
  const colon = choice.indexOf(':');
  if (colon < 0) return titleOf(choice);
  return `${titleOf(choice.slice(0, colon))} (${choice.slice(colon + 1)})`;
}

// The catalog and the core write parts of sentences.
export function sentence(part: string): string {
  return `${part.charAt(0).toLocaleUpperCase()}${part.slice(1)}${/[.!?。]$/.test(part) ? '' : '.'}`;
}
