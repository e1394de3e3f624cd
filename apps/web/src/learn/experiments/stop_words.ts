import { titleOf } from '../../solve/names.ts';
import { say, sayNumber } from '../../words/words.ts';
import type { Stop } from './weights.ts';

// "Uniform-cost search", "A*", "Weighted A*, weight 2"
export function stopTitle({ weight }: Stop): string {
  if (weight === 0) return titleOf('uniform');
  if (weight === 1) return titleOf('astar');
  if (!Number.isFinite(weight)) return titleOf('greedy');
  return say('trial-weighted', { weight: sayNumber(weight, 1) });
}

export function stopKey({ weight }: Stop): string {
  if (weight === 0) return 'g';
  if (weight === 1) return 'g + h';
  return Number.isFinite(weight) ? `g + ${sayNumber(weight, 1)} · h` : 'h';
}
