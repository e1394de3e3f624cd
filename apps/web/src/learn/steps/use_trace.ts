// The search that is looked at: done once by a worker, told event by event.
import { useEffect, useState } from 'preact/hooks';
import type { Conclusion, CoreError } from '../../core/types.ts';
import { chosen, methodOf } from '../../solve/method.ts';
import { solver } from '../../solver/solver.ts';
import { link } from './links.ts';
import { offerFor, type Problem } from './problem.ts';
import { Recording } from './recording.ts';
import { type Links, type Memory, type Ties, Trace } from './trace.ts';

export interface Traced {
  readonly problem: Problem;
  readonly trace: Trace;
  readonly conclusion: Conclusion & { readonly cut: boolean };
}

export type Tracing =
  | { readonly state: 'working' }
  | { readonly state: 'failed'; readonly error: CoreError }
  | ({ readonly state: 'there' } & Traced);

function ask(problem: Problem) {
  const method = methodOf(problem.wish, offerFor(problem));
  if (problem.kind === 'blocks') {
    const { level, metric } = problem;
    return solver.run('trace_level', { level: level.text, metric, ...method, optimal: true });
  }
  const { board, goal } = problem;
  return solver.run('trace', { board: board.text, goal: goal.text, ...method });
}

// What the algorithm that was really used remembers.
function memoryOf(problem: Problem, name: string): Memory {
  const used = { ...problem.wish, algorithm: name };
  const { algorithm } = chosen(used, offerFor(problem));
  if (!algorithm || !('stores_states' in algorithm) || algorithm.stores_states) return 'open';
  return algorithm.uses_heuristic ? 'path' : 'walk';
}

function tiesOf({ wish }: Problem, name: string): Ties {
  if (name === 'bfs') return 'fifo';
  const all: readonly Ties[] = ['high-g', 'low-g', 'fifo', 'lifo'];
  return all.find((one) => one === wish.values[`${name}.ties`]) ?? 'high-g';
}

// In a worker of its own, which ends with its work.
function linked(bytes: ArrayBuffer, memory: Memory) {
  const worker = new Worker(new URL('./link_worker.ts', import.meta.url), { type: 'module' });
  const done = new Promise<{ bytes: ArrayBuffer; links: Links }>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<{ bytes: ArrayBuffer; links: Links }>) => {
      worker.terminate();
      resolve(data);
    };
  });
  worker.postMessage({ bytes, memory }, [bytes]);
  return { done, cancel: () => worker.terminate() };
}

const fewEvents = 20_000; // linked before a worker could begin

async function traced(bytes: ArrayBuffer, memory: Memory, ties: Ties, ended: Ending) {
  if (bytes.byteLength < fewEvents * 24) {
    const recording = new Recording(bytes);
    return new Trace(recording, memory, link(recording, memory), ties);
  }
  const work = linked(bytes, memory);
  ended.cancel = work.cancel;
  const there = await work.done;
  return new Trace(new Recording(there.bytes), memory, there.links, ties);
}

interface Ending {
  cancel: () => void;
}

async function search(problem: Problem, ended: Ending): Promise<Tracing | undefined> {
  const job = ask(problem);
  ended.cancel = job.cancel;
  const answer = await job.answer;
  if (!answer) return undefined;
  if ('error' in answer) return { state: 'failed', error: answer.error };
  const name = answer.ok.algorithm;
  const bytes = answer.attachment ?? new ArrayBuffer(16);
  const trace = await traced(bytes, memoryOf(problem, name), tiesOf(problem, name), ended);
  return { state: 'there', problem, trace, conclusion: answer.ok };
}

export function useTrace(problem: Problem): Tracing {
  const [tracing, setTracing] = useState<Tracing>({ state: 'working' });
  useEffect(() => {
    const ended: Ending = { cancel: () => {} };
    let wanted = true;
    setTracing({ state: 'working' });
    void search(problem, ended).then((found) => {
      if (found && wanted) setTracing(found);
    });
    return () => {
      wanted = false;
      ended.cancel();
    };
  }, [problem]);
  return tracing;
}
