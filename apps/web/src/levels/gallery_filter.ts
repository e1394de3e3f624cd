// Which levels the gallery shows, and in which order.
import type { Level } from '../core/types.ts';
import { type Difficulty, difficultyOf, optimumOf, recordOf } from './difficulty.ts';
import { namesOf } from './level_names.ts';

export const orders = ['collection', 'name', 'difficulty'] as const;
export type Order = (typeof orders)[number];

export interface Filter {
  readonly search: string;
  readonly difficulty: Difficulty | 'all';
  readonly order: Order;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

function matches(level: Level, search: string): boolean {
  const { title, own, note } = namesOf(level);
  const text = plain([title, own, note, level.id].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

// Those whose length nobody knows come last.
const hardness = (level: Level) =>
  optimumOf(level, 'moves') ?? 1000 + (recordOf(level, 'moves')?.least ?? Number.POSITIVE_INFINITY);

function compare(order: Order): (a: Level, b: Level) => number {
  if (order === 'name') return (a, b) => namesOf(a).title.localeCompare(namesOf(b).title);
  if (order === 'difficulty')
    return (a, b) => (hardness(a) === hardness(b) ? 0 : hardness(a) - hardness(b));
  return () => 0;
}

export function shownLevels(levels: readonly Level[], filter: Filter): readonly Level[] {
  return levels
    .filter((level) => matches(level, filter.search))
    .filter((level) => filter.difficulty === 'all' || difficultyOf(level) === filter.difficulty)
    .sort(compare(filter.order));
}
