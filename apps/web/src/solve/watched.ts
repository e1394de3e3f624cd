// The solution that is being watched: the best one found, unless somebody is in the middle of another.
import { batch, signal } from '@preact/signals';
import type { Board, Solution } from '../core/types.ts';
import { Playback } from '../playback/playback.ts';
import { pauseNow } from '../playback/speeds.ts';
import { TilePath } from '../playback/tile_path.ts';

export interface Watched {
  readonly solution: Solution;
  readonly path: TilePath;
  readonly playback: Playback;
}

export const watched = signal<Watched | undefined>(undefined);
export const playedToEnd = signal(false);

export function watch(board: Board, solution: Solution): void {
  watched.peek()?.playback.dispose();
  const path = new TilePath(board, solution);
  const ended = () => {
    playedToEnd.value = true;
  };
  batch(() => {
    playedToEnd.value = false;
    watched.value = {
      solution,
      path,
      playback: new Playback(path.length, { pause: pauseNow, ended }),
    };
  });
}

export function stopWatching(): void {
  watched.peek()?.playback.dispose();
  batch(() => {
    playedToEnd.value = false;
    watched.value = undefined;
  });
}

// A solution that was found, or none any more.
export function offerToWatch(board: Board | undefined, solution: Solution | undefined): void {
  const now = watched.peek();
  if (!board || !solution || solution.moves === null) {
    stopWatching();
    return;
  }
  if (now?.solution.moves === solution.moves) {
    watched.value = { ...now, solution }; // the same way, better proven
    return;
  }
  const inTheMiddle = now && (now.playback.playing.peek() || now.playback.position.peek() > 0);
  if (!inTheMiddle) watch(board, solution);
}
