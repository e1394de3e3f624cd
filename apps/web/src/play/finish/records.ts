// What a finished game is the best of, compared with all before it. Games with help set no records,
// and neither does the first game of its kind.
import type { Summary } from '../../core/requests.ts';
import type { GameView } from '../../core/types.ts';

export type Record = 'time' | 'moves';

export function recordsOf(
  game: Pick<GameView, 'help' | 'time' | 'counts'>,
  before: Pick<Summary, 'best_time' | 'fewest_moves'> | undefined,
): readonly Record[] {
  const { hint, solution, repeated } = game.help;
  if (!before || hint || solution || repeated) return [];
  const records: Record[] = [];
  if (before.best_time !== null && game.time < before.best_time) records.push('time');
  if (before.fewest_moves !== null && game.counts.moves < before.fewest_moves)
    records.push('moves');
  return records;
}
