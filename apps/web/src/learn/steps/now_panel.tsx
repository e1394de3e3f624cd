// What happens now: in a sentence, and as the state that is expanded with its children.
import { say, sayNumber } from '../../words/words.ts';
import type { Moment } from './moment.ts';
import { NodeCard } from './node_card.tsx';
import type { Problem } from './problem.ts';
import { eventText } from './texts.ts';
import { nowhere, type Trace } from './trace.ts';

interface Props {
  readonly trace: Trace;
  readonly problem: Problem;
  readonly moment: Moment;
  readonly chosen: number;
  readonly playing: boolean;
  readonly onChoose: (node: number) => void;
}

export function NowPanel({ trace, problem, moment, chosen, playing, onChoose }: Props) {
  const { focus, children, node, at } = moment;
  const shared = { trace, problem, at, onChoose };
  return (
    <section class="card steps-now" aria-label={say('steps-now')}>
      <p class="steps-sentence" data-testid="steps-event" aria-live={playing ? 'off' : 'polite'}>
        {eventText(trace, problem, moment)}
      </p>
      <div class="family">
        {focus !== nowhere && (
          <NodeCard
            {...shared}
            node={focus}
            large
            isNow={focus === node}
            isChosen={focus === chosen}
          />
        )}
        {children.length > 0 && (
          <fieldset class="children" aria-label={say('steps-children')}>
            {children.map((child) => (
              <NodeCard
                key={child}
                {...shared}
                node={child}
                isNow={child === node}
                isChosen={child === chosen}
              />
            ))}
          </fieldset>
        )}
      </div>
    </section>
  );
}

export function Counts({ trace, moment }: Pick<Props, 'trace' | 'moment'>) {
  const figures: readonly (readonly [string, number | undefined])[] = [
    ['bound', moment.bound],
    ['expanded', moment.expanded],
    ['generated', moment.generated],
    ['open', trace.memory === 'open' ? moment.open : undefined],
    ['closed', trace.memory === 'open' ? moment.closed : undefined],
    ['pruned', moment.pruned],
    ['reopened', trace.memory === 'open' ? moment.reopened : undefined],
  ];
  return (
    <dl class="steps-counts" data-testid="steps-counts">
      {figures.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{say(`steps-count-${name}`)}</dt>
            <dd data-count={name}>{sayNumber(value)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
