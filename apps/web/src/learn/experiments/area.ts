// The states a search expanded, as dots by how far they are from the start and from the goal.
import type { Expansions } from '../../core/requests.ts';
import type { Dot } from '../chart/dot_plot.tsx';

// A dot is as large as the share of the boards there that were expanded.
export function areaDots({ boards, expanded }: Pick<Expansions, 'boards' | 'expanded'>): Dot[] {
  const dots: Dot[] = [];
  boards.forEach((row, from) => {
    row.forEach((all, to) => {
      if (all === 0) return;
      const seen = expanded[from]?.[to] ?? 0;
      dots.push({ x: from, y: to, size: 0.9, colour: '--muted', strength: 0.16 });
      if (seen === 0) return;
      const share = Math.sqrt(Math.min(seen / all, 1)); // of the area of the square
      const title = `${seen} / ${all}`;
      dots.push({ x: from, y: to, size: 0.9 * share, colour: '--accent', title });
    });
  });
  return dots;
}

export const farthestIn = (boards: readonly (readonly number[])[]) => ({
  across: boards.length - 1,
  up: Math.max(...boards.map((row) => row.length)) - 1,
});
