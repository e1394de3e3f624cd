// The buttons of the hints, and the hint in words.
import { settings } from '../../state/settings.ts';
import { say } from '../../words/words.ts';
import { view } from '../session.ts';
import { playing, playOn, stopPlaying } from './autoplay.ts';
import { isLast } from './grades.ts';
import { thinking } from './guide.ts';
import { hideHint, hint, moreHint } from './hints.ts';

function HintText() {
  const shown = hint.value;
  if (thinking.value) return <p class="muted">{say('thinking')}</p>;
  if (playing.value) return <p class="muted">{say('playing-on')}</p>;
  if (shown.kind === 'nudge') return <p>{say('nudge', { tile: shown.tile })}</p>;
  if (shown.kind === 'moves') return <p>{say('next-moves', { numbers: [shown.left] })}</p>;
  return <p class="muted">{say('hint-about')}</p>;
}

export function HintPanel() {
  const game = view.value;
  if (!game || settings.hints.value === 'off') return null;
  const over = game.solved;
  const more = hint.value.kind !== 'none';
  return (
    <section class="card" aria-label={say('hints')} data-testid="hint-panel">
      <h2>{say('hints')}</h2>
      <HintText />
      <div class="row">
        {playing.value ? (
          <button type="button" class="button primary" onClick={stopPlaying}>
            {say('stop')}
          </button>
        ) : (
          <>
            <button
              type="button"
              class="button"
              disabled={over || isLast(hint.value)}
              onClick={() => void moreHint()}
            >
              {say(more ? 'more-hint' : 'hint')}
            </button>
            {more && (
              <button type="button" class="button" onClick={hideHint}>
                {say('hide')}
              </button>
            )}
            <button type="button" class="button" disabled={over} onClick={() => void playOn()}>
              {say('play-on')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
