// Long work, done by workers so that the page never waits:
//
//   const job = solver.run('solve', { board }, { progress: (p) => ... });
//   job.cancel();                              // at once: another worker stands by
//   const answer = await job.answer;           // undefined if it was cancelled
import { errorOf } from '../core/core.ts';
import { loadModule } from '../core/load.ts';
import { type In, type Out, type Program, programFor, type RequestName } from '../core/requests.ts';
import type { Answer, Progress } from '../core/types.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export interface Job<N extends RequestName> {
  readonly answer: Promise<Answer<Out<N>> | undefined>;
  cancel(): void;
}

interface Listening {
  progress?: (progress: Progress) => void;
}

const standingBy = 1;
const mostIdle = 2; // one that has worked is quicker: its code is compiled well by then
const mostBytes = 256 * 2 ** 20; // of one that is kept: memory is never given back

class Solver {
  private readonly idle: Readonly<Record<Program, Worker[]>> = {
    page: [],
    levels: [],
    learn: [],
  };
  private lastId = 0;

  // Makes sure that a worker is there before it is needed.
  warmUp(program: Program = 'page'): void {
    const idle = this.idle[program];
    if (idle.length < standingBy) idle.push(this.hire(program));
  }

  run<N extends RequestName>(name: N, given: In<N>, listening: Listening = {}): Job<N> {
    const program = programFor(name);
    const idle = this.idle[program];
    const worker = idle.pop() ?? this.hire(program);
    const id = ++this.lastId;
    let settle: (answer: Answer<Out<N>> | undefined) => void = () => {};
    const answer = new Promise<Answer<Out<N>> | undefined>((resolve) => {
      settle = resolve;
    });
    let over = false;
    const end = (said: Answer<Out<N>> | undefined, reusable: boolean) => {
      if (over) return; // the worker may have other work by now
      over = true;
      worker.onmessage = null;
      worker.onerror = null;
      if (reusable && idle.length < mostIdle) idle.push(worker);
      else worker.terminate();
      this.warmUp(program);
      settle(said);
    };
    worker.onerror = () => end({ error: errorOf('web-broken') }, false);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.id !== id) return;
      if (data.kind === 'progress') listening.progress?.(data.progress);
      else if (data.kind === 'answer') end(data.answer as Answer<Out<N>>, data.bytes <= mostBytes);
      else end({ error: errorOf('web-broken', data.reason) }, false);
    };
    this.send(worker, program, () => ({ kind: 'ask', id, name, given }));
    this.warmUp(program);
    return { answer, cancel: () => end(undefined, false) };
  }

  private hire(program: Program): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.send(worker, program, (module) => ({ kind: 'start', module }));
    return worker;
  }

  // In order, and none before the program is there: a worker that was just hired is started first.
  private send(
    worker: Worker,
    program: Program,
    message: (module: WebAssembly.Module) => ToWorker,
  ): void {
    loadModule(program).then(
      (module) => worker.postMessage(message(module)),
      () => worker.onerror?.(new ErrorEvent('error')),
    );
  }
}

export const solver = new Solver();
