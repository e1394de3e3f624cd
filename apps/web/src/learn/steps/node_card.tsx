// A state in a list: its picture, and f = g + h.
import { say, sayNumber } from '../../words/words.ts';
import './node_card.css';
import { standing, stateOf, worthOf } from './moment.ts';
import type { Problem } from './problem.ts';
import { StatePicture } from './state_picture.tsx';
import { stateText } from './texts.ts';
import type { Trace } from './trace.ts';

interface Props {
  readonly trace: Trace;
  readonly problem: Problem;
  readonly node: number;
  readonly at: number;
  readonly large?: boolean;
  readonly isNow?: boolean;
  readonly isChosen?: boolean;
  readonly onChoose: (node: number) => void;
}

export const figure = (value: number) => sayNumber(value, 2);

export function Formula({ trace, node, at }: Pick<Props, 'trace' | 'node' | 'at'>) {
  const { f, g, h } = worthOf(trace, node, at);
  const isSum = f === g + h;
  if (!trace.hasEstimates)
    return (
      <span class="formula">
        <b>{figure(f)}</b>
      </span>
    );
  return (
    <span class="formula">
      {isSum ? (
        <>
          <b>{figure(f)}</b> = {figure(g)} + {figure(h)}
        </>
      ) : (
        <>
          <b>{figure(f)}</b>{' '}
          <small>
            g {figure(g)}, h {figure(h)}
          </small>
        </>
      )}
    </span>
  );
}

export function NodeCard({ trace, problem, node, at, large, isNow, isChosen, onChoose }: Props) {
  return (
    <button
      type="button"
      class={large ? 'node-card large' : 'node-card'}
      data-standing={standing(trace, node, at)}
      data-now={isNow ? '' : undefined}
      aria-pressed={isChosen ?? false}
      onClick={() => onChoose(node)}
    >
      <StatePicture problem={problem} cells={trace.recording.cellsOf(stateOf(trace, node))} />
      <span class="unseen">
        {stateText(trace, problem, node)}. {say(`steps-standing-${standing(trace, node, at)}`)}
      </span>
      <Formula trace={trace} node={node} at={at} />
    </button>
  );
}
