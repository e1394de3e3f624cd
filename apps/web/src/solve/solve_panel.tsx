// Beside the board that is played: the way to its solution.
import { view } from '../play/session.ts';
import { say } from '../words/words.ts';
import { solvePlayed } from './solve_played.ts';

export function SolvePanel() {
  if (!view.value) return null;
  return (
    <section class="card" aria-label={say('solve')}>
      <h2>{say('solve')}</h2>
      <p class="muted">{say('solve-about')}</p>
      <button type="button" class="button" onClick={() => void solvePlayed()}>
        {say('solve-it')}
      </button>
    </section>
  );
}
