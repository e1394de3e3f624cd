// Everything the page can ask of the core: what a request takes and what it gives. The functions
// that answer are in apps/web/core, one a request.
import type {
  Board,
  Catalog,
  Conclusion,
  CoreError,
  Distance,
  Extent,
  Level,
  Metric,
  Solution,
  View,
} from './types.ts';

interface Limits {
  seconds?: number;
  nodes?: number;
  megabytes?: number; // 1024 if it is not given
}

interface Method {
  algorithm?: string; // "auto", "astar", "weighted-astar:weight=2"
  heuristic?: string;
  optimal?: boolean; // auto goes on until the optimum is proven
}

interface OnBoard {
  board: string;
  goal?: string; // a name or a board; "blank-last" if it is not given
}

interface OnLevel {
  level: string;
  at?: string; // where the pieces are; as the level begins if it is not given
  metric: Metric;
}

interface InGame {
  game: number;
  now: number; // milliseconds of any clock
}

export interface Setup extends Extent {
  readonly cells: readonly (number | null)[];
  readonly problems: readonly CoreError[]; // line and column are those of the board
  readonly fixes: readonly CoreError[];
  readonly fixed: Board | null; // the board with all fixes made
}

export interface Check {
  readonly board: Board;
  readonly goal: Board;
  readonly goal_name: string;
  readonly solvability: {
    readonly solvable: boolean;
    readonly inverted_pairs: number;
    readonly first_pairs: readonly (readonly [number, number])[];
    readonly blank_row_matters: boolean;
    readonly blank_row: number;
    readonly blank_home_row: number;
  };
  readonly reachable_goals: readonly string[];
  readonly readings?: readonly { readonly heuristic: string; readonly estimate: number }[];
}

export interface Replay {
  readonly moves: string;
  readonly pushed: readonly number[];
  readonly legal: boolean; // false: only the moves before the first impossible one were made
  readonly solved: boolean;
  readonly board: Board;
}

export interface Lesson {
  readonly name: CoreError;
  readonly about: CoreError;
  readonly tiles: readonly number[];
  readonly moves: string;
}

// The numbers of rows, columns and cells count from 0; which of the lists are filled depends on
// `why`: noyes/tiles/explanation.hpp.
export interface LensPart {
  readonly why: string;
  readonly amount: number;
  readonly tiles: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly number: number;
  readonly counts: readonly number[];
}

export interface LensSide {
  readonly heuristic: string;
  readonly total: number;
  readonly parts: readonly LensPart[];
}

export interface Lens {
  readonly heuristic: string;
  readonly admissible: boolean;
  readonly estimate: number; // the largest total
  readonly sides: readonly LensSide[];
  readonly distance: number | null; // of a shortest solution, where it is known at once
}

export interface Review {
  readonly optimum: number | null;
  readonly lost: readonly (number | null)[]; // by move
}

export interface Distances {
  readonly boards_at: readonly number[]; // by distance
  readonly boards: number;
  readonly mean: number;
  readonly farthest: readonly Board[]; // some of them
  readonly distance: number | null; // of the board that was asked for
}

export interface Admissibility {
  readonly heuristic: string;
  readonly says_admissible: boolean;
  readonly boards: number;
  readonly overestimated: number;
  readonly worst: {
    readonly board: Board;
    readonly estimate: number;
    readonly distance: number;
  } | null;
  readonly loss: {
    readonly board: Board;
    readonly found: number;
    readonly shortest: number;
  } | null;
  readonly starts_tried: number; // of A*, until one was lost
  readonly counts: readonly (readonly number[])[]; // [distance][estimate]
}

// States that were expanded: g, h, how many, when the first and when the last of them.
export type Contour = readonly [number, number, number, number, number];

export interface Expansions extends Solution {
  readonly contours: readonly Contour[];
  readonly expanded: readonly (readonly number[])[]; // [from the start][to the goal]; or none
  readonly boards: readonly (readonly number[])[]; // all there are
}

export interface Summary {
  readonly puzzle: string;
  readonly games: number;
  readonly helped: number;
  readonly best_time: number | null;
  readonly fewest_moves: number | null;
  readonly of_5: { readonly latest: number | null; readonly best: number | null };
  readonly of_12: { readonly latest: number | null; readonly best: number | null };
  readonly moves_per_second: number | null;
  readonly best_moves_per_second: number | null;
}

