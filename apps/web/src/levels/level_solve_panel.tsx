// Hint and solution of the level that is played.
import { useState } from 'preact/hooks';
import { toast } from '../shell/toasts.tsx';
import { say, sayError, sayNumber, saySeconds } from '../words/words.ts';
import { parseMoves } from './lengths.ts';
import { announceHint, hint } from './level_hint.tsx';
import type { Playing } from './level_session.ts';
import { busy, cancel, type Found, found, hintFor, progress, solveLevel } from './level_solver.ts';

function Searching() {
  const told = progress.value;
  const slots = told && {
    bound: told.bound,
    nodes: sayNumber(told.generated),
    speed: sayNumber((told.generated / Math.max(told.milliseconds, 1)) * 1000),
  };
  return (
    <>
      <p data-testid="level-progress">{slots ? say('search-progress', slots) : say('searching')}</p>
      <button type="button" class="button" onClick={cancel}>
        {say('cancel')}
      </button>
    </>
  );
}

function Outcome({ answer }: Found) {
  if ('error' in answer) return <p>{sayError(answer.error)}</p>;
  const { status, length, lower_bound, stats, seconds, setup_seconds } = answer.ok;
  const slots = {
    numbers: [length ?? 0, lower_bound],
    nodes: sayNumber(stats.generated),
    seconds: saySeconds(seconds + setup_seconds),
  };
  const sentence = status === 'unsolvable' ? 'level-unsolvable' : `outcome-${status}`;
  return (
    <p data-testid="level-outcome" data-status={status}>
      {say(sentence, slots)} {say('outcome-effort', slots)}
    </p>
  );
}

async function askHint(game: number): Promise<void> {
  const answer = await hintFor(game);
  if (!answer) return;
  if ('error' in answer) return toast(sayError(answer.error), 'error');
  const [move] = parseMoves(answer.ok);
  if (!move) return toast(say('no-hint'));
  hint.value = { game, move };
  announceHint(move);
}

interface Props {
  readonly playing: Playing;
  readonly onWatch: (found: Found) => void;
}

export function LevelSolvePanel({ playing, onWatch }: Props) {
  const { level, game, view } = playing;
  const [asked, setAsked] = useState(false);
  const mine = found.value?.id === level.id ? found.value : undefined;
  const solve = async () => {
    setAsked(true);
    await solveLevel(playing);
    setAsked(false);
  };
  return (
    <section class="card" aria-label={say('solve')}>
      <h2>{say('solve')}</h2>
      {mine && <Outcome {...mine} />}
      {busy.value ? (
        <Searching />
      ) : (
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={view.finished}
            onClick={() => void askHint(game)}
          >
            {say('hint')}
          </button>
          <button
            type="button"
            class="button primary"
            disabled={asked || view.solved}
            onClick={() => void solve()}
          >
            {say('solve-it')}
          </button>
          {mine && 'ok' in mine.answer && mine.answer.ok.moves && (
            <button type="button" class="button" onClick={() => onWatch(mine)}>
              {say('watch')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
