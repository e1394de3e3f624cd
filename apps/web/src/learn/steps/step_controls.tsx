// Steps through the events: buttons, the slider, how fast; and by expansions.
import type { ComponentChildren } from 'preact';
import { Controls } from '../../playback/playback_controls.tsx';
import '../../playback/playback.css';
import { keep, recall } from '../../state/storage.ts';
import { say } from '../../words/words.ts';
import { nextOf } from './moment.ts';
import { expanded } from './recording.ts';
import type { Stepper } from './stepper.ts';
import type { Trace } from './trace.ts';

export const rates = [1, 4, 16, 100, 1000, 20_000] as const;

export function usualRate(): number {
  const before = Number(recall('steps-rate'));
  return rates.find((rate) => rate === before) ?? 4;
}

interface Props {
  readonly stepper: Stepper;
  readonly trace: Trace;
}

function Slider({ stepper }: Pick<Props, 'stepper'>) {
  const numbers = [stepper.position.value, stepper.length];
  return (
    <input
      type="range"
      class="slider"
      min={0}
      max={stepper.length}
      value={stepper.position.value}
      aria-label={say('steps-place')}
      aria-valuetext={say('steps-event-of', { numbers })}
      onInput={(event) => stepper.jump(Number(event.currentTarget.value))}
    />
  );
}

function Rate({ stepper }: Pick<Props, 'stepper'>) {
  return (
    <label class="field">
      {say('speed')}
      <select
        value={stepper.rate.value}
        onChange={(event) => {
          stepper.rate.value = Number(event.currentTarget.value);
          keep('steps-rate', event.currentTarget.value);
        }}
      >
        {rates.map((rate) => (
          <option key={rate} value={rate}>
            {say('steps-rate', { numbers: [rate] })}
          </option>
        ))}
      </select>
    </label>
  );
}

export function StepControls({
  stepper,
  trace,
  children,
}: Props & { readonly children: ComponentChildren }) {
  const at = stepper.position.value;
  return (
    <section class="card steps-controls" aria-label={say('steps-controls')}>
      <Controls playback={stepper} unit="steps" />
      <div class="steps-place">
        <Slider stepper={stepper} />
        <span data-testid="steps-at">
          {say('steps-event-of', { numbers: [at, stepper.length] })}
        </span>
      </div>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={at === 0}
          onClick={() => stepper.jump(nextOf(trace, expanded, at, -1))}
        >
          {say('steps-before')}
        </button>
        <button
          type="button"
          class="button"
          disabled={at === stepper.length}
          onClick={() => stepper.jump(nextOf(trace, expanded, at, 1))}
        >
          {say('steps-next')}
        </button>
        <Rate stepper={stepper} />
        {children}
      </div>
    </section>
  );
}
