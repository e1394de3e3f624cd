// A way from a start to a goal that can be watched, whatever the puzzle: states by their number, moves
// by their label. tile_path.ts makes one of a tile board and its solution.
export const notations = ['words', 'tiles', 'letters'] as const;
export type Notation = (typeof notations)[number];

export interface Stage {
  readonly name: string; // as it is shown
  readonly from: number; // its first move
}

export interface Path<State> {
  readonly length: number; // moves; there is one state more
  readonly notations: readonly Notation[]; // that make sense for the puzzle, the usual one first
  readonly stages: readonly Stage[]; // ascending; none where there are none
  state(index: number): State; // 0 is the start, `length` the end
  label(move: number, notation: Notation): string; // short: "7 up", "7", "D"
  text(notation: Notation): string; // all of it, to be copied
}

// The stage that a move belongs to; none before the first.
export function stageOf(stages: readonly Stage[], move: number): Stage | undefined {
  return stages.filter((stage) => stage.from <= move).at(-1);
}
