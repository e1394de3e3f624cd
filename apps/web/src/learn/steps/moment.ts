// What there is to see after so many events. Everything here is a function of the trace and that
// number: however one gets there, the picture is the same.
import { boundRaised, expanded, found, generated, pruned, reopened } from './recording.ts';
import { nowhere, type Trace } from './trace.ts';

export type Standing = 'open' | 'closed' | 'pruned' | 'found' | 'forgotten';

// What became of a node. One that is the goal stays it.
export function standing(trace: Trace, node: number, at: number): Standing {
  const event = trace.lastEvent(node, at);
  if (event === nowhere) return 'open';
  switch (trace.recording.kind(event)) {
    case expanded:
    case reopened:
      return 'closed';
    case pruned:
      return trace.recording.reason(event) === 'forgotten' ? 'forgotten' : 'pruned';
    case found:
      return 'found';
    default:
      return 'open';
  }
}

// What the search goes by, as it was told last: some searches change it.
export function worthOf(trace: Trace, node: number, at: number) {
  const { recording } = trace;
  const event = Math.max(trace.lastEvent(node, at), trace.born[node] ?? 0);
  return {
    f: recording.f[event] ?? 0,
    g: recording.g[event] ?? 0,
    h: recording.h[event] ?? 0,
    event,
  };
}

export const stateOf = (trace: Trace, node: number) =>
  trace.recording.state[trace.born[node] ?? 0] ?? 0;

// From the start to the node.
export function pathTo(trace: Trace, node: number): readonly number[] {
  const path: number[] = [];
  for (let one = node; one !== nowhere; one = trace.parent[one] ?? nowhere) path.push(one);
  return path.reverse();
}

// The children of a node as they are known, those of its last expansion, the oldest first.
export function childrenOf(trace: Trace, node: number, at: number): readonly number[] {
  let since = trace.lastEvent(node, at);
  while (since !== nowhere && trace.recording.kind(since) !== expanded)
    since = trace.lastEvent(node, since);
  const children: number[] = [];
  let child = trace.lastChild[node] ?? nowhere;
  for (; child !== nowhere; child = trace.sibling[child] ?? nowhere) {
    const born = trace.born[child] ?? 0;
    if (born < at && born > since) children.push(child);
  }
  return children.reverse();
}

// Those that wait, in the order in which the search takes them: that order is in the events to come.
// Those it never takes come behind, the smallest f first.
export function openNodes(trace: Trace, at: number, most: number): readonly number[] {
  const nodes: number[] = [];
  for (let event = at; event < trace.events && nodes.length < most; ++event) {
    const node = trace.node[event] as number;
    if (node === nowhere || trace.taken[node] !== event) continue;
    if ((trace.born[node] as number) < at || trace.parent[node] === nowhere) nodes.push(node);
  }
  for (const node of leftOver(trace)) {
    if (nodes.length >= most) break;
    if ((trace.born[node] ?? 0) < at) nodes.push(node);
  }
  return nodes;
}

const leftOvers = new WeakMap<Trace, readonly number[]>();

function leftOver(trace: Trace): readonly number[] {
  const known = leftOvers.get(trace);
  if (known) return known;
  const left: number[] = [];
  for (let node = 0; node < trace.nodes; ++node)
    if (trace.taken[node] === trace.events) left.push(node);
  const f = (node: number) => trace.recording.f[trace.born[node] ?? 0] ?? 0;
  const g = (node: number) => trace.recording.g[trace.born[node] ?? 0] ?? 0;
  const order = {
    'high-g': (a: number, b: number) => g(b) - g(a) || b - a,
    'low-g': (a: number, b: number) => g(a) - g(b) || b - a,
    fifo: (a: number, b: number) => a - b,
    lifo: (a: number, b: number) => b - a,
  }[trace.ties];
  left.sort((a, b) => f(a) - f(b) || order(a, b));
  leftOvers.set(trace, left);
  return left;
}

// The newest first.
export function closedNodes(trace: Trace, at: number, most: number): readonly number[] {
  const nodes: number[] = [];
  let event = at > 0 ? (trace.lastExpansion[at - 1] ?? nowhere) : nowhere;
  while (event !== nowhere && nodes.length < most) {
    nodes.push(trace.node[event] ?? 0);
    event = event > 0 ? (trace.lastExpansion[event - 1] ?? nowhere) : nowhere;
  }
  return nodes;
}

export interface Moment {
  readonly at: number;
  readonly event: number; // the last one, or nowhere
  readonly kind: number;
  readonly node: number; // of the event
  readonly focus: number; // whose children are looked at
  readonly children: readonly number[];
  readonly bound: number | undefined;
  readonly open: number;
  readonly closed: number;
  readonly expanded: number;
  readonly generated: number;
  readonly pruned: number;
  readonly reopened: number;
}

export function momentAt(trace: Trace, at: number): Moment {
  const event = at - 1;
  const focus = event < 0 ? 0 : (trace.focus[event] ?? nowhere);
  const raised = trace.boundBefore(at);
  const count = (kind: number) => trace.counts[kind]?.[at] ?? 0;
  return {
    at,
    event,
    kind: event < 0 ? nowhere : trace.recording.kind(event),
    node: event < 0 ? nowhere : (trace.node[event] ?? nowhere),
    focus,
    children: focus === nowhere ? [] : childrenOf(trace, focus, at),
    bound: raised === nowhere ? undefined : trace.recording.g[raised],
    open: trace.opened[at] ?? 0,
    closed: trace.closed[at] ?? 0,
    expanded: count(expanded),
    generated: count(generated),
    pruned: count(pruned),
    reopened: count(reopened),
  };
}

// The path that a search is on which remembers nothing else, from the start.
export function currentPath(trace: Trace, at: number): readonly number[] {
  const focus = at > 0 ? (trace.focus[at - 1] ?? nowhere) : nowhere;
  const isNewIteration = at > 0 && trace.recording.kind(at - 1) === boundRaised;
  return focus === nowhere || isNewIteration ? [] : pathTo(trace, focus);
}

// The next event of a kind from `at` on, in a direction: how many events have then happened.
export function nextOf(trace: Trace, kind: number, at: number, by: 1 | -1): number {
  let event = by > 0 ? at : at - 2;
  while (event >= 0 && event < trace.events && trace.recording.kind(event) !== kind) event += by;
  if (event < 0) return 0;
  return Math.min(event + 1, trace.events);
}
