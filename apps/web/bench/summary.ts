// Figures as they are printed.
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

export function print(name: string, text: string): void {
  console.log(`${name.padEnd(44)} ${text}`);
}

export function printTimes(name: string, milliseconds: readonly number[]): void {
  const longest = Math.max(...milliseconds);
  print(name, `median ${median(milliseconds).toFixed(0)} ms, longest ${longest.toFixed(0)} ms`);
}
