// How many boards are how far from the goal, one bar a distance; some board is marked.
import { linearScale } from '../chart/scale.ts';

interface Props {
  readonly width: number;
  readonly counts: readonly number[];
  readonly marked: number | undefined; // distance
  readonly markLabel: string;
  readonly mean: number;
  readonly meanLabel: string;
  readonly acrossLabel: string;
  readonly upLabel: string;
  readonly tell: (count: number) => string;
}

const left = 56;
const right = 12;
const top = 44;
const bottom = 42;

export const histogramHeight = (width: number) => Math.round(Math.max(280, 0.5 * width));

export function Histogram(props: Props) {
  const { width, counts, marked, mean, tell } = props;
  const floor = histogramHeight(width) - bottom;
  const step = (width - left - right) / counts.length;
  const scale = linearScale(Math.max(...counts));
  const x = (distance: number) => left + (distance + 0.5) * step;
  const y = (count: number) => floor - scale.place(count) * (floor - top);
  const meanAtEnd = x(mean) > 0.6 * width;
  return (
    <g font-size="12" fill="var(--muted)">
      {scale.ticks(5).map(({ value }) => (
        <g key={value}>
          <line x1={left} x2={width - right} y1={y(value)} y2={y(value)} stroke="var(--line)" />
          <text x={left - 6} y={y(value) + 4} text-anchor="end">
            {tell(value)}
          </text>
        </g>
      ))}
      {linearScale(counts.length - 1)
        .ticks(Math.max(3, Math.floor(width / 60)))
        .map(({ value }) => (
          <text key={value} x={x(value)} y={floor + 16} text-anchor="middle">
            {value}
          </text>
        ))}
      {counts.map((count, distance) => (
        <rect
          key={distance}
          x={x(distance) - 0.42 * step}
          y={Math.min(y(count), floor - 1)}
          width={0.84 * step}
          height={Math.max(floor - y(count), 1)}
          fill={distance === marked ? 'var(--accent)' : 'var(--hint)'}
        >
          <title>{`${distance}: ${tell(count)}`}</title>
        </rect>
      ))}
      <line
        x1={x(mean)}
        x2={x(mean)}
        y1={top - 8}
        y2={floor}
        stroke="var(--ink)"
        stroke-dasharray="5 4"
      />
      <text
        x={x(mean) + (meanAtEnd ? -5 : 5)}
        y={top - 14}
        text-anchor={meanAtEnd ? 'end' : 'start'}
        fill="var(--ink)"
      >
        {props.meanLabel}
      </text>
      {marked !== undefined && (
        <g fill="var(--ink)">
          <path
            d={`M${x(marked)} ${y(counts[marked] ?? 0) - 3}l-6 -9h12z`}
            fill="var(--accent)"
            stroke="var(--surface)"
          />
          <text
            x={x(marked)}
            y={y(counts[marked] ?? 0) - 17}
            text-anchor={x(marked) > 0.75 * width ? 'end' : x(marked) < 90 ? 'start' : 'middle'}
            font-weight="700"
            paint-order="stroke"
            stroke="var(--surface)"
            stroke-width="4"
          >
            {props.markLabel}
          </text>
        </g>
      )}
      <text x={width - right} y={floor + 35} text-anchor="end" fill="var(--ink)">
        {props.acrossLabel} →
      </text>
      <text x={4} y={14} fill="var(--ink)">
        ↑ {props.upLabel}
      </text>
    </g>
  );
}
