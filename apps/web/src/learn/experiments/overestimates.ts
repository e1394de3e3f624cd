// All boards of a size by their true distance and by what a heuristic says.
import type { Dot, PlotLine } from '../chart/dot_plot.tsx';

type Counts = readonly (readonly number[])[]; // [distance][estimate]

export const sizeOfCounts = (counts: Counts) => ({
  across: counts.length - 1,
  up: Math.max(...counts.map((row) => row.length - 1), counts.length - 1),
});

// Above the line h says more than the truth: a cross, not only another colour.
export function estimateDots(counts: Counts, title: (d: number, h: number, n: number) => string) {
  const most = Math.max(...counts.flat(), 1);
  const dots: Dot[] = [];
  counts.forEach((row, distance) => {
    row.forEach((boards, estimate) => {
      if (boards === 0) return;
      const over = estimate > distance;
      dots.push({
        x: distance,
        y: estimate,
        size: 0.2 + 0.75 * (Math.log(boards + 1) / Math.log(most + 1)),
        colour: over ? '--danger' : '--good',
        shape: over ? 'cross' : 'square',
        title: title(distance, estimate, boards),
      });
    });
  });
  return dots;
}

export function truthLine(counts: Counts, label: string): PlotLine {
  const { across } = sizeOfCounts(counts);
  return { from: [across, across], to: [0, 0], label: '', strong: true, ...(label && { label }) };
}

// Of all boards: what the heuristic says and what is true.
export function meansOf(counts: Counts): { readonly estimate: number; readonly distance: number } {
  let boards = 0;
  let estimates = 0;
  let distances = 0;
  counts.forEach((row, distance) => {
    row.forEach((count, estimate) => {
      boards += count;
      estimates += count * estimate;
      distances += count * distance;
    });
  });
  return { estimate: estimates / boards, distance: distances / boards };
}