export type Action =
  | 'undo'
  | 'redo'
  | 'restart'
  | 'pause'
  | 'resume'
  | 'note-hint'
  | 'note-solution';

export type Parsed =
  | { readonly kind: 'tiles'; readonly board: Board }
  | { readonly kind: 'blocks'; readonly level: Level };

export type Question =
  | ({ readonly request: 'solve'; readonly inquiry: number } & Required<OnBoard>)
  | {
      readonly request: 'solve_level';
      readonly inquiry: number;
      readonly level: string;
      readonly at: string; // where the pieces are now
      readonly metric: Metric;
    };

interface Done {
  readonly done: boolean;
  readonly view: View;
}

export interface Requests {
  describe: { in: Extent; out: Catalog };
  // How many times the shortest an answer is at most; null: nothing is promised.
  promise: {
    in: { kind: 'tiles' | 'blocks'; algorithm: string };
    out: { readonly factor: number | null };
  };
  levels: { in: object; out: readonly Level[] };
  parse: { in: { text: string }; out: Parsed };
  check: { in: OnBoard & { readings?: boolean }; out: Check };
  setup: {
    in: { goal?: string } & ({ text: string } | (Extent & { cells: readonly (number | null)[] }));
    out: Setup;
  };
  generate: {
    in: Extent & { goal?: string; seed: number; distance?: number; unsolvable?: boolean };
    out: Board;
  };
  replay: { in: OnBoard & { moves: string; tiles?: boolean }; out: Replay };
  solve: { in: OnBoard & Method & Limits; out: Solution };
  solve_level: { in: OnLevel & Method & Limits; out: Conclusion };
  // The same with all events, up to a million, as the attachment; `cut`: there were more.
  trace: { in: OnBoard & Method & Limits; out: Solution & { readonly cut: boolean } };
  trace_level: { in: OnLevel & Method & Limits; out: Conclusion & { readonly cut: boolean } };
  distances: { in: Extent & { goal?: string; board?: string }; out: Distances };
  admissibility: { in: Extent & { goal?: string; heuristic: string }; out: Admissibility };
  expansions: { in: OnBoard & Method & Limits; out: Expansions };
  lessons: { in: OnBoard & Limits; out: { lessons: readonly Lesson[]; done: number } };
  lens: { in: OnBoard & { heuristic: string }; out: Lens };
  review: { in: { text: string } & Limits; out: Review };
  summarise: {
    in: { text: string };
    out: { puzzles: readonly Summary[]; csv: string; json: string };
  };
  game_new: {
    in: { now: number } & (
      | ({ kind: 'tiles' } & OnBoard)
      | { kind: 'blocks'; level: string; metric: Metric }
    );
    out: View & { readonly game: number };
  };
  game_load: { in: { text: string; now: number }; out: View & { readonly game: number } };
  game_view: { in: InGame; out: View };
  game_turn: {
    in: InGame & ({ cell: number } | { way: string } | { piece: number; path: string });
    out: Done;
  };
  game_act: { in: InGame & { action: Action }; out: Done };
  game_inquire: { in: { game: number }; out: Question };
  game_deliver: {
    in: InGame & { inquiry: number; moves: string; lower_bound: number };
    out: Done;
  };
  game_hint: {
    in: { game: number; most: number };
    out: { known: boolean; distance: Distance | null; moves: string };
  };
  game_history: {
    in: { game: number };
    out: {
      start: { text: string };
      turns: readonly { moves: string; time: number }[]; // those that can be redone, too
      done: number;
    };
  };
  game_save: { in: InGame; out: { text: string } };
  game_score: { in: { game: number; finished: number }; out: { text: string } };
  game_close: { in: { game: number }; out: { done: boolean } };
}

export type RequestName = keyof Requests;

// What searches levels is a program of its own, so that nobody waits for it who plays with tiles;
// what only the pages that teach ask is another.
export type Program = 'page' | 'levels' | 'learn';
const elsewhere: Readonly<Partial<Record<RequestName, Program>>> = {
  solve_level: 'levels',
  trace_level: 'levels',
  trace: 'learn',
  lens: 'learn',
  distances: 'learn',
  admissibility: 'learn',
  expansions: 'learn',
};
export const programFor = (name: RequestName): Program => elsewhere[name] ?? 'page';

export type In<N extends RequestName> = Requests[N]['in'];
export type Out<N extends RequestName> = Requests[N]['out'];
