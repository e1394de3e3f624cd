// Where the nodes of a tree stand: every leaf has a column of its own, and whatever lies below a
// node lies within the node's columns. So what is out of sight, or too small to be seen, is left
// out by whole subtrees.
//
// A tree that grows is laid out as it will be a little later, at the next of some sizes that double:
// nodes keep their places for a while, and there is still not much empty room.
import { childrenOf, pathTo } from './moment.ts';
import { nowhere, type Trace } from './trace.ts';

export interface Layout {
  readonly first: number; // nodes [first, first + x.length)
  readonly left: Float32Array; // the columns of a node and of all below it, from 0
  readonly right: Float32Array;
  readonly x: Float32Array; // its middle, in columns
  readonly lowest: Int32Array; // the deepest level below it
  readonly top: number; // the level of the roots
  readonly roots: readonly number[];
  readonly columns: number;
  readonly levels: number;
}

const smallest = 48;

export function roomFor(count: number, most: number): number {
  let size = smallest;
  while (size < count) size *= 2;
  return Math.min(size, most);
}

// The nodes that are shown after `at` events: from this one on.
export function firstShown(trace: Trace, at: number): number {
  if (trace.memory !== 'path') return 0;
  const roots = trace.roots.filter((root) => trace.isThere(root, at));
  return roots.at(-1) ?? 0;
}

// One behind the last node of the tree that begins with `first`.
function endOf(trace: Trace, first: number): number {
  if (trace.memory !== 'path') return trace.nodes;
  return trace.roots.find((root) => root > first) ?? trace.nodes;
}

export function layOut(
  trace: Trace,
  first: number,
  end: number,
  alive?: ReadonlySet<number>,
): Layout {
  const size = end - first;
  const { depth, parent: parents } = trace;
  const width = new Float32Array(size);
  const lowest = new Int32Array(size);
  for (let n = size - 1; n >= 0; --n) {
    if (alive && !alive.has(first + n)) continue;
    if (width[n] === 0) width[n] = 1;
    const deep = Math.max(lowest[n] as number, depth[first + n] as number);
    lowest[n] = deep;
    const parent = (parents[first + n] as number) - first;
    if (parent < 0) continue;
    width[parent] = (width[parent] as number) + (width[n] as number);
    if ((lowest[parent] as number) < deep) lowest[parent] = deep;
  }
  const left = new Float32Array(size);
  const right = new Float32Array(size);
  const x = new Float32Array(size);
  const next = new Float32Array(size); // where the next child begins
  const roots: number[] = [];
  let columns = 0;
  let deepest = 0;
  for (let n = 0; n < size; ++n) {
    if (width[n] === 0) continue;
    const parent = (parents[first + n] as number) - first;
    const begin = parent < 0 ? columns : (next[parent] as number);
    const behind = begin + (width[n] as number);
    left[n] = next[n] = begin;
    right[n] = behind;
    x[n] = (begin + behind) / 2;
    if (parent >= 0) {
      next[parent] = behind;
      continue;
    }
    roots.push(first + n);
    columns = behind + 1;
    deepest = Math.max(deepest, lowest[n] as number);
  }
  const top = trace.depth[first] ?? 0;
  return {
    first,
    left,
    right,
    x,
    lowest,
    top,
    roots,
    columns: Math.max(columns - 1, 1),
    levels: deepest - top + 1,
  };
}

const kept = new WeakMap<Trace, { first: number; end: number; layout: Layout }>(); // the last one

export function layoutAt(trace: Trace, at: number, alive?: ReadonlySet<number>): Layout {
  if (alive) return layOut(trace, 0, trace.bornBefore(at), alive);
  const first = firstShown(trace, at);
  const count = trace.bornBefore(at) - first;
  const end = first + roomFor(count, endOf(trace, first) - first);
  const before = kept.get(trace);
  if (before?.first === first && before.end === end) return before.layout;
  const layout = layOut(trace, first, end);
  kept.set(trace, { first, end, layout });
  return layout;
}

// Which of the nodes that were born are still remembered, by a search that forgets; undefined: all.
export function remembered(trace: Trace, at: number, forgets: boolean): Set<number> | undefined {
  if (!forgets || at === 0) return undefined;
  const alive = new Set<number>();
  const focus = trace.focus[at - 1] ?? nowhere;
  for (const node of pathTo(trace, focus)) {
    alive.add(node);
    for (const child of childrenOf(trace, node, at)) alive.add(child);
  }
  return alive;
}
