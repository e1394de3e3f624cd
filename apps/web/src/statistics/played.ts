// Single games as the core's JSON export has them.
export interface Played {
  readonly puzzle: string;
  readonly finished: number; // seconds since 1970
  readonly seconds: number;
  readonly steps: number;
  readonly help: string;
}

// The latest first.
export function latest(json: string, most: number): readonly Played[] {
  return (JSON.parse(json) as readonly Played[]).slice(-most).reverse();
}
