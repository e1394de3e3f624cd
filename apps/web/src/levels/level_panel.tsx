// The counts of the level that is played, its best ones, and the buttons of the game.
import { say, sayNumber } from '../words/words.ts';
import { scores } from './best_scores.ts';
import { optimumOf } from './difficulty.ts';
import { addressOf } from './level_list.ts';
import { act, countBy, type Playing } from './level_session.ts';
import { metric, metrics } from './metric.ts';
import { sayBest, sayRecord } from './record_words.ts';

function Counters({ playing }: { readonly playing: Playing }) {
  return (
    <fieldset class="metrics">
      <legend>{say('metric')}</legend>
      {metrics.map((one) => (
        <label key={one} class={`metric${metric.value === one ? ' chosen' : ''}`}>
          <input
            type="radio"
            name="metric"
            checked={metric.value === one}
            onChange={() => countBy(one)}
          />
          <span class="metric-count" data-testid={`count-${one}`}>
            {sayNumber(playing.lengths[one])}
          </span>
          <span class="metric-name">{say(`metric-${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function LevelPanel({ playing }: { readonly playing: Playing }) {
  const { level, view } = playing;
  const optimum = optimumOf(level, metric.value);
  const best = sayBest(scores.value[addressOf(level)]?.[metric.value], optimum);
  return (
    <section class="card" aria-label={say('game')}>
      <Counters playing={playing} />
      <p class="muted metric-about">{say(`metric-about-${metric.value}`)}</p>
      <p data-testid="level-record">
        {sayRecord(level, metric.value)}
        {best && <strong class="level-best"> ✓ {best}</strong>}
      </p>
      <div class="row">
        <button type="button" class="button" disabled={!view.can_undo} onClick={() => act('undo')}>
          {say('undo')}
        </button>
        <button type="button" class="button" disabled={!view.can_redo} onClick={() => act('redo')}>
          {say('redo')}
        </button>
        <button
          type="button"
          class="button"
          disabled={!view.can_undo}
          onClick={() => act('restart')}
        >
          {say('restart')}
        </button>
      </div>
    </section>
  );
}
