// The ways that will be compared: each can be changed, some can be added or taken away.
import { ask } from '../../core/core.ts';
import type { Extent } from '../../core/types.ts';
import { type Offer, usualWish, type Wish } from '../../solve/method.ts';
import { MethodForm } from '../../solve/method_form.tsx';
import { say } from '../../words/words.ts';
import { wayName } from './lane_words.ts';
import { fewest, most, writeWay } from './ways.ts';

interface Props {
  readonly ways: readonly Wish[];
  readonly offer: Offer;
  readonly extent: Extent;
  readonly disabled: boolean;
  readonly onChange: (ways: readonly Wish[]) => void;
}

// Limits are the same for all.
const withoutLimits = (offer: Offer): Offer => ({ ...offer, limits: [] });

export function WayList({ ways, offer, extent, disabled, onChange }: Props) {
  const replace = (place: number, way: Wish) =>
    onChange(ways.map((one, i) => (i === place ? way : one)));
  return (
    <fieldset class="compare-ways" disabled={disabled} aria-label={say('compare-ways')}>
      {ways.map((way, place) => (
        <details key={place} class="compare-way">
          <summary>
            {place + 1}. {wayName(way, writeWay(way, offer), offer)}
          </summary>
          <MethodForm
            wish={way}
            offer={withoutLimits(offer)}
            extent={extent}
            onChange={(next) => replace(place, next)}
          />
          {ways.length > fewest && (
            <button
              type="button"
              class="button compare-remove"
              onClick={() => onChange(ways.filter((_, i) => i !== place))}
            >
              {say('compare-remove')}
            </button>
          )}
        </details>
      ))}
      {ways.length < most && (
        <button
          type="button"
          class="button"
          onClick={() =>
            onChange([...ways, { ...usualWish, algorithm: 'astar', heuristic: 'manhattan' }])
          }
        >
          {say('compare-add')}
        </button>
      )}
    </fieldset>
  );
}

// What a way promises with its options; nothing if these are not possible.
export function promiseOf(algorithm: string): { readonly factor: number | null } | undefined {
  const answer = ask('promise', { kind: 'tiles', algorithm });
  return 'ok' in answer ? answer.ok : undefined;
}
