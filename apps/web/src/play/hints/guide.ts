// The way that the game knows: a search is asked for it once, then it follows the player. Every
// better answer is delivered, wherever the player is by then.
import { signal } from '@preact/signals';
import { ask, demand } from '../../core/core.ts';
import type { Solution } from '../../core/types.ts';
import { toast } from '../../shell/toasts.tsx';
import { type AnytimeSearch, solveAnytime } from '../../solver/anytime.ts';
import { say, sayError } from '../../words/words.ts';
import { gameHandle, now, show } from '../session.ts';

export const thinking = signal(false);
const seconds = 10; // for something better than the first way
const provenSoon = 16; // cells: worth waiting for the shortest way, which takes a moment only
let search: { readonly game: number; readonly job: AnytimeSearch } | undefined;

export const knownWay = (most: number) => demand('game_hint', { game: gameHandle(), most }).moves;

export const knowsWay = () => demand('game_hint', { game: gameHandle(), most: 0 }).known;

function deliver(game: number, inquiry: number, found: Solution): boolean {
  if (found.moves === null || game !== gameHandle()) return false;
  const { moves, lower_bound } = found;
  const after = ask('game_deliver', { game, inquiry, now: now(), moves, lower_bound });
  if ('error' in after) return false;
  show(after.ok.view);
  return after.ok.done;
}

// True as soon as a way is known; the search may go on for a better one.
export function findWay(): Promise<boolean> {
  const game = gameHandle();
  if (knowsWay()) return Promise.resolve(true);
  if (search?.game !== game) search?.job.cancel();
  const question = demand('game_inquire', { game });
  if (question.request !== 'solve') return Promise.resolve(false);
  const { board, goal, inquiry } = question;
  const patient = board.split(' / ').join(' ').split(' ').length <= provenSoon;
  thinking.value = true;
  return new Promise((resolve) => {
    const job = solveAnytime(
      { board, goal, seconds },
      {
        solution: (found) => {
          const known = deliver(game, inquiry, found);
          if (!known || (patient && found.status !== 'optimal')) return;
          thinking.value = false;
          resolve(true);
        },
      },
    );
    search = { game, job };
    void job.done.then((end) => {
      if (search?.job !== job) return resolve(false);
      thinking.value = false;
      if (end && 'error' in end) toast(sayError(end.error), 'error');
      else if (end && !knowsWay()) toast(say('no-hint'));
      resolve(knowsWay());
    });
  });
}
