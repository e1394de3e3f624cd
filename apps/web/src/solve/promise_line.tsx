// What is guaranteed with the options as they are, or why they are not possible.
import { ask } from '../core/core.ts';
import type { LevelAlgorithm } from '../core/types.ts';
import { say, sayError, sayNumber } from '../words/words.ts';
import { choiceText, type Offer, refused, type Wish } from './method.ts';
import { sentence } from './names.ts';

interface Props {
  readonly wish: Wish;
  readonly offer: Offer;
  readonly algorithm: LevelAlgorithm;
}

function promiseText(factor: number | null): string {
  if (factor === null) return say('promise-none');
  return factor === 1
    ? say('promise-optimal')
    : say('promise-factor', { factor: sayNumber(factor, 3) });
}

export function PromiseLine({ wish, offer, algorithm }: Props) {
  if (refused(wish, offer).length > 0) return null; // told where it is wrong
  const asked = { kind: offer.kind, algorithm: choiceText(wish, algorithm) };
  const answer = ask('promise', asked);
  if ('error' in answer)
    return (
      <p class="refusal" data-testid="refusal">
        {sentence(sayError(answer.error))}
      </p>
    );
  return (
    <p class="promise" data-testid="promise">
      {promiseText(answer.ok.factor)}
    </p>
  );
}

// Whether a search with these options can begin.
export function isPossible(wish: Wish, offer: Offer, algorithm: LevelAlgorithm | undefined) {
  if (refused(wish, offer).length > 0) return false;
  if (!algorithm) return true;
  return 'ok' in ask('promise', { kind: offer.kind, algorithm: choiceText(wish, algorithm) });
}
