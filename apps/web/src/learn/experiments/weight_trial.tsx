// From uniform cost over A* to greedy: how far the search spreads, and how long its solution is.
import { useEffect, useState } from 'preact/hooks';
import type { Expansions } from '../../core/requests.ts';
import { announce } from '../../shell/live.tsx';
import { tileOffer } from '../../solve/offer.ts';
import { say, sayNumber } from '../../words/words.ts';
import { DotPlot, dotPlotHeight } from '../chart/dot_plot.tsx';
import { Figure } from '../chart/figure.tsx';
import { areaDots, farthestIn } from './area.ts';
import { Facts } from './facts.tsx';
import { HeuristicChoice, heuristicIn } from './heuristic_choice.tsx';
import { Split } from './split.tsx';
import { StopSlider } from './stop_slider.tsx';
import { stopTitle } from './stop_words.ts';
import type { TrialProps } from './trial.ts';
import { useAnswer } from './use_answer.ts';
import { useShortest } from './use_shortest.ts';
import { Waiting } from './waiting.tsx';
import { stopNamed, stops } from './weights.ts';

function lengthText(seen: Expansions, shortest: number | undefined): string {
  if (seen.length === null) return say('compare-none');
  if (shortest === undefined) return say('trial-moves', { numbers: [seen.length] });
  return seen.length === shortest
    ? say('trial-shortest', { numbers: [shortest] })
    : say('compare-longer', { numbers: [seen.length, shortest] });
}

const factsOf = (seen: Expansions, shortest: number | undefined) => [
  {
    name: 'expanded',
    title: say('compare-expanded'),
    value: sayNumber(seen.stats.expanded),
  },
  {
    name: 'length',
    title: say('compare-found'),
    value: lengthText(seen, shortest),
  },
];

function AreaPlot({ seen, title }: { readonly seen: Expansions; readonly title: string }) {
  const { across, up } = farthestIn(seen.boards);
  const label = say('trial-area-said', {
    title,
    expanded: sayNumber(seen.stats.expanded),
    all: sayNumber(seen.boards.flat().reduce((sum, count) => sum + count, 0)),
  });
  return (
    <Figure
      name="weight"
      label={label}
      most={560}
      height={(width) => dotPlotHeight(width, across, up)}
    >
      {(width) => (
        <DotPlot
          width={width}
          across={across}
          up={up}
          acrossLabel={say('trial-from-start')}
          upLabel={say('trial-to-goal')}
          dots={areaDots(seen)}
        />
      )}
    </Figure>
  );
}

export function WeightTrial({ task, given, onKeep }: TrialProps) {
  const offer = tileOffer(task.board);
  const [place, setPlace] = useState(stopNamed(given.weight));
  const heuristic = heuristicIn(given.heuristic, offer);
  const stop = stops[place];
  const asked = useAnswer('expansions', {
    board: task.board.text,
    goal: task.goal.text,
    algorithm: stop?.algorithm ?? 'astar',
    ...(stop?.weight === 0 ? {} : { heuristic }),
  });
  const shortest = useShortest(task);
  const seen = asked.answer;
  useEffect(() => {
    if (seen && stop) announce(`${stopTitle(stop)}: ${lengthText(seen, shortest)}`);
  }, [seen]);
  const controls = (
    <>
      <p>{say('trial-weight-about')}</p>
      <HeuristicChoice
        offer={offer}
        value={heuristic}
        onChange={(name) => onKeep({ heuristic: name })}
      />
      <StopSlider
        place={place}
        onChange={(next) => {
          setPlace(next);
          onKeep({ weight: stops[next]?.name ?? '' });
        }}
      />
      {seen && <Facts facts={factsOf(seen, shortest)} />}
    </>
  );
  const drawn = seen && stop && seen.boards.length > 0;
  return (
    <Split
      controls={controls}
      picture={
        drawn ? (
          <>
            <AreaPlot seen={seen} title={stopTitle(stop)} />
            <p class="muted chart-about">{say('trial-area-about')}</p>
          </>
        ) : (
          <Waiting error={asked.error} />
        )
      }
    />
  );
}
