// What a screen reader says of a piece.
import type { Level } from '../core/types.ts';
import { language, say } from '../words/words.ts';
import { placeOf, shapesOf } from './position.ts';

// "up and left"
export function sayWays(letters: string): string {
  const words = [...letters].map((letter) => say(`way-${letter}`));
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(words);
}

export function pieceLabel(
  level: Level,
  corners: readonly number[],
  piece: number,
  steps: string,
): string {
  const shape = shapesOf(level)[piece];
  const place = placeOf(corners[piece] ?? 0, level);
  const target = level.targets.find((one) => one.piece === piece);
  const goal = target && placeOf(target.corner, level);
  const what = say('piece-label', {
    piece: level.pieces[piece]?.name,
    height: shape?.rows ?? 0,
    width: shape?.columns ?? 0,
    row: place.y + 1,
    column: place.x + 1,
  });
  const where = steps ? say('piece-can-go', { ways: sayWays(steps) }) : say('piece-stuck');
  const wanted = goal ? [say('piece-goal', { row: goal.y + 1, column: goal.x + 1 })] : [];
  return [what, where, ...wanted].join(' ');
}
