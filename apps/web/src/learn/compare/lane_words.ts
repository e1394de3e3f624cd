// What is said of a way and of what came of it.
import type { Solution } from '../../core/types.ts';
import { chosen, type Offer, type Wish } from '../../solve/method.ts';
import { nameOf, sentence, usedName } from '../../solve/names.ts';
import { say, sayError, sayNumber } from '../../words/words.ts';
import type { Lane } from './contest.ts';

// "Weighted A* (weight=2) · Manhattan distance"
export function wayName(way: Wish, text: string, offer: Offer): string {
  const { algorithm, heuristic } = chosen(way, offer);
  const [first = '', second = ''] = text.split(' ');
  const names = [algorithm ? usedName(first) : say('automatic')];
  if (heuristic) names.push(second ? usedName(second) : nameOf(heuristic));
  return names.join(' · ');
}

export type Mark = 'safe' | 'factor' | 'loose' | 'unsafe';

// What a way promises; an inadmissible heuristic breaks every promise.
export function markOf({ admissible, factor }: Lane): Mark {
  if (!admissible) return 'unsafe';
  if (factor === null) return 'loose';
  return factor === 1 ? 'safe' : 'factor';
}

export const sayMark = (lane: Lane) =>
  say(`compare-mark-${markOf(lane)}`, { factor: sayNumber(lane.factor ?? 1, 3) });

const haltKeys = { time: 'time', nodes: 'time', memory: 'memory', stopped: 'stopped' } as const;

function sayLength(solution: Solution, shortest: number | undefined): string {
  const length = solution.length ?? 0;
  if (solution.status === 'optimal') return say('compare-proven', { numbers: [length] });
  if (shortest === undefined)
    return say('compare-not-proven', { numbers: [length, solution.lower_bound] });
  return length === shortest
    ? say('compare-lucky', { numbers: [length] })
    : say('compare-longer', { numbers: [length, shortest] });
}

// "34 moves, shortest 30"
export function sayOutcome(lane: Lane, shortest: number | undefined): string {
  const { solution, error, cancelled } = lane;
  if (error) return sentence(sayError(error));
  if (cancelled) return say('compare-cancelled');
  if (!solution) return say('searching');
  if (solution.length !== null) return sayLength(solution, shortest);
  if (solution.status === 'unsolvable') return say('outcome-unsolvable');
  const key = haltKeys[solution.halt ?? 'stopped'];
  return say(`compare-halt-${key}`, { numbers: [solution.lower_bound] });
}

export function sayBytes(bytes: number): string {
  if (bytes < 1000) return say('compare-bytes', { numbers: [bytes] });
  if (bytes < 1e6) return say('compare-kilobytes', { number: sayNumber(bytes / 1e3, 1) });
  return say('megabytes', { number: sayNumber(bytes / 1e6, 1) });
}

export function saySeconds(seconds: number): string {
  if (seconds < 1) return say('compare-milliseconds', { number: sayNumber(seconds * 1e3, 1) });
  return say('seconds', { number: sayNumber(seconds, 2) });
}
