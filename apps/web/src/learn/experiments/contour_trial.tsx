// f contours: in which order states of which g and h were expanded.
import { useId, useState } from 'preact/hooks';
import type { Contour, Expansions } from '../../core/requests.ts';
import { tileOffer } from '../../solve/offer.ts';
import { say, sayNumber } from '../../words/words.ts';
import { DotPlot, dotPlotHeight } from '../chart/dot_plot.tsx';
import { Figure } from '../chart/figure.tsx';
import { contourDots, contourLines, extentOf } from './contours.ts';
import { Facts } from './facts.tsx';
import { HeuristicChoice, heuristicIn } from './heuristic_choice.tsx';
import { Split } from './split.tsx';
import { StopSlider } from './stop_slider.tsx';
import { stopTitle } from './stop_words.ts';
import type { TrialProps } from './trial.ts';
import { useAnswer } from './use_answer.ts';
import { useShortest } from './use_shortest.ts';
import { Waiting } from './waiting.tsx';
import { type Stop, stopNamed, stops } from './weights.ts';

const largestF = (contours: readonly Contour[]) => Math.max(...contours.map(([g, h]) => g + h), 0);

const factsOf = (seen: Expansions, shortest: number | undefined) => [
  {
    name: 'expanded',
    title: say('compare-expanded'),
    value: sayNumber(seen.stats.expanded),
  },
  {
    name: 'largest-f',
    title: say('trial-largest-f'),
    value: sayNumber(largestF(seen.contours)),
  },
  {
    name: 'optimum',
    title: say('trial-optimum'),
    value: shortest === undefined ? '…' : sayNumber(shortest),
  },
];

interface PlotProps {
  readonly seen: Expansions;
  readonly stop: Stop;
  readonly shortest: number | undefined;
  readonly until: number; // so many were expanded by then; those of later are rings
  readonly onUntil: (until: number) => void;
}

function TimeSlider(props: { all: number; until: number; onChange: (until: number) => void }) {
  const id = useId();
  const { all, until, onChange } = props;
  return (
    <div class="stop-slider">
      <label for={id}>{say('trial-so-far', { numbers: [until, all] })}</label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        value={Math.round((100 * until) / all)}
        aria-valuetext={sayNumber(until)}
        onInput={(event) => onChange(Math.round((all * Number(event.currentTarget.value)) / 100))}
      />
    </div>
  );
}

function ContourPlot({ seen, stop, shortest, until, onUntil }: PlotProps) {
  const all = seen.stats.expanded;
  const shown = Math.min(until, all);
  const { across, up } = extentOf(seen.contours);
  const title = ([g, h, states, first]: Contour) =>
    say('trial-contour-title', { g, h, numbers: [states, first] });
  const label = say('trial-contour-said', {
    title: stopTitle(stop),
    numbers: [largestF(seen.contours)],
  });
  return (
    <>
      <TimeSlider all={all} until={shown} onChange={onUntil} />
      <Figure
        name="contours"
        label={label}
        most={640}
        height={(width) => dotPlotHeight(width, across, up)}
      >
        {(width) => (
          <DotPlot
            width={width}
            across={across}
            up={up}
            acrossLabel={say('trial-g')}
            upLabel={say('trial-h')}
            dots={contourDots(seen.contours, shown, title)}
            lines={contourLines(seen.contours, stop.weight, shortest)}
          />
        )}
      </Figure>
      <p class="muted chart-about">{say('trial-contour-about')}</p>
    </>
  );
}

export function ContourTrial({ task, given, onKeep }: TrialProps) {
  const offer = tileOffer(task.board);
  const [place, setPlace] = useState(stopNamed(given.weight));
  const [until, setUntil] = useState(Number.parseInt(given.until ?? '', 10));
  const heuristic = heuristicIn(given.heuristic, offer);
  const stop = stops[place];
  const shortest = useShortest(task);
  const asked = useAnswer('expansions', {
    board: task.board.text,
    goal: task.goal.text,
    algorithm: stop?.algorithm ?? 'astar',
    ...(stop?.weight === 0 ? {} : { heuristic }),
    nodes: 400_000,
    seconds: 20,
  });
  const seen = asked.answer;
  const controls = (
    <>
      <p>{say('trial-contours-text')}</p>
      <HeuristicChoice
        offer={offer}
        value={heuristic}
        onChange={(name) => {
          setUntil(Number.NaN);
          onKeep({ heuristic: name, until: '' });
        }}
      />
      <StopSlider
        place={place}
        onChange={(next) => {
          setPlace(next);
          setUntil(Number.NaN);
          onKeep({ weight: stops[next]?.name ?? '', until: '' });
        }}
      />
      {seen && <Facts facts={factsOf(seen, shortest)} />}
    </>
  );
  return (
    <Split
      controls={controls}
      picture={
        seen && stop ? (
          <ContourPlot
            seen={seen}
            stop={stop}
            shortest={shortest}
            until={until >= 0 ? until : seen.stats.expanded}
            onUntil={(next) => {
              setUntil(next);
              onKeep({ until: String(next) });
            }}
          />
        ) : (
          <Waiting error={asked.error} />
        )
      }
    />
  );
}
