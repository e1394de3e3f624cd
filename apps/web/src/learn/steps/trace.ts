// A search as a tree that grows: which node every event is about. Worked out once; whatever is shown
// at an event is then a function of its number, and stepping back is no harder than stepping on.
//
// A node is a state that was generated: one that is reached twice is two nodes. The events tell
// states alone, so each is matched with the node that it must be about.
import {
  boundRaised,
  expanded,
  found,
  generated,
  none,
  pruned,
  type Recording,
  reopened,
} from './recording.ts';

// What a search remembers: all that wait and all that are done; its path alone; or nothing.
export type Memory = 'open' | 'path' | 'walk';

export const nowhere = -1;

class Growing {
  data: Int32Array<ArrayBuffer>;
  length = 0;
  constructor(room: number) {
    this.data = new Int32Array(Math.max(room, 16));
  }
  push(value: number): void {
    if (this.length === this.data.length) {
      const larger = new Int32Array(2 * this.data.length);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = value;
  }
}

export class Trace {
  readonly node: Int32Array; // of each event; nowhere where a bound was raised
  readonly focus: Int32Array; // of each event: the node whose children are looked at
  readonly lastExpansion: Int32Array; // before or at each event, or nowhere
  readonly opened: Uint32Array; // how many nodes wait after so many events
  readonly closed: Uint32Array; // how many states are done after so many events
  readonly counts: readonly Uint32Array[]; // by kind: after so many events
  readonly bounds: Int32Array; // events that raised the bound

  readonly nodes: number;
  readonly parent: Int32Array;
  readonly born: Int32Array; // the event that tells of it first
  readonly depth: Int32Array;
  readonly taken: Int32Array; // the event that took it out of those that wait; `events` for none
  readonly lastChild: Int32Array;
  readonly sibling: Int32Array; // the one before
  readonly roots: Int32Array;
  private readonly firstOwn: Int32Array; // the events of a node: own[firstOwn[n]] ...
  private readonly own: Int32Array;

  constructor(
    readonly recording: Recording,
    readonly memory: Memory,
  ) {
    const linked = new Linking(recording, memory);
    const { node, parent, born, depth, lastChild, sibling, roots } = linked.run();
    this.nodes = parent.length;
    this.node = node;
    this.parent = parent.data.subarray(0, this.nodes);
    this.born = born.data.subarray(0, this.nodes);
    this.depth = depth.data.subarray(0, this.nodes);
    this.lastChild = lastChild.data.subarray(0, this.nodes);
    this.sibling = sibling.data.subarray(0, this.nodes);
    this.roots = roots.data.subarray(0, roots.length);
    this.taken = this.takings();
    [this.firstOwn, this.own] = this.eventsByNode();
    this.bounds = this.raisedBounds();
    this.counts = this.counted();
    [this.opened, this.closed] = this.sets();
    [this.focus, this.lastExpansion] = this.focuses();
  }

  get events(): number {
    return this.recording.events;
  }

  // Whether the event tells of a node that the event before brought into being.
  isAtBirth(event: number): boolean {
    const node = this.node[event] ?? nowhere;
    let before = event - 1;
    while (before >= 0 && this.node[before] === node && this.recording.kind(before) !== generated)
      before -= 1;
    return this.node[before] === node && this.recording.kind(before) === generated;
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

  // From both ends: then a state where they meet still waits.
  get hasHalves(): boolean {
    return this.memory === 'open' && this.roots.length > 1;
  }

  private takings(): Int32Array {
    const taken = new Int32Array(this.nodes).fill(this.events);
    for (let event = this.events - 1; event >= 0; --event) {
      const kind = this.recording.kind(event);
      const takes = kind === expanded || kind === pruned || (kind === found && !this.hasHalves);
      if (takes) taken[this.node[event] ?? 0] = event;
    }
    return taken;
  }

  private eventsByNode(): [Int32Array, Int32Array] {
    const first = new Int32Array(this.nodes + 2);
    for (const node of this.node) if (node >= 0) first[node + 2] = (first[node + 2] ?? 0) + 1;
    for (let node = 1; node < first.length; ++node)
      first[node] = (first[node] ?? 0) + (first[node - 1] ?? 0);
    const own = new Int32Array(this.events);
    this.node.forEach((node, event) => {
      if (node < 0) return;
      const place = first[node + 1] ?? 0;
      own[place] = event;
      first[node + 1] = place + 1;
    });
    return [first, own];
  }

  private raisedBounds(): Int32Array {
    const bounds = new Growing(64);
    for (let event = 0; event < this.events; ++event)
      if (this.recording.kind(event) === boundRaised) bounds.push(event);
    return bounds.data.slice(0, bounds.length);
  }

  private counted(): readonly Uint32Array[] {
    const counts = Array.from({ length: 6 }, () => new Uint32Array(this.events + 1));
    for (let event = 0; event < this.events; ++event) {
      const kind = this.recording.kind(event);
      counts.forEach((count, one) => {
        count[event + 1] = (count[event] ?? 0) + (one === kind ? 1 : 0);
      });
    }
    return counts;
  }

  private sets(): [Uint32Array, Uint32Array] {
    const opened = new Uint32Array(this.events + 1);
    const closed = new Uint32Array(this.events + 1);
    const again = new Uint8Array(this.nodes);
    let open = 0;
    let done = 0;
    for (let event = 0; event < this.events; ++event) {
      const node = this.node[event] ?? nowhere;
      const kind = this.recording.kind(event);
      if (node >= 0 && this.born[node] === event && kind === generated) open += 1;
      else if (node >= 0 && this.taken[node] === event && this.parent[node] !== nowhere) open -= 1;
      if (kind === reopened) again[node] = 1;
      if (kind === expanded && again[node] === 0) done += 1;
      opened[event + 1] = open;
      closed[event + 1] = done;
    }
    return [opened, closed];
  }

  private focuses(): [Int32Array, Int32Array] {
    const focus = new Int32Array(this.events).fill(nowhere);
    const last = new Int32Array(this.events).fill(nowhere);
    let expansion = nowhere;
    for (let event = 0; event < this.events; ++event) {
      const kind = this.recording.kind(event);
      const node = this.node[event] ?? nowhere;
      if (kind === expanded) expansion = event;
      last[event] = expansion;
      if (kind === boundRaised) focus[event] = event > 0 ? (focus[event - 1] ?? nowhere) : nowhere;
      else if (kind === generated || (kind !== expanded && this.isAtBirth(event)))
        focus[event] = this.parent[node] ?? nowhere;
      else focus[event] = node;
    }
    return [focus, last];
  }
}

// Goes through the events once and makes the nodes.
class Linking {
  readonly node: Int32Array;
  readonly parent: Growing;
  readonly born: Growing;
  readonly depth: Growing;
  readonly lastChild: Growing;
  readonly sibling: Growing;
  readonly roots = new Growing(16);
  private readonly sameState: Growing; // the node before with the same state
  private readonly lastOfState: Int32Array;
  private isDone: Uint8Array;
  private current = nowhere; // expanded last
  private readonly path: number[] = []; // by cost, of searches that remember nothing else

