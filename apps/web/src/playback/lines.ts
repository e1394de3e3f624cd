// The lines of a list of moves: so many moves a line, and the name of each stage on a line of its own.
// Only the lines in view are drawn, so that a path may be as long as it likes.
import type { Stage } from './path.ts';

export interface Line {
  readonly stage?: string; // the name of a stage that begins here; no moves then
  readonly from: number; // its first move
  readonly to: number; // behind its last one
}

export function linesOf(length: number, stages: readonly Stage[], perLine: number): Line[] {
  const lines: Line[] = [];
  const fill = (from: number, to: number) => {
    for (let at = from; at < to; at += perLine)
      lines.push({ from: at, to: Math.min(at + perLine, to) });
  };
  fill(0, stages[0]?.from ?? length);
  for (const [place, { name, from }] of stages.entries()) {
    lines.push({ stage: name, from, to: from });
    fill(from, stages[place + 1]?.from ?? length);
  }
  return lines;
}

// The line that has a move; the first one for the start.
export function lineOfMove(lines: readonly Line[], move: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((lines[middle]?.to ?? 0) > move) high = middle;
    else low = middle + 1;
  }
  return Math.max(low, 0);
}

// Which lines are in view, with some more on either side.
export function linesInView(top: number, height: number, lineHeight: number, count: number) {
  const spare = 4;
  const first = Math.max(Math.floor(top / lineHeight) - spare, 0);
  const last = Math.min(Math.ceil((top + height) / lineHeight) + spare, count);
  return { first: Math.min(first, last), last };
}
