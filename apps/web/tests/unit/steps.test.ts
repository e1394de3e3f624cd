// A search is rebuilt from its events: whatever is shown is a function of the number of events.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Instance } from '../../src/core/instance.ts';
import { programFor } from '../../src/core/requests.ts';
import { layOut, layoutAt, roomFor } from '../../src/learn/steps/layout.ts';
import { link } from '../../src/learn/steps/links.ts';
import {
  childrenOf,
  closedNodes,
  currentPath,
  momentAt,
  nextOf,
  openNodes,
  pathTo,
  standing,
  stateOf,
} from '../../src/learn/steps/moment.ts';
import {
  expanded,
  found,
  generated,
  pruned,
  Recording,
  reopened,
} from '../../src/learn/steps/recording.ts';
import { nowhere, Trace } from '../../src/learn/steps/trace.ts';
import { startInstance } from './core_instance.ts';

let core: Instance;
beforeAll(async () => {
  core = await startInstance(programFor('trace'));
});

const eight = '4 1 2 / 5 8 3 / 7 6 0'; // eight moves from the goal
const far = '2 4 0 / 6 3 7 / 1 8 5'; // twenty

function traceOf(board: string, algorithm: string, heuristic = 'manhattan') {
  const answer = core.ask('trace', { board, algorithm, heuristic });
  if ('error' in answer || !answer.attachment) throw new Error(JSON.stringify(answer));
  const memory = { ida: 'path', rbfs: 'path', layers: 'walk' } as const;
  const name = algorithm.split(':')[0] as keyof typeof memory;
  const recording = new Recording(answer.attachment);
  const remembers = memory[name] ?? 'open';
  const trace = new Trace(recording, remembers, link(recording, remembers));
  return { trace, answer: answer.ok };
}

const bestFirst = ['bfs', 'uniform', 'greedy', 'astar', 'weighted-astar', 'bounded', 'alpha-astar'];
const all = [...bestFirst, 'dynamic-astar', 'ida', 'rbfs', 'bidirectional', 'layers'];

const picture = (trace: Trace, at: number) =>
  JSON.stringify([
    momentAt(trace, at),
    openNodes(trace, at, 20),
    closedNodes(trace, at, 20),
    currentPath(trace, at),
    layoutAt(trace, at).columns,
  ]);

describe('a trace', () => {
  it.each(all)('of %s makes each child a node one move below its parent', (algorithm) => {
    const { trace } = traceOf(eight, algorithm);
    expect(trace.nodes).toBeGreaterThan(5);
    for (let node = 0; node < trace.nodes; ++node) {
      const parent = trace.parent[node] ?? nowhere;
      if (parent === nowhere) continue;
      const [own, before] = [node, parent].map((one) =>
        trace.recording.cellsOf(stateOf(trace, one)),
      );
      const changed = own?.filter((tile, cell) => tile !== before?.[cell]);
      expect(changed, `${algorithm} ${node}`).toHaveLength(2); // the blank and a tile
      expect(changed).toContain(0);
      expect(trace.depth[node]).toBe((trace.depth[parent] ?? 0) + 1);
    }
  });

  it.each(all)('of %s knows the node of each event', (algorithm) => {
    const { trace } = traceOf(eight, algorithm);
    for (let event = 0; event < trace.events; ++event) {
      const node = trace.node[event] ?? nowhere;
      if (node === nowhere) continue;
      expect(trace.born[node]).toBeLessThanOrEqual(event);
      expect(stateOf(trace, node)).toBe(trace.recording.state[event]);
    }
  });

  it.each(all)('of %s ends with the shortest way or a longer one to the goal', (algorithm) => {
    const { trace, answer } = traceOf(eight, algorithm);
    if (algorithm === 'bidirectional') return expect(trace.roots).toHaveLength(2);
    const goal = trace.node[trace.events - 1] ?? nowhere;
    expect(trace.recording.kind(trace.events - 1)).toBe(found);
    const moves = pathTo(trace, goal)
      .slice(1)
      .map((node) => trace.recording.moveText(trace.born[node] ?? 0));
    expect(moves.join('')).toBe(answer.moves);
    return undefined;
  });

  it.each(all)('of %s counts what the search counts', (algorithm) => {
    if (algorithm === 'layers') return; // its small searches see no whole boards
    const { trace, answer } = traceOf(far, algorithm);
    const moment = momentAt(trace, trace.events);
    expect(moment.expanded).toBe(answer.stats.expanded);
    expect(moment.generated).toBe(answer.stats.generated);
    expect(moment.reopened).toBe(answer.stats.reopened);
  });
});

