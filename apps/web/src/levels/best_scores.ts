// The fewest moves that the player needed for each level, by way of counting, without help.
import { signal } from '@preact/signals';
import type { Metric } from '../core/types.ts';
import { keep, recall } from '../state/storage.ts';
import type { Lengths } from './lengths.ts';
import { metrics } from './metric.ts';

export type Scores = Readonly<Record<string, Lengths>>; // by the id of the level

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

// What was kept, without what nobody could have played.
export function readScores(kept: unknown): Scores {
  if (typeof kept !== 'object' || kept === null) return {};
  const valid = Object.entries(kept).filter(
    ([, scores]) =>
      typeof scores === 'object' &&
      scores !== null &&
      metrics.every((metric) => isCount((scores as Record<string, unknown>)[metric])),
  );
  return Object.fromEntries(valid);
}

export function better(a: Lengths | undefined, b: Lengths): Lengths {
  const least = (metric: Metric) => Math.min(a?.[metric] ?? b[metric], b[metric]);
  return { moves: least('moves'), straight: least('straight'), steps: least('steps') };
}

export const scores = signal<Scores>(readScores(recall('level-scores')));

export function noteScore(id: string, lengths: Lengths): void {
  const known = { ...scores.value, ...readScores(recall('level-scores')) }; // also of other tabs
  scores.value = { ...known, [id]: better(known[id], lengths) };
  keep('level-scores', scores.value);
}
