// The events as `noyes solve --trace` writes them, a line of JSON each.
import { boundRaised, kinds, pruned, type Recording } from './recording.ts';

export function eventLine(recording: Recording, event: number, cells: 'tiles' | 'corners'): string {
  const kind = recording.kind(event);
  const line: Record<string, unknown> = { event: kinds[kind] };
  if (kind === boundRaised) return JSON.stringify({ ...line, bound: recording.g[event] });
  if (kind === pruned) line.why = recording.reason(event);
  line.g = recording.g[event];
  line.h = recording.h[event];
  line.f = recording.f[event];
  if (recording.isBackward(event)) line.half = 'backward';
  const move = recording.moveText(event);
  if (move) line.move = move;
  line[cells] = recording.cellsOf(recording.state[event] ?? 0);
  return JSON.stringify(line);
}

export function* eventLines(recording: Recording, cells: 'tiles' | 'corners'): Generator<string> {
  for (let event = 0; event < recording.events; ++event) yield eventLine(recording, event, cells);
}

// In the browser's console: noyes.trace() gives the events of the search that is shown.
export function offerInConsole(recording: Recording, cells: 'tiles' | 'corners'): () => void {
  const console = { trace: () => [...eventLines(recording, cells)].join('\n') };
  const page = globalThis as { noyes?: object };
  page.noyes = console;
  return () => {
    if (page.noyes === console) delete page.noyes;
  };
}
