// What came of a comparison, as bars.
import type { Offer } from '../../solve/method.ts';
import { say, sayNumber } from '../../words/words.ts';
import { Figure } from '../chart/figure.tsx';
import { type Bar, Bars, barsHeight, type Panel } from './bars.tsx';
import type { Lane } from './contest.ts';
import { figuresOf, type LaneFigures } from './lane_figures.ts';
import { markOf, sayBytes, sayOutcome, saySeconds, wayName } from './lane_words.ts';

interface Props {
  readonly lanes: readonly Lane[];
  readonly shortest: number | undefined;
  readonly offer: Offer;
}

const kindOf = (lane: Lane): Bar['kind'] => {
  if (lane.solution?.status === 'optimal') return 'proven';
  return markOf(lane) === 'unsafe' ? 'unsafe' : 'found';
};

export function panelsOf({ lanes, shortest, offer }: Props): readonly Panel[] {
  const bars = (
    pick: (figures: LaneFigures, lane: Lane) => number | undefined,
    tell: (value: number) => string,
  ): readonly Bar[] =>
    lanes.map((lane, place) => {
      const figures = figuresOf(lane);
      const value = figures && pick(figures, lane);
      const label = `${place + 1}. ${wayName(lane.way, lane.text, offer)}`;
      const text = value === undefined ? say('compare-none') : tell(value);
      return { label, value, text, kind: kindOf(lane) };
    });
  return [
    {
      title: say('compare-expanded'),
      bars: bars(({ expanded }) => expanded, sayNumber),
    },
    {
      title: say('compare-moves'),
      bars: bars((_, { solution }) => solution?.length ?? undefined, sayNumber),
      linear: true,
      ...(shortest === undefined
        ? {}
        : { line: { value: shortest, label: say('compare-shortest', { numbers: [shortest] }) } }),
    },
    { title: say('figure-elapsed'), bars: bars(({ seconds }) => seconds, saySeconds) },
    { title: say('figure-memory'), bars: bars(({ bytes }) => bytes, sayBytes) },
  ];
}

export function ComparePlot(props: Props) {
  const panels = panelsOf(props);
  const label = props.lanes
    .map(
      (lane) => `${wayName(lane.way, lane.text, props.offer)}: ${sayOutcome(lane, props.shortest)}`,
    )
    .join(' ');
  return (
    <Figure name="compare" label={label} most={1080} height={(width) => barsHeight(width, panels)}>
      {(width) => <Bars width={width} panels={panels} logarithmic={say('compare-logarithmic')} />}
    </Figure>
  );
}
