// Time that a processor worked, on Linux: beside other work a clock says little about a program.
//
//   const before = workerSeconds();
//   ... a worker of the page searches ...
//   const took = workerSeconds() - before;
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

function text(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
  }
}

function entries(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

const parentOf = (process: string) =>
  /^PPid:\s*(\d+)$/m.exec(text(`/proc/${process}/status`))?.[1] ?? '0';

function isOurs(process: string): boolean {
  for (let at = process; at !== '0'; at = parentOf(at)) {
    if (at === String(globalThis.process.pid)) return true;
  }
  return false;
}

// Of all workers of browsers that we started, since they began. NaN where the system does not tell.
export function workerSeconds(): number {
  const threads = entries('/proc')
    .filter(isOurs)
    .flatMap((process) =>
      entries(`/proc/${process}/task`).map((id) => `/proc/${process}/task/${id}`),
    )
    .filter((thread) => text(`${thread}/comm`).startsWith('DedicatedWorker'));
  if (threads.length === 0) return Number.NaN;
  const nanoseconds = threads.map((thread) => Number(text(`${thread}/schedstat`).split(' ')[0]));
  return nanoseconds.reduce((sum, next) => sum + next, 0) / 1e9;
}

// Runs a program; what it wrote, and the processor time of it all.
export function runTimed(program: string, options: readonly string[]) {
  const script = 'TIMEFORMAT="%U %S"; time "$@" 2>/dev/null';
  const run = spawnSync('bash', ['-c', script, 'bash', program, ...options], { encoding: 'utf8' });
  const [user = Number.NaN, system = Number.NaN] = run.stderr.trim().split(' ').map(Number);
  return { output: run.stdout, seconds: user + system };
}
