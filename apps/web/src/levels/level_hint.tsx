// The next move, drawn on the board: the way of the piece, with an arrow at its end.
import { signal } from '@preact/signals';
import type { Level } from '../core/types.ts';
import { announce } from '../shell/live.tsx';
import { say } from '../words/words.ts';
import type { PieceMove } from './lengths.ts';
import { unit } from './picture_parts.ts';
import { sayWays } from './piece_words.ts';
import { type Place, placeOf, shapesOf } from './position.ts';

export const hint = signal<{ readonly game: number; readonly move: PieceMove } | undefined>(
  undefined,
);

export function announceHint({ piece, path }: PieceMove): void {
  announce(say('hint-said', { piece, ways: sayWays(path) }));
}

const by: Readonly<Record<string, Place>> = {
  U: { x: 0, y: -1 },
  D: { x: 0, y: 1 },
  L: { x: -1, y: 0 },
  R: { x: 1, y: 0 },
};

// The middle of the piece on its way, from the first to the last place.
export function wayOf(from: Place, path: string): readonly Place[] {
  const places = [from];
  for (const letter of path) {
    const last = places.at(-1) ?? from;
    const { x, y } = by[letter] ?? { x: 0, y: 0 };
    places.push({ x: last.x + x, y: last.y + y });
  }
  return places;
}

function arrowHead(at: Place, letter: string): string {
  const { x, y } = by[letter] ?? { x: 0, y: 0 };
  const point = (along: number, aside: number) =>
    `${at.x * unit + along * x + aside * y} ${at.y * unit + along * y + aside * x}`;
  return `M${point(-22, -22)}L${point(4, 0)}L${point(-22, 22)}`;
}

interface Props {
  readonly level: Level;
  readonly corners: readonly number[];
  readonly move: PieceMove;
}

export function HintArrow({ level, corners, move }: Props) {
  const piece = level.pieces.findIndex(({ name }) => name === move.piece);
  const shape = shapesOf(level)[piece];
  if (!shape) return null;
  const corner = placeOf(corners[piece] ?? 0, level);
  const middle = { x: corner.x + shape.columns / 2, y: corner.y + shape.rows / 2 };
  const places = wayOf(middle, move.path);
  const line = places.map(({ x, y }) => `${x * unit} ${y * unit}`).join('L');
  const path = `M${line}${arrowHead(places.at(-1) ?? middle, move.path.at(-1) ?? 'U')}`;
  return (
    <g class="hint-arrow" data-testid="level-hint" data-move={`${move.piece}:${move.path}`}>
      <path class="hint-below" d={path} />
      <path class="hint-line" d={path} />
    </g>
  );
}
