// Buttons and the slider: start, back, play or pause, on, end; how fast.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { say } from '../words/words.ts';
import type { Playback } from './playback.ts';
import { choose, type Speed, speed, speeds } from './speeds.ts';

const shapes = {
  start: 'M5 5v14M19 5l-10 7l10 7z',
  back: 'M17 5l-10 7l10 7z',
  play: 'M7 4l13 8l-13 8z',
  pause: 'M8 5v14M16 5v14',
  on: 'M7 5l10 7l-10 7z',
  end: 'M19 5v14M5 5l10 7l-10 7z',
} as const;

function Icon({ shape }: { readonly shape: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="playback-icon">
      <path d={shapes[shape]} />
    </svg>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly primary?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Control({ name, disabled = false, primary = false, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      class={primary ? 'button primary control' : 'button control'}
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

// Whatever can be played and stepped through.
export interface Watchable {
  readonly position: Signal<number>;
  readonly playing: Signal<boolean>;
  readonly length: number;
  toggle(): void;
  step(by: number): void;
  jump(to: number): void;
}

// `unit` is what a step is: a key of the words begins with it.
export function Controls({
  playback,
  unit = 'step',
}: {
  readonly playback: Watchable;
  readonly unit?: 'step' | 'steps';
}) {
  const at = playback.position.value;
  const playing = playback.playing.value;
  const atStart = at === 0;
  const atEnd = at === playback.length;
  return (
    <div class="controls">
      <Control name={say('to-start')} disabled={atStart} onClick={() => playback.jump(0)}>
        <Icon shape="start" />
      </Control>
      <Control name={say(`${unit}-back`)} disabled={atStart} onClick={() => playback.step(-1)}>
        <Icon shape="back" />
      </Control>
      <Control
        primary
        name={say(playing ? 'playback-pause' : 'playback-play')}
        onClick={() => playback.toggle()}
      >
        <Icon shape={playing ? 'pause' : 'play'} />
      </Control>
      <Control name={say(`${unit}-on`)} disabled={atEnd} onClick={() => playback.step(1)}>
        <Icon shape="on" />
      </Control>
      <Control name={say('to-end')} disabled={atEnd} onClick={() => playback.jump(playback.length)}>
        <Icon shape="end" />
      </Control>
    </div>
  );
}

export function Slider({ playback }: { readonly playback: Playback }) {
  const numbers = [playback.position.value, playback.length];
  return (
    <input
      type="range"
      class="slider"
      min={0}
      max={playback.length}
      value={playback.position.value}
      aria-label={say('position')}
      aria-valuetext={say('move-of', { numbers })}
      onInput={(event) => playback.jump(Number(event.currentTarget.value))}
    />
  );
}

export function SpeedChoice({ playback }: { readonly playback: Playback }) {
  return (
    <label class="field">
      {say('speed')}
      <select
        value={speed.value}
        onChange={(event) => {
          choose(speed, 'speed', event.currentTarget.value as Speed);
          playback.hurry();
        }}
      >
        {speeds.map((one) => (
          <option key={one} value={one}>
            {say(`speed-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
