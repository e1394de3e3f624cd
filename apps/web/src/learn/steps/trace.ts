// A search as a tree that grows. Worked out once, by a worker; whatever is shown at an event is then a
// function of its number, and stepping back is no harder than stepping on.
import type { Recording } from './recording.ts';

// What a search remembers: all that wait and all that are done; its path alone; or nothing.
export type Memory = 'open' | 'path' | 'walk';

// Which of equals is taken first.
export type Ties = 'high-g' | 'low-g' | 'fifo' | 'lifo';

export const nowhere = -1;

export interface Links {
  readonly node: Int32Array; // of each event; nowhere where a bound was raised
  readonly focus: Int32Array; // of each event: the node whose children are looked at
  readonly lastExpansion: Int32Array; // before or at each event, or nowhere
  readonly opened: Uint32Array; // how many nodes wait after so many events
  readonly closed: Uint32Array; // how many states are done after so many events
  readonly counts: readonly Uint32Array[]; // by kind: after so many events
  readonly bounds: Int32Array; // events that raised the bound

  readonly parent: Int32Array; // of each node
  readonly born: Int32Array; // the event that tells of it first
  readonly depth: Int32Array;
  readonly taken: Int32Array; // the event that took it out of those that wait; `events` for none
  readonly lastChild: Int32Array;
  readonly sibling: Int32Array; // the one before
  readonly roots: Int32Array;
  readonly firstOwn: Int32Array; // the events of a node: own[firstOwn[n]] ...
  readonly own: Int32Array;
  readonly hasEstimates: boolean; // some searches have none
}

export class Trace {
  readonly node: Int32Array;
  readonly focus: Int32Array;
  readonly lastExpansion: Int32Array;
  readonly opened: Uint32Array;
  readonly closed: Uint32Array;
  readonly counts: readonly Uint32Array[];
  readonly bounds: Int32Array;
  readonly parent: Int32Array;
  readonly born: Int32Array;
  readonly depth: Int32Array;
  readonly taken: Int32Array;
  readonly lastChild: Int32Array;
  readonly sibling: Int32Array;
  readonly roots: Int32Array;
  readonly hasEstimates: boolean;
  private readonly firstOwn: Int32Array;
  private readonly own: Int32Array;

  constructor(
    readonly recording: Recording,
    readonly memory: Memory,
    links: Links,
    readonly ties: Ties = 'high-g',
  ) {
    this.node = links.node;
    this.focus = links.focus;
    this.lastExpansion = links.lastExpansion;
    this.opened = links.opened;
    this.closed = links.closed;
    this.counts = links.counts;
    this.bounds = links.bounds;
    this.parent = links.parent;
    this.born = links.born;
    this.depth = links.depth;
    this.taken = links.taken;
    this.lastChild = links.lastChild;
    this.sibling = links.sibling;
    this.roots = links.roots;
    this.hasEstimates = links.hasEstimates;
    this.firstOwn = links.firstOwn;
    this.own = links.own;
  }

  get events(): number {
    return this.recording.events;
  }
  get nodes(): number {
    return this.parent.length;
  }
  // From both ends: then a state where they meet still waits.
  get hasHalves(): boolean {
    return this.memory === 'open' && this.roots.length > 1;
  }

  // The start is there before anything has happened.
  isThere(node: number, at: number): boolean {
    return node === 0 || (this.born[node] as number) < at;
  }

  // The last event of a node before `at`, or nowhere.
  lastEvent(node: number, at: number): number {
    let place = (this.firstOwn[node + 1] ?? 0) - 1;
    const first = this.firstOwn[node] ?? 0;
    while (place >= first && (this.own[place] ?? 0) >= at) place -= 1;
    return place >= first ? (this.own[place] ?? nowhere) : nowhere;
  }

  // How many nodes there are after `at` events.
  bornBefore(at: number): number {
    let low = 0;
    let high = this.nodes;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.born[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // The event that raised the bound last before `at`, or nowhere.
  boundBefore(at: number): number {
    let low = 0;
    let high = this.bounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.bounds[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? nowhere : (this.bounds[low - 1] ?? nowhere);
  }
}
