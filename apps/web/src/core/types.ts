// The core's values as they come through the binding; core/json_of.cpp writes them.

// What went wrong, as a code and numbers: words/say.ts has the sentence.
export interface CoreError {
  readonly code: string;
  readonly line: number; // from 1; 0 where the error has no place in the input
  readonly column: number;
  readonly numbers: readonly number[];
  readonly text: string;
  readonly note: string;
}

// Some answers have more to say than text can: then there are bytes, too.
export type Answer<T> =
  | { readonly ok: T; readonly attachment?: ArrayBuffer }
  | { readonly error: CoreError };

export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

export interface Board extends Extent {
  readonly tiles: readonly number[]; // by cell, row by row; 0 is the blank
  readonly text: string; // "1 2 3 / 4 5 6 / 7 8 0"
}

export type Metric = 'moves' | 'straight' | 'steps';

export interface LevelRecord {
  readonly metric: Metric;
  readonly known: boolean;
  readonly length: number | null; // null though known: there is no solution
  readonly least: number | null; // what is proven where the length is not known
  readonly found: number | null;
}

export interface Level extends Extent {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly source: string;
  readonly rule: 'free' | 'rush';
  readonly ground: string; // one character a cell: . floor, - gate, # wall
  readonly text: string;
  readonly pieces: readonly { readonly name: string; readonly cells: readonly number[] }[];
  readonly targets: readonly { readonly piece: number; readonly corner: number }[];
  readonly records: readonly LevelRecord[];
}

export interface Option {
  readonly name: string;
  readonly summary: string;
  readonly fallback: string;
  readonly choices?: readonly string[];
  readonly word?: string; // any word is taken; what it stands for
  readonly range?: readonly [number, number];
}

export interface About {
  readonly name: string;
  readonly alias: string;
  readonly summary: string;
  readonly source: string;
  readonly rule: string;
  readonly options: readonly Option[];
}

// A line of an algorithm, indented by blanks, and the events that it stands for.
export interface CodeLine {
  readonly text: string;
  readonly events: readonly string[];
}

export interface LevelAlgorithm extends About {
  readonly code: readonly CodeLine[];
  readonly uses_heuristic: boolean;
  readonly factor: number | null; // at most that many times the shortest; null: no promise
}

export interface Algorithm extends LevelAlgorithm {
  readonly stores_states: boolean;
  readonly searches_backward: boolean;
}

export interface LevelHeuristic extends About {
  readonly admissible: boolean;
  readonly consistent: boolean;
}

export interface Heuristic extends LevelHeuristic {
  readonly fits: boolean; // its tables are small enough for the size that was asked for
  readonly quick: boolean;
}

export interface Goal extends About {
  readonly board: Board;
}

export interface Catalog {
  readonly algorithms: readonly Algorithm[];
  readonly heuristics: readonly Heuristic[];
  readonly goals: readonly Goal[];
  readonly level_algorithms: readonly LevelAlgorithm[];
  readonly level_heuristics: readonly LevelHeuristic[];
  readonly metrics: readonly Metric[];
  readonly limits: readonly Omit<Option, 'summary'>[]; // numbers; none is set where it is empty
}

export interface Stats {
  readonly expanded: number;
  readonly generated: number;
  readonly duplicates: number;
  readonly reopened: number;
  readonly undo_skipped: number;
  readonly peak_stored: number;
  readonly peak_open: number;
  readonly memory_bytes: number;
}

export type Status = 'optimal' | 'solved' | 'unsolvable' | 'limit' | 'stopped';

export interface Conclusion {
  readonly status: Status;
  readonly halt: 'time' | 'nodes' | 'memory' | 'stopped' | null;
  readonly lower_bound: number;
  readonly algorithm: string;
  readonly heuristic: string;
  readonly heuristic_ignored: boolean;
  readonly seconds: number;
  readonly setup_seconds: number;
  readonly stats: Stats;
  readonly moves: string | null; // tiles: letters of the blank; blocks: "B:RD A:L"
  readonly length: number | null;
}

export interface Solution extends Conclusion {
  readonly stages: readonly { readonly name: CoreError; readonly moves: number }[];
}

export interface Counts {
  readonly moves: number;
  readonly turns: number;
  readonly slip_free: number;
  readonly undos: number;
  readonly restarts: number;
}

export interface Distance {
  readonly at_least: number;
  readonly at_most: number;
}

export interface GameView {
  readonly key: string; // games with the same one are compared: "tiles 4x4 blank-last"
  readonly solved: boolean;
  readonly finished: boolean;
  readonly can_undo: boolean;
  readonly can_redo: boolean;
  readonly timed: boolean;
  readonly time: number; // milliseconds
  readonly counts: Counts;
  readonly help: { readonly hint: boolean; readonly solution: boolean; readonly repeated: boolean };
  readonly distance: Distance | null; // null: no way is known
}

export interface TileState extends Board {
  readonly kind: 'tiles';
  readonly blank: number;
  readonly goal: Board;
  readonly goal_name: string;
}

export interface BlockState {
  readonly kind: 'blocks';
  readonly metric: Metric;
  readonly corners: readonly number[]; // by piece
  readonly steps: readonly string[]; // by piece: where it may go now, "UL"
  readonly text: string;
}

export type TileView = TileState & GameView;
export type BlockView = BlockState & GameView;
export type View = TileView | BlockView;

// What a search tells while it works.
export interface Progress {
  readonly milliseconds: number;
  readonly generated: number;
  readonly stored: number;
  readonly bytes: number;
  readonly bound: number;
}
