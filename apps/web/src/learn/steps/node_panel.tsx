// The state that was chosen: its board, how it stands, and the way to it.
import { say } from '../../words/words.ts';
import { type Moment, pathTo, standing, stateOf } from './moment.ts';
import { Formula } from './node_card.tsx';
import type { Problem } from './problem.ts';
import { StatePicture } from './state_picture.tsx';
import { moveText, stateText } from './texts.ts';
import { nowhere, type Trace } from './trace.ts';

interface Props {
  readonly trace: Trace;
  readonly problem: Problem;
  readonly moment: Moment;
  readonly chosen: number;
  readonly onChoose: (node: number) => void;
}

export function NodePanel({ trace, problem, moment, chosen, onChoose }: Props) {
  const { at } = moment;
  if (chosen === nowhere || !trace.isThere(chosen, at))
    return (
      <section class="card steps-chosen" aria-label={say('steps-chosen')}>
        <h2>{say('steps-chosen')}</h2>
        <p class="muted">{say('steps-choose')}</p>
      </section>
    );
  const path = pathTo(trace, chosen).filter((node) => trace.parent[node] !== nowhere);
  return (
    <section class="card steps-chosen" aria-label={say('steps-chosen')} data-testid="steps-chosen">
      <h2>{say('steps-chosen')}</h2>
      <div class="chosen">
        <StatePicture
          problem={problem}
          cells={trace.recording.cellsOf(stateOf(trace, chosen))}
          label={stateText(trace, problem, chosen)}
        />
        <div>
          <Formula trace={trace} node={chosen} at={at} />
          <p>{say(`steps-standing-${standing(trace, chosen, at)}`)}</p>
          <p class="muted">{say('steps-way', { numbers: [path.length] })}</p>
          <ol class="way" data-testid="steps-way">
            {path.map((node) => (
              <li key={node}>
                <button type="button" onClick={() => onChoose(node)}>
                  {moveText(trace, node)}
                </button>
              </li>
            ))}
          </ol>
          <button type="button" class="button small" onClick={() => onChoose(nowhere)}>
            {say('close')}
          </button>
        </div>
      </div>
    </section>
  );
}
