// Plays another board than the one that is being played; asks first if that one would be lost.
import { mayThrowAway, playBoard } from '../play/session.ts';
import { go } from '../shell/router.ts';
import { solvePlayed } from '../solve/solve_played.ts';

export async function playInstead(board: string, goal: string): Promise<boolean> {
  if (!(await mayThrowAway()) || !playBoard(board, goal)) return false;
  go('');
  return true;
}

export async function solveInstead(board: string, goal: string): Promise<void> {
  if (await playInstead(board, goal)) void solvePlayed();
}
