// The six lessons: what comes after what. The texts are `course-NUMBER-...` of the words; a term
// that is explained stands in [brackets] there.
import type { State } from '../link.ts';

export type Block =
  | { readonly kind: 'text'; readonly key: string }
  | { readonly kind: 'try'; readonly key: string; readonly tool: string; readonly given: State };

export interface Lesson {
  readonly blocks: readonly Block[];
  readonly right: number; // the option that is right, from 1
}

export const options = [1, 2, 3];

const text = (key: number): Block => ({ kind: 'text', key: String(key) });
const live = (key: number, tool: string, given: State): Block => ({
  kind: 'try',
  key: `try-${key}`,
  tool,
  given,
});

const contest = (key: number, board: string, ways: readonly string[]) =>
  live(key, 'compare', { board, ways: ways.join('\n'), alone: 'yes' });

// Solved in six moves: small enough to see all of breadth-first search.
const near = '1 3 6 / 4 2 8 / 7 5 0';
// Of Russell and Norvig's textbook, with its goal.
const textbook = { board: '7 2 4 / 5 0 6 / 8 3 1', goal: 'blank-first' };
const trap = '1 7 3 / 4 6 2 / 0 8 5'; // 16 moves; A* misled by a mistaken heuristic finds 18
const rounds = '1 2 3 / 7 6 4 / 0 8 5'; // 10 moves; IDA* begins with a bound of 6
const mirrored = '7 6 3 / 8 1 0 / 4 2 5'; // the tables say 17, in the mirror 19
const far = '8 6 7 / 2 5 4 / 3 0 1'; // one of the two farthest boards

const lists = 'controls,now,counts,code,tree,open,closed'; // what steps show

export const lessons: readonly Lesson[] = [
  {
    blocks: [
      text(1),
      text(2),
      live(1, 'steps', { board: near, algorithm: 'bfs', show: 'controls,now,tree,node' }),
      text(3),
      text(4),
    ],
    right: 2,
  },
  {
    blocks: [
      text(1),
      text(2),
      live(1, 'steps', { board: near, algorithm: 'bfs', show: lists }),
      text(3),
      text(4),
      live(2, 'experiments', { show: 'distances', board: near, alone: 'yes' }),
    ],
    right: 2,
  },
  {
    blocks: [
      text(1),
      text(2),
      live(1, 'lens', { ...textbook, heuristic: 'manhattan' }),
      text(3),
      text(4),
      live(2, 'lens', {
        board: '2 1 3 / 4 5 6 / 8 7 0',
        heuristic: 'linear-conflict',
        mark: 'row-conflict.1',
      }),
    ],
    right: 3,
  },
  {
    blocks: [
      text(1),
      live(1, 'steps', { board: near, algorithm: 'astar', heuristic: 'manhattan', show: lists }),
      text(2),
      text(3),
      text(4),
      contest(2, trap, ['astar manhattan', 'astar naive-last-move']),
      live(3, 'experiments', { show: 'admissible', heuristic: 'naive-last-move', alone: 'yes' }),
      live(4, 'experiments', { ...textbook, show: 'weight', weight: '1', alone: 'yes' }),
    ],
    right: 1,
  },
  {
    blocks: [
      text(1),
      text(2),
      text(3),
      live(1, 'steps', {
        board: rounds,
        algorithm: 'ida',
        heuristic: 'manhattan',
        show: 'controls,now,counts,code,tree',
      }),
      text(4),
      contest(2, far, ['astar manhattan', 'ida manhattan']),
    ],
    right: 3,
  },
  {
    blocks: [
      text(1),
      text(2),
      text(3),
      live(1, 'lens', { board: mirrored, heuristic: 'pdb:1.2.3.4-5.6.7.8' }),
      text(4),
      contest(2, far, ['astar hamming', 'astar manhattan', 'astar linear-conflict', 'astar pdb']),
    ],
    right: 2,
  },
];
