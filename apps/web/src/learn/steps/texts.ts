// What happens in a search, in words.
import { say } from '../../words/words.ts';
import { type Moment, pathTo, standing, stateOf, worthOf } from './moment.ts';
import type { Problem } from './problem.ts';
import { boundRaised, expanded, found, generated, pruned, reopened } from './recording.ts';
import { nowhere, type Trace } from './trace.ts';
import { pieceWay } from './way_text.ts';

export function stateText(trace: Trace, problem: Problem, node: number): string {
  const cells = trace.recording.cellsOf(stateOf(trace, node));
  if (problem.kind === 'blocks') return say('steps-position');
  const { columns } = problem.board;
  const rows: string[] = [];
  for (let cell = 0; cell < cells.length; cell += columns)
    rows.push(cells.slice(cell, cell + columns).join(' '));
  return rows.join(' / ');
}

const decimal = (value: number) => Math.round(value * 100) / 100;

// For whoever does not see the picture.
export function nodeText(trace: Trace, problem: Problem, node: number, at: number): string {
  const { f, g, h } = worthOf(trace, node, at);
  return say('steps-node', {
    board: stateText(trace, problem, node),
    f: decimal(f),
    g,
    h,
    standing: say(`steps-standing-${standing(trace, node, at)}`),
  });
}

function foundKey(problem: Problem, trace: Trace): string {
  const { algorithm } = problem.wish;
  if (algorithm === 'hill') return 'steps-event-better';
  return trace.hasHalves ? 'steps-event-met' : 'steps-event-found';
}

// Searches that go by the way so far alone are met before anybody knows what f is.
const isBlind = (trace: Trace) => !trace.hasEstimates && !trace.hasHalves;

function expandedKey(trace: Trace, goesByWay: boolean): string {
  if (trace.memory !== 'open') return 'steps-event-expanded';
  return isBlind(trace) && goesByWay ? 'steps-event-nearest' : 'steps-event-taken';
}

function boundKey(trace: Trace): string {
  if (trace.memory === 'path') return 'steps-event-iteration';
  return isBlind(trace) ? 'steps-event-farther' : 'steps-event-bound';
}

export function eventText(trace: Trace, problem: Problem, { event, kind, node }: Moment): string {
  const { recording } = trace;
  if (event < 0) return say('steps-event-none');
  const g = recording.g[event] ?? 0;
  const h = recording.h[event] ?? 0;
  const f = decimal(recording.f[event] ?? 0);
  switch (kind) {
    case expanded:
      return say(expandedKey(trace, f === g), { f, g, numbers: [g] });
    case generated:
      return say(trace.hasEstimates ? 'steps-event-generated' : 'steps-event-child', {
        ...{ f, g, h },
        move: moveText(trace, node),
      });
    case reopened:
      return say('steps-event-reopened', { g });
    case pruned:
      return say(`steps-pruned-${recording.reason(event)}`, { f, g, bound: f });
    case boundRaised:
      return say(boundKey(trace), { bound: g });
    case found:
      return say(foundKey(problem, trace), { f, g });
    default:
      return '';
  }
}

// The move that leads to a node, as it was told.
export function moveText(trace: Trace, node: number): string {
  return pieceWay(trace.recording.moveText(trace.born[node] ?? 0));
}

export function wayText(trace: Trace, node: number): string {
  return pathTo(trace, node)
    .filter((one) => trace.parent[one] !== nowhere)
    .map((one) => moveText(trace, one))
    .join(' ');
}
