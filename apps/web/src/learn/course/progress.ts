// Which lessons were done, kept in this browser.
import { signal } from '@preact/signals';
import { keep, recall } from '../../state/storage.ts';
import { lessons } from './lessons.ts';

const key = 'lessons';

function recalled(): readonly number[] {
  const kept = recall(key);
  const isLesson = (one: unknown) => lessons.some((_, place) => one === place + 1);
  return Array.isArray(kept) ? kept.filter(isLesson) : [];
}

export const done = signal<readonly number[]>(recalled());

export function markDone(lesson: number): void {
  if (done.value.includes(lesson)) return;
  done.value = [...done.value, lesson].sort();
  keep(key, done.value);
}
