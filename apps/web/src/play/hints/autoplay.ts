// Plays on along the known way until it is solved, stopped, or the player takes over.
import { signal } from '@preact/signals';
import { act, gameHandle, turn, view } from '../session.ts';
import { findWay, knownWay } from './guide.ts';

export const playing = signal(false);
const pace = 260; // milliseconds a move
let timer: ReturnType<typeof setInterval> | undefined;

export function stopPlaying(): void {
  clearInterval(timer);
  timer = undefined;
  playing.value = false;
}

// Letters of the blank, or the known way if none are given.
export function playMoves(moves: string | undefined): void {
  stopPlaying();
  playing.value = true;
  const game = gameHandle();
  let left = moves;
  let expected = view.value;
  timer = setInterval(() => {
    const next = left === undefined ? knownWay(1) : left.slice(0, 1);
    left = left?.slice(1);
    const taken = game !== gameHandle() || view.value?.text !== expected?.text;
    if (taken || next === '' || !turn({ way: next })) stopPlaying();
    expected = view.value;
    if (expected?.solved || left === '') stopPlaying();
  }, pace);
}

export async function playOn(): Promise<void> {
  const mine = gameHandle();
  if (!(await findWay()) || mine !== gameHandle()) return;
  act('note-solution');
  playMoves(undefined);
}
