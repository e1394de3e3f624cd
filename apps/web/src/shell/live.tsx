// The live region: what a screen reader says although nobody looked there.
import { signal } from '@preact/signals';

const text = signal('');
let turn = false;

export function announce(sentence: string): void {
  turn = !turn; // the same sentence twice is read twice only if the text changes
  text.value = turn ? sentence : `${sentence}\u00a0`;
}

export function LiveRegion() {
  return (
    <div class="unseen" aria-live="polite" role="status" data-testid="live">
      {text}
    </div>
  );
}
