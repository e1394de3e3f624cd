// What a link holds, after the core has looked at all of it.
import { ask, errorOf } from '../core/core.ts';
import type { Answer, Board, Level, Metric } from '../core/types.ts';
import { levels } from '../levels/level_list.ts';
import { metrics } from '../levels/metric.ts';
import { type Link, readLink } from './link.ts';
import { plainLevel } from './plain_level.ts';

export type Shared =
  | {
      readonly kind: 'tiles';
      readonly board: Board;
      readonly goal: Board;
      readonly goalName: string;
      readonly moves: string | undefined;
    }
  | {
      readonly kind: 'blocks';
      readonly level: Level;
      readonly metric: Metric;
      readonly moves: string | undefined;
    };

const mostSide = 10;
const refuse = (code: string) => ({ error: errorOf(code) });

function checkBoard({ board = '', goal = '', moves }: Link): Answer<Shared> {
  const checked = ask('check', { board, goal });
  if ('error' in checked) return refuse('share-broken');
  const { rows, columns } = checked.ok.board;
  if (rows > mostSide || columns > mostSide) return refuse('share-too-large');
  if (!checked.ok.solvability.solvable) return refuse('share-unsolvable');
  const played = moves === undefined ? undefined : ask('replay', { board, goal, moves });
  if (played && !('ok' in played && played.ok.legal && played.ok.solved))
    return refuse('share-wrong-solution');
  return {
    ok: {
      kind: 'tiles',
      board: checked.ok.board,
      goal: checked.ok.goal,
      goalName: checked.ok.goal_name,
      moves: played?.ok.moves,
    },
  };
}

function findLevel(text: string): Level | undefined {
  const known = levels().find(({ id }) => id === text);
  if (known) return known;
  const parsed = ask('parse', { text });
  if (!('ok' in parsed) || parsed.ok.kind !== 'blocks') return undefined;
  const plain = ask('parse', { text: plainLevel(parsed.ok.level.text) });
  return 'ok' in plain && plain.ok.kind === 'blocks' ? plain.ok.level : undefined;
}

// The game takes a solution only if it leads to the goal.
function solves(level: Level, metric: Metric, moves: string): boolean {
  const game = ask('game_new', { kind: 'blocks', level: level.text, metric, now: 0 });
  if ('error' in game) return false;
  const handle = game.ok.game;
  const question = ask('game_inquire', { game: handle });
  const inquiry = 'ok' in question ? question.ok.inquiry : 0;
  const taken = ask('game_deliver', { game: handle, inquiry, moves, lower_bound: 0, now: 0 });
  ask('game_close', { game: handle });
  return 'ok' in taken && taken.ok.done;
}

function checkLevel({ level: text = '', metric: counting = 'moves', moves }: Link): Answer<Shared> {
  const level = findLevel(text);
  const metric = metrics.find((one) => one === counting);
  if (!level || !metric) return refuse('share-broken');
  if (moves !== undefined && !solves(level, metric, moves)) return refuse('share-wrong-solution');
  return { ok: { kind: 'blocks', level, metric, moves } };
}

export function checkLink(rest: string): Answer<Shared> {
  const link = readLink(rest);
  if (!link) return refuse('share-broken');
  return link.board === undefined ? checkLevel(link) : checkBoard(link);
}
