// The figures of a way, while it runs and at its end.
import type { Lane } from './contest.ts';

export interface LaneFigures {
  readonly expanded?: number; // known at the end alone
  readonly generated: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly bound: number; // proven: no solution is shorter
}

export function figuresOf({ progress, solution, admissible }: Lane): LaneFigures | undefined {
  if (solution) {
    const { stats, seconds, setup_seconds, lower_bound } = solution;
    return {
      expanded: stats.expanded,
      generated: stats.generated,
      bytes: stats.memory_bytes,
      seconds: seconds + setup_seconds,
      bound: lower_bound,
    };
  }
  if (!progress) return undefined;
  return {
    generated: progress.generated,
    bytes: progress.bytes,
    seconds: progress.milliseconds / 1000,
    bound: admissible ? progress.bound : 0,
  };
}
