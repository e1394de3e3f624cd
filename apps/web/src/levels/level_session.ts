// The level that is being played. Everything it does is done by the core's own game; here is what
// the page shows of it.
import { signal } from '@preact/signals';
import { ask, demand } from '../core/core.ts';
import type { Action } from '../core/requests.ts';
import type { BlockView, Level, Metric, View } from '../core/types.ts';
import { now } from '../play/session.ts';
import { announce } from '../shell/live.tsx';
import { toast } from '../shell/toasts.tsx';
import { keep, recall } from '../state/storage.ts';
import { say, sayError } from '../words/words.ts';
import { noteScore } from './best_scores.ts';
import { type Lengths, lengthsOf, parseMoves } from './lengths.ts';
import { addressOf, ownId } from './level_list.ts';
import { metric } from './metric.ts';
import { sayWays } from './piece_words.ts';

export interface Playing {
  readonly level: Level;
  readonly game: number;
  readonly view: BlockView;
  readonly lengths: Lengths;
}

export const playing = signal<Playing | undefined>(undefined);
// Whether it was finished a moment ago, and not as it was opened.
export const justSolved = signal(false);

type Started = View & { readonly game: number };

const storageKey = (level: Level) => `level-game.${addressOf(level)}`;

function lengthsNow(game: number): Lengths {
  const { turns, done } = demand('game_history', { game });
  return lengthsOf(turns.slice(0, done).flatMap(({ moves }) => parseMoves(moves)));
}

function show(level: Level, game: number, view: View): void {
  if (view.kind !== 'blocks') return;
  playing.value = { level, game, view, lengths: lengthsNow(game) };
  keep(storageKey(level), demand('game_save', { game, now: now() }).text);
}

function newGame(level: Level, counting: Metric): Started | undefined {
  const game = ask('game_new', {
    kind: 'blocks',
    level: level.text,
    metric: counting,
    now: now(),
  });
  if ('ok' in game) return game.ok;
  toast(sayError(game.error), 'error');
  return undefined;
}

const withoutMetric = (key: string) => key.slice(0, key.lastIndexOf(' '));

// The game that was left, if there is one of this level.
function keptGame(level: Level, fresh: Started): Started | undefined {
  const text = recall(storageKey(level));
  const game = typeof text === 'string' ? ask('game_load', { text, now: now() }) : undefined;
  if (!game || !('ok' in game)) return undefined;
  if (withoutMetric(game.ok.key) === withoutMetric(fresh.key)) return game.ok;
  ask('game_close', { game: game.ok.game });
  return undefined;
}

// The turns of one game made in another, which may count them differently.
function repeat(level: Level, from: number, to: number): void {
  const { turns, done } = demand('game_history', { game: from });
  for (const { piece, path } of turns.slice(0, done).flatMap(({ moves }) => parseMoves(moves))) {
    const number = level.pieces.findIndex(({ name }) => name === piece);
    demand('game_turn', { game: to, now: now(), piece: number, path });
  }
}

export function closeLevel(): void {
  if (playing.value) ask('game_close', { game: playing.value.game });
  playing.value = undefined;
  justSolved.value = false;
}

export function openLevel(level: Level): void {
  closeLevel();
  const fresh = newGame(level, metric.value);
  if (!fresh) return;
  const kept = keptGame(level, fresh);
  if (kept) repeat(level, kept.game, fresh.game);
  if (kept) ask('game_close', { game: kept.game });
  show(level, fresh.game, demand('game_view', { game: fresh.game, now: now() }));
}

export function countBy(chosen: Metric): void {
  metric.value = chosen;
  const before = playing.value;
  if (before) openLevel(before.level);
}

function finish({ level, view, lengths }: Playing): void {
  justSolved.value = true;
  announce(say('solved-said', { numbers: [lengths[metric.value]] }));
  const id = addressOf(level);
  if (!view.help.hint && !view.help.solution && id !== ownId) noteScore(id, lengths);
}

// A piece goes its way; false if it cannot.
export function turn(piece: number, path: string): boolean {
  const before = playing.value;
  if (!before || before.view.finished) return false;
  const { level, game } = before;
  const after = demand('game_turn', { game, now: now(), piece, path });
  const name = level.pieces[piece]?.name ?? '';
  if (!after.done) {
    announce(say('piece-blocked', { piece: name, ways: sayWays(path.slice(0, 1)) }));
    return false;
  }
  show(level, game, after.view);
  announce(say('piece-moved', { piece: name, ways: sayWays(path) }));
  if (after.view.finished) finish(playing.value as Playing);
  return true;
}

export function act(action: Action): boolean {
  const before = playing.value;
  if (!before) return false;
  justSolved.value = false;
  const after = demand('game_act', { game: before.game, now: now(), action });
  show(before.level, before.game, after.view);
  return after.done;
}
