// What the lens looks at: a board, its goal and a heuristic, from a link that may say anything.
import { ask, demand } from '../../core/core.ts';
import type { Board } from '../../core/types.ts';
import type { State } from '../link.ts';

export interface LensState {
  readonly board: Board;
  readonly goal: Board;
  readonly goalName: string; // as the link has it
  readonly heuristic: string;
  readonly side: number; // of a pattern database, -1 for the larger
  readonly mark: string; // the part that is pointed at
  readonly find: boolean; // the true distance was asked for
}

const usualBoard = '7 2 4 / 5 0 6 / 8 3 1';
const usualHeuristic = 'manhattan';
const mostSide = 10;

function readBoard(text: string | undefined): Board | undefined {
  if (!text) return undefined;
  const parsed = ask('parse', { text });
  if (!('ok' in parsed) || parsed.ok.kind !== 'tiles') return undefined;
  const { board } = parsed.ok;
  return board.rows <= mostSide && board.columns <= mostSide ? board : undefined;
}

// Those whose tables take but a moment.
export function heuristicsFor({ rows, columns }: Pick<Board, 'rows' | 'columns'>) {
  return demand('describe', { rows, columns }).heuristics.filter((one) => one.quick);
}

export function readLens(given: State): LensState {
  const board = readBoard(given.board) ?? (readBoard(usualBoard) as Board);
  const asked = ask('check', { board: board.text, goal: given.goal ?? '' });
  const checked = 'ok' in asked ? asked.ok : demand('check', { board: board.text });
  const heuristic = given.heuristic ?? usualHeuristic;
  const name = heuristic.split(':')[0];
  const known = heuristicsFor(board).some((one) => one.name === name);
  return {
    board: checked.board,
    goal: checked.goal,
    goalName: 'ok' in asked ? (given.goal ?? '') : '',
    heuristic: known ? heuristic : usualHeuristic,
    side: given.side === '0' ? 0 : given.side === '1' ? 1 : -1,
    mark: given.mark ?? '',
    find: given.find === 'yes',
  };
}

export function writeLens(state: LensState): State {
  return {
    board: state.board.text,
    goal: state.goalName,
    heuristic: state.heuristic,
    side: state.side < 0 ? '' : String(state.side),
    mark: state.mark,
    find: state.find ? 'yes' : '',
  };
}
