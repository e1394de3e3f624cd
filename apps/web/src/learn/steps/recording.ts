// The events of a search as the core wrote them down: apps/web/core/recording.hpp has the form.
export const kinds = [
  'expanded',
  'generated',
  'reopened',
  'pruned',
  'bound_raised',
  'found',
] as const;
export type Kind = (typeof kinds)[number];
export const expanded = 0;
export const generated = 1;
export const reopened = 2;
export const pruned = 3;
export const boundRaised = 4;
export const found = 5;

export const reasons = ['duplicate', 'beyond_bound', 'no_better', 'forgotten', 'outdated'] as const;
export type Reason = (typeof reasons)[number];

export const none = 0xffff; // no move
const header = 16;

export class Recording {
  readonly events: number;
  readonly states: number;
  readonly cellsOfState: number; // cells of a board, or pieces of a level
  readonly f: Float64Array;
  readonly state: Uint32Array;
  readonly g: Int32Array; // the bound, where it was raised
  readonly h: Int32Array;
  readonly move: Uint16Array;
  readonly moves: readonly string[];
  private readonly cells: Uint16Array;
  private readonly what: Uint8Array;

  constructor(bytes: ArrayBuffer) {
    const [events = 0, states = 0, cells = 0, letters = 0] = new Uint32Array(bytes, 0, 4);
    let place = header;
    const column = <T>(
      make: new (b: ArrayBuffer, at: number, n: number) => T,
      size: number,
      n = events,
    ) => {
      const made = new make(bytes, place, n);
      place += size * n;
      return made;
    };
    this.events = events;
    this.states = states;
    this.cellsOfState = cells;
    this.f = column(Float64Array, 8);
    this.state = column(Uint32Array, 4);
    this.g = column(Int32Array, 4);
    this.h = column(Int32Array, 4);
    this.move = column(Uint16Array, 2);
    this.cells = column(Uint16Array, 2, states * cells);
    this.what = column(Uint8Array, 1);
    this.moves = new TextDecoder()
      .decode(column(Uint8Array, 1, letters))
      .split('\n')
      .slice(0, -1);
  }

  kind(event: number): number {
    return (this.what[event] ?? 0) & 7;
  }
  reason(event: number): Reason {
    return reasons[((this.what[event] ?? 0) >> 3) & 7] ?? 'duplicate';
  }
  isBackward(event: number): boolean {
    return ((this.what[event] ?? 0) & 64) !== 0;
  }
  moveText(event: number): string {
    return this.moves[this.move[event] ?? none] ?? '';
  }
  cellsOf(state: number): readonly number[] {
    const begin = state * this.cellsOfState;
    return [...this.cells.subarray(begin, begin + this.cellsOfState)];
  }
}
