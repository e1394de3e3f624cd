// The ways as a table: figures as they run, then what was found beside the shortest.
import type { Offer } from '../../solve/method.ts';
import { say, sayNumber } from '../../words/words.ts';
import { isOver, type Lane } from './contest.ts';
import { figuresOf } from './lane_figures.ts';
import { markOf, sayBytes, sayMark, sayOutcome, saySeconds, wayName } from './lane_words.ts';

interface Props {
  readonly lanes: readonly Lane[];
  readonly shortest: number | undefined;
  readonly offer: Offer;
}

const signs = { safe: '✓', factor: '≤', loose: '~', unsafe: '!' } as const;

interface CellProps {
  readonly title: string;
  readonly name: string;
  readonly value: string;
}

function Cell({ title, name, value }: CellProps) {
  return (
    <td data-label={title} data-figure={name}>
      {value}
    </td>
  );
}

function Row({
  lane,
  place,
  shortest,
  offer,
}: Omit<Props, 'lanes'> & { lane: Lane; place: number }) {
  const figures = figuresOf(lane);
  const tell = (value: number | undefined, text: (value: number) => string) =>
    value === undefined ? '–' : text(value);
  const mark = markOf(lane);
  return (
    <tr data-way={lane.text} data-over={isOver(lane)}>
      <th scope="row">
        <span>
          {place + 1}. {wayName(lane.way, lane.text, offer)}
        </span>
        <span class={`compare-mark ${mark}`}>
          <span aria-hidden="true">{signs[mark]} </span>
          {sayMark(lane)}
        </span>
      </th>
      <td data-label={say('compare-found')} data-figure="outcome" class="compare-outcome">
        {sayOutcome(lane, shortest)}
      </td>
      <Cell
        title={say('compare-expanded')}
        name="expanded"
        value={tell(figures?.expanded, sayNumber)}
      />
      <Cell
        title={say('compare-generated')}
        name="generated"
        value={tell(figures?.generated, sayNumber)}
      />
      <Cell title={say('figure-memory')} name="memory" value={tell(figures?.bytes, sayBytes)} />
      <Cell title={say('figure-elapsed')} name="time" value={tell(figures?.seconds, saySeconds)} />
      <Cell title={say('figure-bound')} name="bound" value={tell(figures?.bound, sayNumber)} />
    </tr>
  );
}

export function CompareTable({ lanes, shortest, offer }: Props) {
  const heads = [
    'compare-way',
    'compare-found',
    'compare-expanded',
    'compare-generated',
    'figure-memory',
    'figure-elapsed',
    'figure-bound',
  ];
  return (
    <table class="compare-table" data-testid="compare-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.map((lane, place) => (
          <Row key={lane.text} lane={lane} place={place} shortest={shortest} offer={offer} />
        ))}
      </tbody>
    </table>
  );
}