  constructor(
    private readonly told: Recording,
    private readonly memory: Memory,
  ) {
    this.node = new Int32Array(told.events).fill(nowhere);
    const room = told.events;
    this.parent = new Growing(room);
    this.born = new Growing(room);
    this.depth = new Growing(room);
    this.lastChild = new Growing(room);
    this.sibling = new Growing(room);
    this.sameState = new Growing(room);
    this.lastOfState = new Int32Array(told.states).fill(nowhere);
    this.isDone = new Uint8Array(room);
  }

  run(): this {
    for (let event = 0; event < this.told.events; ++event) {
      const kind = this.told.kind(event);
      if (kind === boundRaised) continue;
      const node = kind === generated ? this.make(event, this.parentOf(event)) : this.find(event);
      this.node[event] = node;
      if (kind === expanded || kind === pruned) this.isDone[node] = 1;
      if (kind === expanded) {
        this.current = node;
        this.path[this.told.g[event] ?? 0] = node;
      }
    }
    return this;
  }

  private parentOf(event: number): number {
    if (this.memory !== 'path') return this.current;
    return this.path[(this.told.g[event] ?? 0) - 1] ?? nowhere;
  }

  private make(event: number, parent: number): number {
    const node = this.parent.length;
    const state = this.told.state[event] ?? 0;
    this.parent.push(parent);
    this.born.push(event);
    this.depth.push(parent === nowhere ? 0 : (this.depth.data[parent] ?? 0) + 1);
    this.lastChild.push(nowhere);
    this.sibling.push(parent === nowhere ? nowhere : (this.lastChild.data[parent] ?? nowhere));
    this.sameState.push(this.lastOfState[state] ?? nowhere);
    if (parent === nowhere) this.roots.push(node);
    else this.lastChild.data[parent] = node;
    this.lastOfState[state] = node;
    return node;
  }

  private find(event: number): number {
    const node = this.memory === 'path' ? this.findOnPath(event) : this.findWaiting(event);
    if (node !== nowhere) return node;
    const isRoot = (this.told.g[event] ?? 0) === 0;
    return this.make(event, isRoot ? nowhere : this.current);
  }

  // A child of the path. Each iteration has a start of its own.
  private findOnPath(event: number): number {
    const g = this.told.g[event] ?? 0;
    if (g === 0) return nowhere;
    const state = this.told.state[event];
    let node = this.lastChild.data[this.path[g - 1] ?? 0] ?? nowhere;
    while (node !== nowhere && this.told.state[this.born.data[node] ?? 0] !== state)
      node = this.sibling.data[node] ?? nowhere;
    return node;
  }

  // The newest node of that state, cost, move and half that is not done yet. Where a search begins
  // anew from a state it found, at cost 0, that state's own.
  private findWaiting(event: number): number {
    const told = this.told;
    if (this.memory === 'walk' && told.kind(event) === found) return this.current;
    const move = told.move[event] ?? none;
    const isAnew = told.g[event] === 0 && told.kind(event) === expanded && this.current !== nowhere;
    let node = this.lastOfState[told.state[event] ?? 0] ?? nowhere;
    for (; node !== nowhere; node = this.sameState.data[node] ?? nowhere) {
      if (this.isDone[node] === 1) continue;
      const birth = this.born.data[node] ?? 0;
      if (told.isBackward(birth) !== told.isBackward(event)) continue;
      if (isAnew) return node;
      if (told.g[birth] !== told.g[event]) continue;
      if (move === none || told.move[birth] === move) return node;
    }
    return nowhere;
  }
}
