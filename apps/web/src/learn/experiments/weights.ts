// The stops between looking only at the way so far and only at the way ahead.
//
//   key = g          g + h       g + W h             h
//         uniform    A* (W = 1)  weighted A*         greedy
export interface Stop {
  readonly name: string; // as a link writes it
  readonly algorithm: string; // as the core takes it
  readonly weight: number; // of h against g: 0 for uniform cost, infinite for greedy
}

const weights = [1, 1.2, 1.5, 2, 3, 5, 10];

export const stops: readonly Stop[] = [
  { name: 'uniform', algorithm: 'uniform', weight: 0 },
  ...weights.map((weight) => ({
    name: String(weight),
    algorithm: weight === 1 ? 'astar' : `weighted-astar:weight=${weight}`,
    weight,
  })),
  { name: 'greedy', algorithm: 'greedy', weight: Number.POSITIVE_INFINITY },
];

export const usualStop = 1;

export function stopNamed(name: string | undefined): number {
  const place = stops.findIndex((stop) => stop.name === name);
  return place < 0 ? usualStop : place;
}
