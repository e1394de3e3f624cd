// Hints get more telling each time: which tile to think of, then the next 1, 3, 5 moves.
export type Hint =
  | { readonly kind: 'none' }
  | { readonly kind: 'nudge'; readonly tile: number }
  | { readonly kind: 'moves'; readonly left: number; readonly most: number };

export const noHint: Hint = { kind: 'none' };

const steps = [1, 3, 5];
const mostMoves = 5;

export const isLast = (hint: Hint) => hint.kind === 'moves' && hint.most === mostMoves;

export function nextGrade(hint: Hint, nudge: number | undefined): Hint {
  if (hint.kind === 'none' && nudge !== undefined) return { kind: 'nudge', tile: nudge };
  const shown = hint.kind === 'moves' ? hint.most : 0;
  const most = steps.find((step) => step > shown) ?? mostMoves;
  return { kind: 'moves', left: most, most };
}

// After the player came `gained` moves nearer, or went astray where that is negative: what was
// shown and done goes away, the way back is shown in addition.
export function followed(hint: Hint, gained: number, nudge: number | undefined): Hint {
  if (hint.kind === 'nudge') return nudge === hint.tile ? hint : noHint;
  if (hint.kind === 'none') return hint;
  const left = Math.min(hint.left - gained, mostMoves);
  return left > 0 ? { ...hint, left } : noHint;
}
