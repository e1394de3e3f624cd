// Whole numbers across and up, a mark in every cell that has something: how large it is tells how
// much, its shape tells what. Lines are drawn through the cells' middles.
import { linearScale } from './scale.ts';

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly size: number; // 0 to 1, of the side of the cell
  readonly colour: string; // a property of the theme, "--accent"
  readonly strength?: number; // 0 to 1
  readonly shape?: 'square' | 'ring' | 'cross';
  readonly title?: string;
}

export interface PlotLine {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly label?: string;
  readonly strong?: boolean;
}

interface Props {
  readonly width: number;
  readonly across: number; // the largest number on each axis
  readonly up: number;
  readonly acrossLabel: string;
  readonly upLabel: string;
  readonly dots: readonly Dot[];
  readonly lines?: readonly PlotLine[];
}

const left = 44;
const bottom = 42;
const top = 26;
const right = 14;

const cellSide = (width: number, across: number) => (width - left - right) / (across + 1);
// A cell is as high as it is wide, unless that makes the drawing taller than wide, or flat.
const cellHeight = (width: number, across: number, up: number) => {
  const flattest = Math.min((0.55 * width) / (up + 1), 32);
  return Math.min(Math.max(cellSide(width, across), flattest), (0.85 * width) / (up + 1));
};

export const dotPlotHeight = (width: number, across: number, up: number) =>
  Math.ceil(top + bottom + cellHeight(width, across, up) * (up + 1));

function Mark({ dot, x, y, side }: { dot: Dot; x: number; y: number; side: number }) {
  const size = Math.max(dot.size * side, 1.5);
  const colour = `var(${dot.colour})`;
  const title = dot.title && <title>{dot.title}</title>;
  if (dot.shape === 'cross') {
    const arm = Math.max(size / 2, 3);
    return (
      <path
        d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
        stroke={colour}
        stroke-width="2"
        fill="none"
      >
        {title}
      </path>
    );
  }
  const ring = dot.shape === 'ring';
  return (
    <rect
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      fill={ring ? 'none' : colour}
      stroke={ring ? colour : 'none'}
      fill-opacity={dot.strength ?? 1}
    >
      {title}
    </rect>
  );
}

// Of lines that begin close to each other only the first has its label, the strong one always.
function labelled(lines: readonly PlotLine[], wide: number, high: number) {
  const taken = lines.filter((line) => line.strong).map((line) => line.from);
  const isFree = ([x, y]: PlotLine['from']) =>
    taken.every(([a, b]) => Math.abs(a - x) * wide > 34 || Math.abs(b - y) * high > 14);
  return lines.map((line) => {
    if (line.strong || !isFree(line.from)) return { ...line, shown: line.strong === true };
    taken.push(line.from);
    return { ...line, shown: true };
  });
}

export function DotPlot(props: Props) {
  const { width, across, up, dots, lines = [] } = props;
  const wide = cellSide(width, across);
  const high = cellHeight(width, across, up);
  const floor = top + high * (up + 1);
  const x = (value: number) => left + (value + 0.5) * wide;
  const y = (value: number) => floor - (value + 0.5) * high;
  const ticksAcross = linearScale(across).ticks(Math.max(3, Math.floor(width / 70)));
  const ticksUp = linearScale(up).ticks(Math.max(3, Math.floor((floor - top) / 40)));
  return (
    <g font-size="12" fill="var(--muted)">
      <path
        d={`M${left} ${top}V${floor}H${width - right}`}
        stroke="var(--line)"
        fill="none"
        stroke-width="1.5"
      />
      {ticksAcross.map(({ value }) => (
        <text key={value} x={x(value)} y={floor + 16} text-anchor="middle">
          {value}
        </text>
      ))}
      {ticksUp.map(({ value }) => (
        <text key={value} x={left - 7} y={y(value) + 4} text-anchor="end">
          {value}
        </text>
      ))}
      <text x={width - right} y={floor + 35} text-anchor="end" fill="var(--ink)">
        {props.acrossLabel} →
      </text>
      <text x={4} y={14} fill="var(--ink)">
        ↑ {props.upLabel}
      </text>
      {dots.map((dot) => (
        <Mark
          key={`${dot.x},${dot.y},${dot.shape ?? ''},${dot.colour}`}
          dot={dot}
          x={x(dot.x)}
          y={y(dot.y)}
          side={Math.min(wide, high)}
        />
      ))}
      {labelled(lines, wide, high).map((line) => (
        <g key={`${line.from},${line.to}`}>
          <line
            x1={x(line.from[0])}
            y1={y(line.from[1])}
            x2={x(line.to[0])}
            y2={y(line.to[1])}
            stroke={line.strong ? 'var(--ink)' : 'var(--muted)'}
            stroke-width={line.strong ? 2 : 1}
            stroke-dasharray={line.strong ? '7 4' : '2 4'}
          />
          {line.shown && line.label && (
            <text
              x={x(line.from[0]) + 4}
              y={Math.max(y(line.from[1]) - 4, top + 8)}
              fill="var(--ink)"
              font-weight={line.strong ? '700' : '400'}
              paint-order="stroke"
              stroke="var(--surface)"
              stroke-width="3"
            >
              {line.label}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
