// Asks before something is lost:   if (await confirmed('really-new', 'new-board')) ...
import { signal } from '@preact/signals';
import { say } from '../words/words.ts';
import { Dialog } from './dialog.tsx';

interface Question {
  readonly title: string;
  readonly yes: string;
  readonly answer: (yes: boolean) => void;
}

const asked = signal<Question | undefined>(undefined);

// Both are keys of the words: the question, and the name of the button that does it.
export function confirmed(titleKey: string, yesKey: string): Promise<boolean> {
  asked.value?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      asked.value = undefined;
      resolve(yes);
    };
    asked.value = { title: say(titleKey), yes: say(yesKey), answer };
  });
}

export function Questions() {
  const question = asked.value;
  if (!question) return null;
  const actions = (
    <>
      <button type="button" class="button" onClick={() => question.answer(false)}>
        {say('cancel')}
      </button>
      <button type="button" class="button primary" onClick={() => question.answer(true)}>
        {question.yes}
      </button>
    </>
  );
  return (
    <Dialog title={question.title} onClose={() => question.answer(false)} actions={actions}>
      {null}
    </Dialog>
  );
}
