// The board that a tool is about, and its goal: as a link gives them, or the usual ones.
import { ask } from '../../core/core.ts';
import type { Board, CoreError } from '../../core/types.ts';
import type { State } from '../link.ts';

export interface Task {
  readonly board: Board;
  readonly goal: Board;
  readonly goalName: string; // or the goal itself, where it has no name
  readonly solvable: boolean;
}

export interface TaskRules {
  readonly usual: string; // a board, for the usual goal
  readonly sizes: readonly string[]; // that are offered, "3x3"
  readonly mostCells: number;
}

const usualGoal = 'blank-last';
const namedGoals = ['blank-last', 'blank-first', 'snail', 'snake'];

// Undefined if it is larger than the tool can show.
export function makeTask(
  board: string,
  goal: string,
  mostCells: number,
): Task | { readonly error: CoreError } | undefined {
  const checked = ask('check', { board, goal });
  if ('error' in checked) return checked;
  const { board: read, goal: goalBoard, goal_name, solvability } = checked.ok;
  if (read.rows * read.columns > mostCells) return undefined;
  return {
    board: read,
    goal: goalBoard,
    goalName: namedGoals.includes(goal_name) ? goal_name : goalBoard.text,
    solvable: solvability.solvable,
  };
}

export function readTask(given: State, rules: TaskRules): Task {
  const tries = [
    [given.board, given.goal ?? usualGoal],
    [rules.usual, usualGoal],
  ] as const;
  for (const [board, goal] of tries) {
    const task = board && makeTask(board, goal, rules.mostCells);
    if (task && 'board' in task) return task;
  }
  throw new Error(`no board: ${rules.usual}`);
}

export function writeTask({ board, goalName }: Task): State {
  return { board: board.text, goal: goalName === usualGoal ? '' : goalName };
}

export const sizeOf = ({ rows, columns }: Board) => `${rows}x${columns}`;

// A random board of a size for the same goal, if that has a name.
export function anotherTask(size: string, goalName: string, mostCells: number): Task | undefined {
  const [rows = 3, columns = 3] = size.split('x').map(Number);
  const goal = namedGoals.includes(goalName) ? goalName : usualGoal;
  const seed = Math.floor(Math.random() * 2 ** 32);
  const made = ask('generate', { rows, columns, goal, seed });
  if ('error' in made) return undefined;
  const task = makeTask(made.ok.text, goal, mostCells);
  return task && 'board' in task ? task : undefined;
}
