// The ways side by side: a panel for each figure, a bar for each way. What the colour tells is
// written at the bar, too: full is proven, hatched is longer than the shortest or ended by a limit.
import { linearScale, type Scale, scaleFor } from '../chart/scale.ts';

export interface Bar {
  readonly label: string;
  readonly value: number | undefined; // nothing: no solution
  readonly text: string;
  readonly kind: 'proven' | 'found' | 'unsafe';
}

export interface Panel {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly line?: { readonly value: number; readonly label: string };
  readonly linear?: boolean;
}

interface Props {
  readonly width: number;
  readonly panels: readonly Panel[];
  readonly logarithmic: string; // what is said of such an axis
}

const rowHeight = 40;
const headHeight = 34;
const gap = 24;

const columnsFor = (width: number) => (width < 620 ? 1 : 2);
const panelHeight = (rows: number) => headHeight + rows * rowHeight + 22;

export function barsHeight(width: number, panels: readonly Panel[]): number {
  const rows = Math.ceil(panels.length / columnsFor(width));
  const height = panelHeight(Math.max(...panels.map((panel) => panel.bars.length)));
  return rows * height + (rows - 1) * gap;
}

const colours = { proven: '--good', found: '--accent', unsafe: '--danger' } as const;

function BarRow({ bar, scale, width, y }: { bar: Bar; scale: Scale; width: number; y: number }) {
  const length = bar.value === undefined ? 0 : Math.max(scale.place(bar.value) * width, 2);
  const fill = bar.kind === 'proven' ? `var(${colours.proven})` : `url(#hatch-${bar.kind})`;
  return (
    <g>
      <text
        x="0"
        y={y + 12}
        font-size="12"
        fill="var(--ink)"
        paint-order="stroke"
        stroke="var(--surface)"
        stroke-width="4"
      >
        {bar.label}
      </text>
      <rect
        x="0"
        y={y + 17}
        width={length}
        height="16"
        rx="2"
        fill={fill}
        stroke={`var(${colours[bar.kind]})`}
      />
      <text
        x={Math.min(length + 6, width)}
        y={y + 30}
        font-size="12"
        font-weight="650"
        text-anchor={length + 6 > 0.72 * width ? 'end' : 'start'}
        dx={length + 6 > 0.72 * width ? -12 : 0}
        fill="var(--ink)"
        paint-order="stroke"
        stroke="var(--surface)"
        stroke-width="4"
      >
        {bar.text}
      </text>
    </g>
  );
}

function PanelView({
  panel,
  width,
  logarithmic,
}: {
  panel: Panel;
  width: number;
  logarithmic: string;
}) {
  const figures = panel.bars.flatMap(({ value }) => value ?? []);
  const most = Math.max(...figures, panel.line?.value ?? 0);
  const scale = panel.linear ? linearScale(most) : scaleFor(figures);
  const bottom = headHeight + panel.bars.length * rowHeight;
  const line = panel.line && scale.place(panel.line.value) * width;
  return (
    <g>
      <text x="0" y="16" font-size="13" font-weight="700" fill="var(--ink)">
        {panel.title}
      </text>
      {scale.logarithmic && (
        <text x={width} y="16" font-size="11" text-anchor="end" fill="var(--muted)">
          {logarithmic}
        </text>
      )}
      {scale.ticks(5).map(({ place, value }) => (
        <line
          key={value}
          x1={place * width}
          x2={place * width}
          y1={headHeight - 6}
          y2={bottom}
          stroke="var(--line)"
        />
      ))}
      {panel.line && line !== undefined && (
        <>
          <line
            x1={line}
            x2={line}
            y1={headHeight - 6}
            y2={bottom}
            stroke="var(--ink)"
            stroke-width="2"
            stroke-dasharray="6 3"
          />
          <text
            x={line}
            y={bottom + 14}
            font-size="12"
            text-anchor={line > width / 2 ? 'end' : 'start'}
            fill="var(--ink)"
          >
            {panel.line.label}
          </text>
        </>
      )}
      {panel.bars.map((bar, row) => (
        <BarRow
          key={bar.label}
          bar={bar}
          scale={scale}
          width={width}
          y={headHeight + row * rowHeight - 4}
        />
      ))}
    </g>
  );
}

function Hatch({ kind }: { kind: 'found' | 'unsafe' }) {
  return (
    <pattern
      id={`hatch-${kind}`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={kind === 'found' ? 'rotate(45)' : 'rotate(-45)'}
    >
      <rect width="6" height="6" fill="var(--surface)" />
      <rect width={kind === 'found' ? 3 : 2} height="6" fill={`var(${colours[kind]})`} />
    </pattern>
  );
}

export function Bars({ width, panels, logarithmic }: Props) {
  const columns = columnsFor(width);
  const wide = (width - (columns - 1) * gap) / columns;
  const height = panelHeight(Math.max(...panels.map((panel) => panel.bars.length))) + gap;
  return (
    <g>
      <defs>
        <Hatch kind="found" />
        <Hatch kind="unsafe" />
      </defs>
      {panels.map((panel, place) => (
        <g
          key={panel.title}
          transform={`translate(${(place % columns) * (wide + gap)} ${Math.floor(place / columns) * height})`}
        >
          <PanelView panel={panel} width={wide} logarithmic={logarithmic} />
        </g>
      ))}
    </g>
  );
}
