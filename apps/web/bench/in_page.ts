// Work asked of the page's own workers, timed by the page's own clock.
import type { Page } from 'playwright-core';
import type { In } from '../src/core/requests.ts';
import type { Solution } from '../src/core/types.ts';
import type { forConsole } from '../src/main.tsx';

declare const noyes: typeof forConsole;

export interface Timed {
  readonly milliseconds: number;
  readonly solution: Solution;
}

// Milliseconds from the question to the answer in the page.
export function solveInPage(page: Page, given: In<'solve'>): Promise<Timed> {
  return page.evaluate(async (question) => {
    const start = performance.now();
    const answer = await noyes.solver.run('solve', question).answer;
    if (!answer || 'error' in answer) throw new Error(JSON.stringify(answer));
    return { milliseconds: performance.now() - start, solution: answer.ok };
  }, given);
}

// A shortest way through a level, its moves as "B:RD".
export function solveLevelInPage(page: Page, level: string): Promise<readonly string[]> {
  return page.evaluate(async (id) => {
    const given = { level: id, metric: 'moves', optimal: true } as const;
    const answer = await noyes.solver.run('solve_level', given).answer;
    if (!answer || 'error' in answer) throw new Error(JSON.stringify(answer));
    return answer.ok.moves?.split(' ') ?? [];
  }, level);
}

// Milliseconds until there is any solution, while a shorter one is still looked for.
export function firstSolutionInPage(page: Page, given: In<'solve'>): Promise<number> {
  return page.evaluate(async (question) => {
    const start = performance.now();
    return await new Promise<number>((resolve) => {
      const search = noyes.solveAnytime(question, {
        solution: () => {
          resolve(performance.now() - start);
          search.cancel();
        },
      });
    });
  }, given);
}

// Milliseconds from the wish to cancel a long search until another one is answered.
export function cancelInPage(page: Page, long: In<'solve'>, next: In<'solve'>): Promise<number> {
  return page.evaluate(
    async ([endless, short]) => {
      let told: () => void = () => {};
      const underWay = new Promise<void>((resolve) => {
        told = resolve;
      });
      const job = noyes.solver.run('solve', endless, { progress: () => told() });
      await underWay;
      const start = performance.now();
      job.cancel();
      await job.answer;
      await noyes.solver.run('solve', short).answer;
      return performance.now() - start;
    },
    [long, next] as const,
  );
}

export function randomBoard(page: Page, side: number, seed: number): Promise<string> {
  return page.evaluate(
    ([rows, chosen]) => {
      const board = noyes.ask('generate', { rows, columns: rows, seed: chosen });
      if ('error' in board) throw new Error(board.error.code);
      return board.ok.text;
    },
    [side, seed] as const,
  );
}
