// Everything for watching a path but the board itself, which the puzzle draws from
// `path.state(playback.position.value)`.
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../shell/live.tsx';
import { toast } from '../shell/toasts.tsx';
import { say } from '../words/words.ts';
import { MoveList } from './move_list.tsx';
import { type Notation, type Path, stageOf } from './path.ts';
import './playback.css';
import type { Playback } from './playback.ts';
import { Controls, Slider, SpeedChoice } from './playback_controls.tsx';
import { usePlaybackKeys } from './playback_keys.ts';
import { choose, notation } from './speeds.ts';

interface Props {
  readonly path: Path<unknown>;
  readonly playback: Playback;
}

function usualNotation(path: Path<unknown>): Notation {
  return path.notations.find((one) => one === notation.value) ?? path.notations[0] ?? 'words';
}

// Moves made by hand are told; those that play by themselves would only pile up.
function useTelling({ path, playback }: Props): void {
  const position = playback.position.value;
  const playing = playback.playing.value;
  const before = useRef(position);
  useEffect(() => {
    if (position === before.current || playing) return;
    before.current = position;
    const numbers = [position, path.length];
    const label = position > 0 ? path.label(position - 1, 'words') : '';
    announce(label ? say('move-said', { numbers, label }) : say('move-of', { numbers }));
  }, [position, playing, path]);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say('copied'));
  } catch {
    toast(say('not-copied'), 'error');
  }
}

function NotationChoice({ path }: Pick<Props, 'path'>) {
  return (
    <label class="field">
      {say('notation')}
      <select
        value={usualNotation(path)}
        onChange={(event) => choose(notation, 'notation', event.currentTarget.value as Notation)}
      >
        {path.notations.map((one) => (
          <option key={one} value={one}>
            {say(`notation-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function PlaybackPanel(props: Props) {
  const { path, playback } = props;
  usePlaybackKeys(playback);
  useTelling(props);
  const position = playback.position.value;
  const stage = stageOf(path.stages, Math.max(position - 1, 0));
  return (
    <div class="playback">
      <Controls playback={playback} />
      <Slider playback={playback} />
      <p class="playback-place">
        <span data-testid="position">{say('move-of', { numbers: [position, path.length] })}</span>
        {stage && (
          <span class="muted" data-testid="stage">
            {stage.name}
          </span>
        )}
      </p>
      <MoveList path={path} playback={playback} notation={usualNotation(path)} />
      <div class="row playback-choices">
        <SpeedChoice playback={playback} />
        <NotationChoice path={path} />
        <button
          type="button"
          class="button"
          onClick={() => void copy(path.text(usualNotation(path)))}
        >
          {say('copy-solution')}
        </button>
      </div>
    </div>
  );
}
