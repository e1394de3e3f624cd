// The slider from uniform cost over A* to greedy search.
import { useId } from 'preact/hooks';
import { say } from '../../words/words.ts';
import { stopKey, stopTitle } from './stop_words.ts';
import { stops } from './weights.ts';

interface Props {
  readonly place: number;
  readonly onChange: (place: number) => void;
}

export function StopSlider({ place, onChange }: Props) {
  const id = useId();
  const stop = stops[place];
  if (!stop) return null;
  return (
    <div class="stop-slider">
      <label for={id}>{say('trial-weight-slider')}</label>
      <input
        id={id}
        type="range"
        min="0"
        max={stops.length - 1}
        step="1"
        value={place}
        aria-valuetext={`${stopTitle(stop)}: ${stopKey(stop)}`}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
      <div class="stop-ends" aria-hidden="true">
        <span>{stopTitle(stops[0] ?? stop)}</span>
        <span>{stopTitle(stops[stops.length - 1] ?? stop)}</span>
      </div>
      <p class="stop-now" data-testid="stop">
        <strong>{stopTitle(stop)}</strong> {say('trial-key', { key: stopKey(stop) })}
      </p>
    </div>
  );
}
