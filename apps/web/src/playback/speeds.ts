// How fast solutions are played.
import { type Signal, signal } from '@preact/signals';
import { keep, recall } from '../state/storage.ts';
import { type Notation, notations } from './path.ts';

export const speeds = ['slow', 'medium', 'fast', 'skip'] as const;
export type Speed = (typeof speeds)[number];

// Milliseconds between two moves; 0: the end at once.
const pauses: Readonly<Record<Speed, number>> = { slow: 500, medium: 300, fast: 100, skip: 0 };

function kept<T extends string>(key: string, all: readonly T[], usual: T): Signal<T> {
  const before = recall(key);
  return signal(all.find((one) => one === before) ?? usual);
}

export const speed = kept<Speed>('speed', speeds, 'medium');
export const notation = kept<Notation>('notation', notations, 'words');

export const pauseNow = () => pauses[speed.value];

export function choose<T extends string>(state: Signal<T>, key: string, value: T): void {
  state.value = value;
  keep(key, value);
}
