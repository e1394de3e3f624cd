// How hard a level is: by the length of its shortest solution.
import type { Level, LevelRecord, Metric } from '../core/types.ts';

export const difficulties = ['easy', 'medium', 'hard', 'extreme', 'open', 'none'] as const;
export type Difficulty = (typeof difficulties)[number];

export const recordOf = (level: Level, metric: Metric): LevelRecord | undefined =>
  level.records.find((record) => record.metric === metric);

// Undefined where nobody knows it, or where there is none.
export function optimumOf(level: Level, metric: Metric): number | undefined {
  const record = recordOf(level, metric);
  return record?.known ? (record.length ?? undefined) : undefined;
}

export function hasNoSolution(level: Level): boolean {
  return level.records.some(({ known, length }) => known && length === null);
}

export function difficultyOf(level: Level): Difficulty {
  if (hasNoSolution(level)) return 'none';
  const moves = optimumOf(level, 'moves') ?? recordOf(level, 'moves')?.found;
  if (moves === undefined || moves === null) return 'open';
  if (moves < 30) return 'easy';
  if (moves < 60) return 'medium';
  return moves < 100 ? 'hard' : 'extreme';
}
