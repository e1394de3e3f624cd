// Where a figure lies on an axis, and what is written there.
export interface Tick {
  readonly place: number; // 0 to 1
  readonly value: number;
}

export interface Scale {
  readonly logarithmic: boolean;
  place(value: number): number; // 0 to 1
  ticks(most: number): readonly Tick[];
}

// The next of 1, 2, 5, 10, 20, 50, ... that is not less.
export function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5].find((one) => one * power >= step * (1 - 1e-9));
  return (factor ?? 10) * power;
}

// Ticks are whole numbers unless smaller steps are allowed.
export function linearScale(highest: number, leastStep = 1): Scale {
  const high = highest > 0 ? highest : 1;
  const place = (value: number) => Math.min(Math.max(value / high, 0), 1);
  return {
    logarithmic: false,
    place,
    ticks(most) {
      const step = Math.max(leastStep, roundStep(high / Math.max(1, most - 1)));
      const count = Math.floor(high / step) + 1;
      return Array.from({ length: count }, (_, i) => ({ value: i * step, place: place(i * step) }));
    },
  };
}

export function logScale(figures: readonly number[]): Scale {
  const positive = figures.filter((one) => one > 0);
  const low = Math.floor(Math.log10(Math.min(...positive, Number.POSITIVE_INFINITY)));
  const first = Number.isFinite(low) ? low : 0;
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...positive, 1e-12))));
  const place = (value: number) =>
    value > 0 ? Math.min(Math.max((Math.log10(value) - first) / (last - first), 0), 1) : 0;
  return {
    logarithmic: true,
    place,
    ticks(most) {
      let step = 1;
      while ((last - first) / step + 1 > Math.max(2, most)) ++step;
      const count = Math.floor((last - first) / step) + 1;
      return Array.from({ length: count }, (_, i) => {
        const value = 10 ** (first + i * step);
        return { value, place: place(value) };
      });
    },
  };
}

// A linear axis unless that would push what is less into one corner.
export function scaleFor(figures: readonly number[]): Scale {
  const wide = 20;
  const positive = figures.filter((one) => one > 0);
  const most = Math.max(...figures, 0);
  return most <= wide * Math.min(...positive, most) ? linearScale(most, 0) : logScale(figures);
}
