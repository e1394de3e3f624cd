// One of the heuristics that fit; those that overestimate are marked.
import type { Offer } from '../../solve/method.ts';
import { nameOf } from '../../solve/names.ts';
import { say } from '../../words/words.ts';

interface Props {
  readonly offer: Offer;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

export function HeuristicChoice({ offer, value, onChange }: Props) {
  return (
    <label class="field">
      {say('heuristic')}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {offer.heuristics
          .filter((one) => one.fits !== false)
          .map((one) => (
            <option key={one.name} value={one.name}>
              {nameOf(one)}
            </option>
          ))}
      </select>
    </label>
  );
}

export function heuristicIn(name: string | undefined, offer: Offer, usual = 'manhattan'): string {
  const found = offer.heuristics.find((one) => one.name === name && one.fits !== false);
  return found?.name ?? usual;
}
