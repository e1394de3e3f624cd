// All that is worked out of a recording before it is shown; half a million events take a while, so a
// worker does it.
import { Linking } from './linking.ts';
import {
  boundRaised,
  expanded,
  found,
  generated,
  pruned,
  type Recording,
  reopened,
} from './recording.ts';
import { type Links, type Memory, nowhere } from './trace.ts';

type Known = Pick<Links, 'node' | 'parent' | 'born' | 'depth' | 'lastChild' | 'sibling' | 'roots'>;

export function link(told: Recording, memory: Memory): Links {
  const known = new Linking(told, memory).run();
  const taken = takings(told, known, memory === 'open' && known.roots.length > 1);
  const [firstOwn, own] = eventsByNode(known);
  const [opened, closed] = sets(told, known, taken);
  const [focus, lastExpansion] = focuses(told, known);
  let hasEstimates = false;
  for (let event = 0; event < told.events && !hasEstimates; ++event)
    hasEstimates = told.h[event] !== 0;
  return {
    ...known,
    taken,
    firstOwn,
    own,
    opened,
    closed,
    focus,
    lastExpansion,
    bounds: raisedBounds(told),
    counts: counted(told),
    hasEstimates,
  };
}

export function buffersOf({ counts, hasEstimates: _, ...arrays }: Links): ArrayBuffer[] {
  return [...Object.values(arrays), ...counts].map((one) => one.buffer as ArrayBuffer);
}

// Whether an event tells of the node that the event before brought into being.
function isAtBirth(told: Recording, node: Int32Array, event: number): boolean {
  const own = node[event];
  let before = event - 1;
  while (before >= 0 && node[before] === own && told.kind(before) !== generated) before -= 1;
  return before >= 0 && node[before] === own;
}

function takings(told: Recording, { node, parent }: Known, hasHalves: boolean): Int32Array {
  const taken = new Int32Array(parent.length).fill(told.events);
  for (let event = told.events - 1; event >= 0; --event) {
    const kind = told.kind(event);
    if (kind === expanded || kind === pruned || (kind === found && !hasHalves))
      taken[node[event] as number] = event;
  }
  return taken;
}

function eventsByNode({ node, parent }: Known): [Int32Array, Int32Array] {
  const first = new Int32Array(parent.length + 2);
  for (let event = 0; event < node.length; ++event) {
    const own = node[event] as number;
    if (own >= 0) first[own + 2] = (first[own + 2] as number) + 1;
  }
  for (let one = 1; one < first.length; ++one)
    first[one] = (first[one] as number) + (first[one - 1] as number);
  const own = new Int32Array(node.length);
  for (let event = 0; event < node.length; ++event) {
    const one = node[event] as number;
    if (one < 0) continue;
    const place = first[one + 1] as number;
    own[place] = event;
    first[one + 1] = place + 1;
  }
  return [first, own];
}

function raisedBounds(told: Recording): Int32Array {
  const bounds: number[] = [];
  for (let event = 0; event < told.events; ++event)
    if (told.kind(event) === boundRaised) bounds.push(event);
  return Int32Array.from(bounds);
}

function counted(told: Recording): Uint32Array[] {
  return [expanded, generated, reopened, pruned, boundRaised, found].map((kind) => {
    const count = new Uint32Array(told.events + 1);
    let sum = 0;
    for (let event = 0; event < told.events; ++event) {
      if (told.kind(event) === kind) sum += 1;
      count[event + 1] = sum;
    }
    return count;
  });
}

function sets(told: Recording, known: Known, taken: Int32Array): [Uint32Array, Uint32Array] {
  const opened = new Uint32Array(told.events + 1);
  const closed = new Uint32Array(told.events + 1);
  const again = new Uint8Array(taken.length);
  let open = known.roots.length; // they wait from the beginning
  opened[0] = open;
  let done = 0;
  for (let event = 0; event < told.events; ++event) {
    const node = known.node[event] as number;
    const kind = told.kind(event);
    if (kind === generated) open += 1;
    else if (node >= 0 && taken[node] === event) open -= 1;
    if (kind === reopened) again[node] = 1;
    if (kind === expanded && again[node] === 0) done += 1;
    opened[event + 1] = open;
    closed[event + 1] = done;
  }
  return [opened, closed];
}

function focuses(told: Recording, { node, parent }: Known): [Int32Array, Int32Array] {
  const focus = new Int32Array(told.events).fill(nowhere);
  const last = new Int32Array(told.events).fill(nowhere);
  let expansion = nowhere;
  for (let event = 0; event < told.events; ++event) {
    const kind = told.kind(event);
    const own = node[event] as number;
    if (kind === expanded) expansion = event;
    last[event] = expansion;
    if (kind === boundRaised) focus[event] = event > 0 ? (focus[event - 1] as number) : 0;
    else if (kind === generated || (kind !== expanded && isAtBirth(told, node, event)))
      focus[event] = parent[own] as number;
    else focus[event] = own;
  }
  return [focus, last];
}
