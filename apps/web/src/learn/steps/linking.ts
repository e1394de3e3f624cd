// Which node every event is about. A node is a state that was generated: one that is reached twice is
// two nodes. The events tell states alone, so each is matched with the node that it must be about.
import {
  boundRaised,
  expanded,
  found,
  generated,
  none,
  pruned,
  type Recording,
} from './recording.ts';
import { type Memory, nowhere } from './trace.ts';

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

// Goes through the events once and makes the nodes.
export class Linking {
  private readonly node: Int32Array;
  private readonly parent: Growing;
  private readonly born: Growing;
  private readonly depth: Growing;
  private readonly lastChild: Growing;
  private readonly sibling: Growing;
  private readonly roots = new Growing(16);
  private readonly sameState: Growing; // the node before with the same state
  private readonly lastOfState: Int32Array;
  private readonly isDone: Uint8Array;
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

  run() {
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
    const nodes = (column: Growing) => column.data.slice(0, column.length);
    return {
      node: this.node,
      parent: nodes(this.parent),
      born: nodes(this.born),
      depth: nodes(this.depth),
      lastChild: nodes(this.lastChild),
      sibling: nodes(this.sibling),
      roots: nodes(this.roots),
    };
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
