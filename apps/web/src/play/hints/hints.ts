// The hint that lies on the board, and how it follows the player.
import { effect, signal } from '@preact/signals';
import type { TileView } from '../../core/types.ts';
import { announce } from '../../shell/live.tsx';
import { settings } from '../../state/settings.ts';
import { say } from '../../words/words.ts';
import { act, gameHandle, view } from '../session.ts';
import { followed, type Hint, nextGrade, noHint } from './grades.ts';
import { findWay, knownWay } from './guide.ts';
import { nextArrival, type Push, pushesOf } from './way.ts';

export const hint = signal<Hint>(noHint);

const everything = 1_000_000;
const arrival = (game: TileView) => nextArrival(pushesOf(game, knownWay(everything)), game.goal);

export const hintedPushes = (game: TileView, left: number): readonly Push[] =>
  pushesOf(game, knownWay(left));

function sayHint(shown: Hint, game: TileView): void {
  if (shown.kind === 'nudge') {
    const next = arrival(game);
    if (next) announce(say('nudge-said', { tile: next.tile, numbers: [next.moves] }));
  } else if (shown.kind === 'moves') {
    const moves = hintedPushes(game, shown.left).map((push) =>
      say(`push-${push.way}`, { tile: push.tile }),
    );
    announce(moves.join(', '));
  }
}

// A hint, or more of it.
export async function moreHint(): Promise<void> {
  if (settings.hints.value === 'off' || !view.value || view.value.solved) return;
  const mine = gameHandle();
  if (!(await findWay()) || mine !== gameHandle()) return;
  act('note-hint');
  const game = view.value;
  hint.value = nextGrade(hint.value, arrival(game)?.tile);
  sayHint(hint.value, game);
}

export function hideHint(): void {
  hint.value = noHint;
}

let seen: { readonly game: number; readonly board: string; readonly distance: number } | undefined;

function follow(game: TileView): void {
  const before = seen;
  const distance = game.distance?.at_most ?? 0;
  seen = { game: gameHandle(), board: game.text, distance };
  const shown = hint.peek();
  if (shown.kind === 'none') return;
  if (before?.board === game.text) {
    // A better way became known.
    const tile = arrival(game)?.tile;
    if (shown.kind === 'nudge' && tile !== undefined) hint.value = { kind: 'nudge', tile };
    return;
  }
  const lost = before?.game !== seen.game || !game.distance || game.solved;
  if (lost) hint.value = noHint;
  else hint.value = followed(shown, before.distance - distance, arrival(game)?.tile);
}

effect(() => {
  if (view.value) follow(view.value);
});
