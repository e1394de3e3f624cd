// What is known of the shortest solution, and of the player's best one beside it.
import type { Level, Metric } from '../core/types.ts';
import { say } from '../words/words.ts';
import { hasNoSolution, recordOf } from './difficulty.ts';

export function sayRecord(level: Level, metric: Metric): string {
  if (hasNoSolution(level)) return say('level-unsolvable');
  const record = recordOf(level, metric);
  if (record?.known) return say(`optimum-${metric}`, { numbers: [record.length ?? 0] });
  if (record?.found) return say('level-bounds', { numbers: [record.least ?? 0, record.found] });
  return record?.least ? say('level-at-least', { numbers: [record.least] }) : say('level-open');
}

// Undefined without a game of one's own.
export function sayBest(best: number | undefined, optimum: number | undefined): string | undefined {
  if (best === undefined) return undefined;
  return best === optimum
    ? say('best-is-optimal', { numbers: [best] })
    : say('best-is', { numbers: [best] });
}
