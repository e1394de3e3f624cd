// Expanded states by g and h, and the lines along which f = g + W h is the same.
import type { Contour } from '../../core/requests.ts';
import type { Dot, PlotLine } from '../chart/dot_plot.tsx';

// Those that were first expanded by a certain time are filled, the others are rings; early ones are
// pale. A larger square is more states.
export function contourDots(
  contours: readonly Contour[],
  until: number,
  title: (contour: Contour) => string,
): Dot[] {
  const most = Math.max(...contours.map(([, , states]) => states), 1);
  const last = Math.max(...contours.map((one) => one[4]), 1);
  return contours.map((contour) => {
    const [g, h, states, first] = contour;
    const size = 0.3 + 0.65 * (Math.log(states + 1) / Math.log(most + 1));
    const strength = 0.25 + 0.75 * (first / last);
    const shape = first <= until ? ('square' as const) : ('ring' as const);
    const colour = first <= until ? '--accent' : '--muted';
    return { x: g, y: h, size, colour, strength, shape, title: title(contour) };
  });
}

export const extentOf = (contours: readonly Contour[]) => ({
  across: Math.max(...contours.map(([g]) => g), 1),
  up: Math.max(...contours.map(([, h]) => h), 1),
});

// From where the line g + weight h = f enters the drawing to where it leaves it.
function lineOf(f: number, weight: number, across: number, up: number): PlotLine | undefined {
  const highest = Math.min(up, f / weight);
  const from = [f - weight * highest, highest] as const;
  const lowest = Math.max(0, (f - across) / weight);
  const to = [f - weight * lowest, lowest] as const;
  return from[0] > across || lowest > up ? undefined : { from, to };
}

// Some values of f, and the optimum: g + h = f*, whatever the weight.
export function contourLines(
  contours: readonly Contour[],
  weight: number,
  shortest: number | undefined,
): PlotLine[] {
  const { across, up } = extentOf(contours);
  const lines: PlotLine[] = [];
  if (weight > 0 && Number.isFinite(weight)) {
    const keys = contours.map(([g, h]) => g + weight * h);
    const [low, high] = [Math.min(...keys), Math.max(...keys)];
    const step = Math.max(2, Math.ceil((high - low) / 6));
    for (let f = Math.ceil(low); f <= high + 1e-9; f += step) {
      const line = lineOf(f, weight, across, up);
      if (line && (weight !== 1 || f !== shortest)) lines.push({ ...line, label: `${f}` });
    }
  }
  if (shortest === undefined) return lines;
  const line = lineOf(shortest, 1, across, up);
  if (line) lines.push({ ...line, label: `f* = ${shortest}`, strong: true });
  return lines;
}
