// Does a heuristic ever say too much? Every board of a small size is asked.
import type { Admissibility } from '../../core/requests.ts';
import { nameOf, titleOf } from '../../solve/names.ts';
import { tileOffer } from '../../solve/offer.ts';
import { say, sayNumber } from '../../words/words.ts';
import { BoardPicture } from '../board/board_picture.tsx';
import { DotPlot, dotPlotHeight } from '../chart/dot_plot.tsx';
import { Figure } from '../chart/figure.tsx';
import { linkTo } from '../link.ts';
import { Facts } from './facts.tsx';
import { HeuristicChoice, heuristicIn } from './heuristic_choice.tsx';
import { estimateDots, meansOf, sizeOfCounts, truthLine } from './overestimates.ts';
import { Split } from './split.tsx';
import type { TrialProps } from './trial.ts';
import { useAnswer } from './use_answer.ts';
import { Waiting } from './waiting.tsx';

function Worst({ worst }: { readonly worst: NonNullable<Admissibility['worst']> }) {
  return (
    <section class="trial-case">
      <BoardPicture board={worst.board} small />
      <div>
        <h3>{say('trial-worst')}</h3>
        <p data-testid="worst">
          {say('trial-worst-text', { numbers: [worst.estimate, worst.distance] })}
        </p>
      </div>
    </section>
  );
}

interface LossProps {
  readonly found: Admissibility;
  readonly goal: string;
}

function Loss({ found, goal }: LossProps) {
  const { loss, heuristic, starts_tried } = found;
  if (!loss)
    return (
      <p class="trial-note" data-testid="no-loss">
        {say('trial-no-loss', { numbers: [starts_tried] })}
      </p>
    );
  const ways = `astar manhattan\nastar ${heuristic}`;
  return (
    <section class="trial-case">
      <BoardPicture board={loss.board} small />
      <div>
        <h3>{say('trial-loss')}</h3>
        <p data-testid="loss">{say('trial-loss-text', { numbers: [loss.found, loss.shortest] })}</p>
        <a href={linkTo('compare', { board: loss.board.text, goal, ways, started: 'yes' })}>
          {say('trial-loss-compare')}
        </a>
      </div>
    </section>
  );
}

function EstimatePlot({ found }: { readonly found: Admissibility }) {
  const { across, up } = sizeOfCounts(found.counts);
  const label = say('trial-estimates-said', {
    title: titleOf(found.heuristic),
    numbers: [found.overestimated, found.boards],
  });
  const title = (distance: number, estimate: number, boards: number) =>
    say('trial-estimate-title', { numbers: [boards, distance, estimate] });
  return (
    <Figure
      name="admissible"
      label={label}
      most={560}
      height={(width) => dotPlotHeight(width, across, up)}
    >
      {(width) => (
        <DotPlot
          width={width}
          across={across}
          up={up}
          acrossLabel={say('trial-true-distance')}
          upLabel={say('trial-estimate')}
          dots={estimateDots(found.counts, title)}
          lines={[truthLine(found.counts, '')]}
        />
      )}
    </Figure>
  );
}

function Verdict({ found }: { readonly found: Admissibility }) {
  const key = found.overestimated === 0 ? 'trial-admissible' : 'trial-not-admissible';
  return (
    <p class="verdict" data-status={found.overestimated === 0 ? 'optimal' : 'solved'}>
      <span data-testid="verdict">
        {say(key, { numbers: [found.overestimated, found.boards] })}
      </span>
    </p>
  );
}

function factsOf(found: Admissibility) {
  const means = meansOf(found.counts);
  const fact = (name: string, key: string, value: string) => ({ name, title: say(key), value });
  return [
    fact('overestimated', 'trial-overestimated', sayNumber(found.overestimated)),
    fact('boards', 'trial-boards', sayNumber(found.boards)),
    fact('mean-estimate', 'trial-mean-estimate', sayNumber(means.estimate, 2)),
    fact('mean-distance', 'trial-mean', sayNumber(means.distance, 2)),
  ];
}

export function AdmissibleTrial({ task, given, onKeep }: TrialProps) {
  const { rows, columns } = task.board;
  const offer = tileOffer(task.board);
  const heuristic = heuristicIn(given.heuristic, offer, 'naive-corners');
  const about = offer.heuristics.find((one) => one.name === heuristic);
  const { answer: found, error } = useAnswer('admissibility', {
    rows,
    columns,
    goal: task.goal.text,
    heuristic,
  });
  const title = about ? nameOf(about) : heuristic;
  const controls = (
    <>
      <p>{say('trial-admissible-about')}</p>
      <HeuristicChoice
        offer={offer}
        value={heuristic}
        onChange={(name) => onKeep({ heuristic: name })}
      />
      {found && (
        <>
          <Verdict found={found} />
          <Facts facts={factsOf(found)} />
          {found.worst && <Worst worst={found.worst} />}
          {found.overestimated > 0 && <Loss found={found} goal={task.goalName} />}
        </>
      )}
    </>
  );
  return (
    <Split
      controls={controls}
      picture={
        found ? (
          <>
            <EstimatePlot found={found} />
            <p class="muted chart-about">{say('trial-estimates-about', { title })}</p>
          </>
        ) : (
          <Waiting error={error} />
        )
      }
    />
  );
}
