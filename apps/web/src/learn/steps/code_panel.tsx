// The algorithm in a few lines, the one that runs marked.
import type { CodeLine } from '../../core/types.ts';
import { say, sayAbout } from '../../words/words.ts';
import { codeKey } from './code_key.ts';
import './code_panel.css';

interface Props {
  readonly code: readonly CodeLine[];
  readonly event: string; // what happens now, or nothing
}

const depthOf = (text: string) => (text.length - text.trimStart().length) / 2;

export function CodePanel({ code, event }: Props) {
  const running = code.findIndex((line) => line.events.includes(event));
  return (
    <section class="card steps-code" aria-label={say('steps-code')}>
      <h2>{say('steps-code')}</h2>
      <ol data-running={running}>
        {code.map((line, number) => (
          <li
            key={line.text}
            aria-current={number === running ? 'step' : undefined}
            style={{ '--depth': depthOf(line.text) }}
          >
            <code>{sayAbout(codeKey(line.text), line.text.trim())}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
