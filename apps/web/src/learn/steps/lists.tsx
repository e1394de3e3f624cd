// Those that wait and those that are done; or the path, of a search that remembers nothing else.
import { say, sayNumber } from '../../words/words.ts';
import { childrenOf, closedNodes, currentPath, type Moment, openNodes, worthOf } from './moment.ts';
import { NodeCard } from './node_card.tsx';
import type { Problem } from './problem.ts';
import type { Trace } from './trace.ts';

interface Props {
  readonly trace: Trace;
  readonly problem: Problem;
  readonly moment: Moment;
  readonly chosen: number;
  readonly playing: boolean;
  readonly onChoose: (node: number) => void;
}

const mostShown = 60;
const mostPlaying = 14; // what fits into sight: the rest would only cost time

interface ListProps extends Props {
  readonly title: string;
  readonly about: string;
  readonly count: number;
  readonly nodes: readonly number[];
  readonly name: string;
}

function List({ title, about, count, nodes, name, ...rest }: ListProps) {
  const { trace, problem, moment, chosen, onChoose } = rest;
  return (
    <section class="card steps-list" aria-label={title} data-testid={name}>
      <h2>
        {title} <span class="count">{sayNumber(count)}</span>
      </h2>
      <p class="muted">{about}</p>
      <div class="cards" tabIndex={nodes.length > 0 ? undefined : -1}>
        {nodes.map((node) => (
          <NodeCard
            key={node}
            trace={trace}
            problem={problem}
            node={node}
            at={moment.at}
            isChosen={node === chosen}
            isNow={node === moment.node}
            onChoose={onChoose}
          />
        ))}
        {count > nodes.length && (
          <span class="muted">{say('steps-more', { numbers: [count - nodes.length] })}</span>
        )}
      </div>
    </section>
  );
}

// Beside the path, the best first.
function waitingBeside(trace: Trace, at: number, path: readonly number[]): readonly number[] {
  const onPath = new Set(path);
  const f = (node: number) => worthOf(trace, node, at).f;
  return path
    .flatMap((node) => childrenOf(trace, node, at))
    .filter((node) => !onPath.has(node))
    .sort((a, b) => f(a) - f(b) || b - a);
}

export function OpenList(props: Props) {
  const { trace, moment, playing } = props;
  const most = playing ? mostPlaying : mostShown;
  if (trace.memory === 'walk') return null;
  if (trace.memory === 'path') {
    const path = currentPath(trace, moment.at);
    return (
      <List
        {...props}
        name="steps-open"
        title={say('steps-path')}
        about={say('steps-path-about')}
        count={path.length}
        nodes={path.slice(0, most)}
      />
    );
  }
  return (
    <List
      {...props}
      name="steps-open"
      title={say('steps-open')}
      about={say('steps-open-about')}
      count={moment.open}
      nodes={openNodes(trace, moment.at, most)}
    />
  );
}

export function ClosedList(props: Props) {
  const { trace, moment, playing, problem } = props;
  const most = playing ? mostPlaying : mostShown;
  if (trace.memory === 'walk') return null;
  if (trace.memory === 'path') {
    if (problem.wish.algorithm !== 'rbfs') return null;
    const beside = waitingBeside(trace, moment.at, currentPath(trace, moment.at));
    return (
      <List
        {...props}
        name="steps-closed"
        title={say('steps-beside')}
        about={say('steps-beside-about')}
        count={beside.length}
        nodes={beside.slice(0, most)}
      />
    );
  }
  return (
    <List
      {...props}
      name="steps-closed"
      title={say('steps-closed')}
      about={say('steps-closed-about')}
      count={moment.closed}
      nodes={closedNodes(trace, moment.at, most)}
    />
  );
}
