// What is searched and how, as a link has it and as the tool shows it.
import { ask, demand } from '../../core/core.ts';
import type { Board, Level, Metric } from '../../core/types.ts';
import { findLevel } from '../../levels/level_list.ts';
import { chosen, methodOf, type Offer, usualWish, type Wish } from '../../solve/method.ts';
import { tileOffer } from '../../solve/offer.ts';
import type { State } from '../link.ts';

export interface TileProblem {
  readonly kind: 'tiles';
  readonly board: Board;
  readonly goal: Board;
  readonly goalText: string; // a name, or a board
  readonly wish: Wish;
}

export interface LevelProblem {
  readonly kind: 'blocks';
  readonly level: Level;
  readonly metric: Metric;
  readonly wish: Wish;
}

export type Problem = TileProblem | LevelProblem;

export const usualBoard = '4 2 3 / 5 1 6 / 0 7 8';
export const mostCells = 25;

// "weighted-astar:weight=2" as the form has it.
function readChoice(text: string, values: Record<string, string>): string {
  const [name = '', options = ''] = text.split(/:(.*)/s);
  for (const option of options.split(',')) {
    const equals = option.indexOf('=');
    if (equals > 0) values[`${name}.${option.slice(0, equals)}`] = option.slice(equals + 1);
  }
  return name;
}

export function readWish(given: State): Wish {
  const values: Record<string, string> = {};
  const algorithm = readChoice(given.algorithm ?? 'astar', values);
  const heuristic = readChoice(given.heuristic ?? 'manhattan', values);
  return { ...usualWish, algorithm, heuristic, values };
}

let levelOfferKnown: Offer | undefined;

function levelOffer(): Offer {
  const { level_algorithms, level_heuristics } = demand('describe', { rows: 4, columns: 4 });
  levelOfferKnown ??= {
    kind: 'blocks',
    algorithms: level_algorithms,
    heuristics: level_heuristics,
    limits: [],
  };
  return levelOfferKnown;
}

// A trace ends by itself, so no limits are asked for.
export function offerFor(problem: Problem): Offer {
  return problem.kind === 'tiles' ? { ...tileOffer(problem.board), limits: [] } : levelOffer();
}

export function readBoard(text: string, goalText: string) {
  const answer = ask('check', { board: text, goal: goalText });
  if ('error' in answer) return answer;
  const { board, goal } = answer.ok;
  return board.tiles.length > mostCells ? undefined : { board, goal };
}

function readTiles(given: State): TileProblem {
  const goalText = given.goal ?? 'blank-last';
  const wish = readWish(given);
  const read = readBoard(given.board ?? usualBoard, goalText);
  if (read && 'board' in read) return { kind: 'tiles', ...read, goalText, wish };
  const usual = readBoard(usualBoard, 'blank-last');
  if (!usual || !('board' in usual)) throw new Error('the usual board is none');
  return { kind: 'tiles', ...usual, goalText: 'blank-last', wish };
}

export function readProblem(given: State): Problem {
  const level = given.level ? findLevel(given.level) : undefined;
  if (!level) return readTiles(given);
  const metrics: readonly Metric[] = ['moves', 'straight', 'steps'];
  const metric = metrics.find((one) => one === given.metric) ?? 'moves';
  return { kind: 'blocks', level, metric, wish: readWish({ algorithm: 'bfs', ...given }) };
}

// Only what differs from the usual needs a place in the link, but whoever reads it likes to see it.
export function writeProblem(problem: Problem): State {
  const offer = offerFor(problem);
  const { algorithm, heuristic } = methodOf(problem.wish, offer);
  const used = chosen(problem.wish, offer).algorithm?.uses_heuristic;
  const method = { algorithm, heuristic: used ? heuristic : '' };
  if (problem.kind === 'tiles')
    return { board: problem.board.text, goal: problem.goalText, ...method };
  return { level: problem.level.id, metric: problem.metric, ...method };
}
