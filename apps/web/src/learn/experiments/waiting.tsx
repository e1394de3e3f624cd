// What stands where an answer is not there yet, or is an error.
import type { CoreError } from '../../core/types.ts';
import { sentence } from '../../solve/names.ts';
import { say, sayError } from '../../words/words.ts';

export function Waiting({ error }: { readonly error?: CoreError | undefined }) {
  return error ? (
    <p class="refusal">{sentence(sayError(error))}</p>
  ) : (
    <p class="muted waiting" data-testid="waiting">
      {say('searching')}
    </p>
  );
}
