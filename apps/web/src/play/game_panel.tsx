// Counters, clock, and the buttons of the game.
import type { ComponentChildren } from 'preact';
import type { Action } from '../core/requests.ts';
import { language, say, sayNumber } from '../words/words.ts';
import { Clock } from './clock.tsx';
import { distanceText } from './distance_text.ts';
import { keysShown } from './keys_dialog.tsx';
import { isDaily } from './new_game.ts';
import { openNewGame } from './new_game_dialog.tsx';
import { act, view } from './session.ts';

function Counter(props: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function ActionButton(props: { readonly action: Action; readonly possible: boolean }) {
  return (
    <button
      type="button"
      class="button"
      disabled={!props.possible}
      onClick={() => act(props.action)}
    >
      {say(props.action)}
    </button>
  );
}

export function GamePanel() {
  const game = view.value;
  if (!game) return null;
  const { counts } = game;
  const today = new Date().toLocaleDateString(language.value, { day: 'numeric', month: 'long' });
  return (
    <section class="card game-panel" aria-label={say('game')}>
      {isDaily.value && <p class="daily-note">{say('daily-of', { date: today })}</p>}
      <dl class="counters">
        <Counter name={say('moves')}>
          <span data-testid="moves">{sayNumber(counts.moves)}</span>
        </Counter>
        <Counter name={say('time')}>
          <Clock />
        </Counter>
        {counts.slip_free !== counts.moves && (
          <Counter name={say('slip-free')}>
            <span data-testid="slip-free">{sayNumber(counts.slip_free)}</span>
          </Counter>
        )}
        {game.distance && !game.solved && (
          <Counter name={say('to-go')}>
            <span data-testid="to-go">{distanceText(game.distance, sayNumber)}</span>
          </Counter>
        )}
      </dl>
      <div class="row">
        <ActionButton action="undo" possible={game.can_undo} />
        <ActionButton action="redo" possible={game.can_redo} />
        <ActionButton action="restart" possible={game.can_undo || game.finished} />
        <button type="button" class="button primary" onClick={openNewGame}>
          {say('new-board')}
        </button>
        <button
          type="button"
          class="button keys-button"
          onClick={() => {
            keysShown.value = true;
          }}
        >
          {say('keys')}
        </button>
      </div>
    </section>
  );
}
