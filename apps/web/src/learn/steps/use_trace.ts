// The search that is looked at: done once by a worker, told event by event.
import { useEffect, useState } from 'preact/hooks';
import type { Conclusion, CoreError } from '../../core/types.ts';
import { chosen, methodOf } from '../../solve/method.ts';
import { solver } from '../../solver/solver.ts';
import { offerFor, type Problem } from './problem.ts';
import { Recording } from './recording.ts';
import { type Memory, Trace } from './trace.ts';

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

export function useTrace(problem: Problem): Tracing {
  const [tracing, setTracing] = useState<Tracing>({ state: 'working' });
  useEffect(() => {
    const job = ask(problem);
    setTracing({ state: 'working' });
    void job.answer.then((answer) => {
      if (!answer) return;
      if ('error' in answer) {
        setTracing({ state: 'failed', error: answer.error });
        return;
      }
      const conclusion = answer.ok;
      const recording = new Recording(answer.attachment ?? new ArrayBuffer(16));
      const trace = new Trace(recording, memoryOf(problem, conclusion.algorithm));
      setTracing({ state: 'there', problem, trace, conclusion });
    });
    return () => job.cancel();
  }, [problem]);
  return tracing;
}