describe('the picture', () => {
  it.each(all)('of %s is the same however one gets there', (algorithm) => {
    const { trace } = traceOf(eight, algorithm);
    const forth = Array.from({ length: trace.events + 1 }, (_, at) => picture(trace, at));
    for (let at = trace.events; at >= 0; --at) expect(picture(trace, at)).toBe(forth[at]);
    for (const at of [3, 0, trace.events, 5, 4]) expect(picture(trace, at)).toBe(forth[at]);
    expect(new Set(forth).size).toBeGreaterThan(trace.events / 2);
  });

  // The sets by their definition, kept event by event.
  it.each(bestFirst)('of %s has the open and closed sets of the search', (algorithm) => {
    const { trace, answer } = traceOf(far, algorithm);
    const open = new Set<number>(trace.roots); // the start waits, too
    const closed = new Set<number>(); // states
    let mostOpen = 1;
    expect(momentAt(trace, 0).open).toBe(openNodes(trace, 0, 9).length);
    for (let event = 0; event < Math.min(trace.events, 3000); ++event) {
      const node = trace.node[event] ?? nowhere;
      const kind = trace.recording.kind(event);
      if (kind === generated) open.add(node);
      if (kind === expanded || kind === pruned || kind === found) open.delete(node);
      if (kind === expanded) closed.add(stateOf(trace, node));
      if (kind === reopened) expect(closed.has(stateOf(trace, node))).toBe(true);
      mostOpen = Math.max(mostOpen, open.size);
      const moment = momentAt(trace, event + 1);
      expect(moment.open).toBe(open.size);
      expect(moment.closed).toBe(closed.size);
      if (event % 50 !== 0) continue;
      expect(new Set(openNodes(trace, event + 1, 1e6))).toEqual(open);
    }
    if (trace.events < 3000) expect(mostOpen).toBe(answer.stats.peak_open);
  });

  it.each(bestFirst)('of %s shows first in the open set what is taken next', (algorithm) => {
    const { trace } = traceOf(far, algorithm);
    for (let at = 1; at < Math.min(trace.events, 2000); ++at) {
      const node = trace.node[at] ?? nowhere;
      const takes = node !== nowhere && trace.taken[node] === at;
      if (takes) expect(openNodes(trace, at, 1)).toEqual([node]);
    }
  });

  it('of A* never has a smaller f behind a larger one in the open set', () => {
    const { trace } = traceOf(far, 'astar');
    for (let at = 0; at <= trace.events; at += 97) {
      const f = openNodes(trace, at, 1e6).map(
        (node) => trace.recording.f[trace.born[node] ?? 0] ?? 0,
      );
      expect(f).toEqual([...f].sort((a, b) => a - b));
    }
  });

  it('of IDA* has the path of the recursion, and begins anew with each bound', () => {
    const { trace } = traceOf(far, 'ida');
    expect(trace.bounds.length).toBeGreaterThan(1);
    expect(trace.roots).toHaveLength(trace.bounds.length);
    for (let at = 1; at <= Math.min(trace.events, 3000); ++at) {
      const path = currentPath(trace, at);
      path.slice(1).forEach((node, place) => {
        expect(trace.parent[node]).toBe(path[place]);
      });
      const bound = momentAt(trace, at).bound ?? 0;
      for (const node of path)
        expect(trace.recording.f[trace.born[node] ?? 0]).toBeLessThanOrEqual(bound);
    }
  });

  it('of RBFS forgets what lies below a state that it leaves', () => {
    const { trace } = traceOf(far, 'rbfs');
    let forgotten = 0;
    for (let event = 0; event < trace.events; ++event) {
      if (trace.recording.kind(event) !== pruned) continue;
      forgotten += 1;
      expect(trace.recording.reason(event)).toBe('forgotten');
      expect(standing(trace, trace.node[event] ?? 0, event + 1)).toBe('forgotten');
    }
    expect(forgotten).toBeGreaterThan(0);
  });

  it('shows a state that is expanded with all children that it has by then', () => {
    const { trace } = traceOf(eight, 'astar');
    const first = nextOf(trace, expanded, 0, 1);
    expect(momentAt(trace, first).children).toEqual([]);
    expect(momentAt(trace, first + 1).children).toHaveLength(1);
    expect(momentAt(trace, first + 2).children).toHaveLength(2); // the blank is in a corner
    expect(childrenOf(trace, 0, trace.events)).toHaveLength(2);
    expect(nextOf(trace, expanded, first, -1)).toBe(0);
  });
});

describe('the layout', () => {
  it('gives every leaf a column, and every parent those of its children', () => {
    const { trace } = traceOf(far, 'astar');
    const layout = layOut(trace, 0, trace.nodes);
    let leaves = 0;
    for (let node = 0; node < trace.nodes; ++node) {
      if (trace.lastChild[node] === nowhere) leaves += 1;
      const parent = trace.parent[node] ?? nowhere;
      if (parent === nowhere) continue;
      expect(layout.left[node]).toBeGreaterThanOrEqual(layout.left[parent] ?? 0);
      expect(layout.right[node]).toBeLessThanOrEqual(layout.right[parent] ?? 0);
    }
    expect(layout.columns).toBe(leaves);
  });

  it('stays as it is until the tree is too large for it', () => {
    expect([1, 48, 49, 96, 97, 1000].map((count) => roomFor(count, 500))).toEqual([
      48, 48, 96, 96, 192, 500,
    ]);
    const { trace } = traceOf(far, 'astar');
    expect(layoutAt(trace, 10)).toBe(layoutAt(trace, 11));
  });
});
