// Several searches on one board, begun together, each in a worker of its own; and what the shortest
// solution is, where none of them proves it.
import { signal } from '@preact/signals';
import type { CoreError, Progress, Solution } from '../../core/types.ts';
import { chosen, methodOf, type Offer, type Wish } from '../../solve/method.ts';
import { type Job, solver } from '../../solver/solver.ts';
import type { Task } from '../board/task.ts';

export const secondsEach = 10; // as `noyes compare` has it
const megabytesEach = 256;
const secondsForOptimum = 20;

export interface Lane {
  readonly way: Wish;
  readonly text: string; // "astar manhattan", as the command line writes it
  readonly admissible: boolean;
  readonly factor: number | null; // at most that many times the shortest; null: no promise
  readonly progress?: Progress;
  readonly solution?: Solution;
  readonly error?: CoreError;
  readonly cancelled?: boolean;
}

export const isOver = (lane: Lane) =>
  lane.solution !== undefined || lane.error !== undefined || lane.cancelled === true;

// What is known of the shortest solution by what was found and proven until now.
export function shortestIn(solutions: readonly Solution[]): number | undefined {
  const bound = Math.max(...solutions.map((one) => one.lower_bound), 0);
  const proven = solutions.find(
    (one) => one.length !== null && (one.status === 'optimal' || one.length === bound),
  );
  return proven?.length ?? undefined;
}

export class Contest {
  readonly lanes = signal<readonly Lane[]>([]);
  readonly shortest = signal<number | undefined>(undefined);
  readonly running = signal(false);
  private jobs: Job<'solve'>[] = [];

  start(task: Task, ways: readonly Lane[], offer: Offer): void {
    this.cancel();
    this.lanes.value = ways;
    this.shortest.value = undefined;
    this.running.value = true;
    const mine: Job<'solve'>[] = [];
    this.jobs = mine;
    const given = { board: task.board.text, goal: task.goal.text };
    const races = ways.map(async (lane, place) => {
      const method = methodOf(lane.way, offer);
      const limits = { seconds: secondsEach, megabytes: megabytesEach };
      const job = solver.run(
        'solve',
        { ...given, ...method, ...limits },
        { progress: (progress) => mine === this.jobs && this.set(place, { progress }) },
      );
      mine.push(job);
      const answer = await job.answer;
      if (mine !== this.jobs) return;
      if (!answer) this.set(place, { cancelled: true });
      else if ('ok' in answer) this.set(place, { solution: answer.ok });
      else this.set(place, { error: answer.error });
    });
    void Promise.all(races).then(() => (mine === this.jobs ? this.finish(given, mine) : undefined));
  }

  // At once; what is known stays.
  cancel(): void {
    const jobs = this.jobs;
    this.jobs = [];
    for (const job of jobs) job.cancel();
    if (!this.running.value) return;
    this.running.value = false;
    this.lanes.value = this.lanes.value.map((lane) =>
      isOver(lane) ? lane : { ...lane, cancelled: true },
    );
    this.tellShortest();
  }

  private set(place: number, news: Partial<Lane>): void {
    this.lanes.value = this.lanes.value.map((lane, i) =>
      i === place ? { ...lane, ...news } : lane,
    );
  }

  private tellShortest(): void {
    this.shortest.value = shortestIn(this.lanes.value.flatMap(({ solution }) => solution ?? []));
  }

  // The searches had the machine for themselves; the proof comes after them.
  private async finish(given: { board: string; goal: string }, mine: Job<'solve'>[]) {
    this.tellShortest();
    const solved = this.lanes.value.some(({ solution }) => solution?.length != null);
    if (this.shortest.value === undefined && solved) {
      const job = solver.run('solve', { ...given, optimal: true, seconds: secondsForOptimum });
      mine.push(job);
      const answer = await job.answer;
      if (mine !== this.jobs) return;
      if (answer && 'ok' in answer && answer.ok.status === 'optimal')
        this.shortest.value = answer.ok.length ?? undefined;
    }
    this.running.value = false;
  }
}

// Without any result yet.
export function laneOf(way: Wish, text: string, offer: Offer, factor: number | null): Lane {
  const { heuristic } = chosen(way, offer);
  return { way, text, factor, admissible: heuristic?.admissible !== false };
}
