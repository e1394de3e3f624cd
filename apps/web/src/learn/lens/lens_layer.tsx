// What lies on the board: what each tile adds, where it belongs, who is in whose way.
import { columnOf, rowOf } from '../../board/geometry.ts';
import type { LensPart, LensSide } from '../../core/requests.ts';
import type { Board, Extent } from '../../core/types.ts';
import { idOf, letterOf } from './parts.ts';

interface Props {
  readonly board: Board;
  readonly goal: Board;
  readonly side: LensSide;
  readonly mark: string;
}

interface PartProps extends Omit<Props, 'side'> {
  readonly part: LensPart;
  readonly place: number;
  readonly marked: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const centre = (cell: number, extent: Extent): Point => ({
  x: columnOf(cell, extent) + 0.5,
  y: rowOf(cell, extent) + 0.5,
});

type Spot = 'first' | 'second'; // above on the left, below on the right

function Badge({
  cell,
  extent,
  text,
  spot,
}: {
  readonly cell: number;
  readonly extent: Extent;
  readonly text: string;
  readonly spot: Spot;
}) {
  const { x, y } = centre(cell, extent);
  const width = 0.17 + 0.11 * text.length;
  const left = spot === 'first' ? x - 0.45 : x + 0.45 - width;
  const top = spot === 'first' ? y - 0.45 : y + 0.19;
  return (
    <g class={`lens-badge ${spot}`}>
      <rect x={left} y={top} width={width} height=".26" rx={spot === 'first' ? 0.13 : 0.05} />
      <text x={left + width / 2} y={top + 0.2}>
        {text}
      </text>
    </g>
  );
}

function Frame({ cell, extent, name }: { cell: number; extent: Extent; name: string }) {
  const { x, y } = centre(cell, extent);
  return <rect class={name} x={x - 0.46} y={y - 0.46} width=".92" height=".92" rx=".12" />;
}

// Along the row first, then along the column, as Manhattan distance counts it.
function WayHome({ tile, board, goal }: { tile: number; board: Board; goal: Board }) {
  const at = centre(board.tiles.indexOf(tile), board);
  const home = centre(goal.tiles.indexOf(tile), board);
  return (
    <>
      <Frame cell={goal.tiles.indexOf(tile)} extent={board} name="lens-home" />
      <polyline
        class="lens-way"
        points={`${at.x},${at.y} ${home.x},${at.y} ${home.x},${home.y}`}
        marker-end="url(#lens-head)"
      />
    </>
  );
}

// A bow from tile to tile, beside the numbers: above those of a row, left of those of a column.
function Link({ pair, board }: { pair: readonly [number, number]; board: Board }) {
  const [from, to] = pair.map((tile) => centre(board.tiles.indexOf(tile), board)) as [Point, Point];
  const aside = from.y === to.y ? { x: 0, y: -0.34 } : { x: -0.34, y: 0.08 };
  const bow = { x: aside.x * 0.8, y: from.y === to.y ? -0.28 : 0 };
  const start = { x: from.x + aside.x, y: from.y + aside.y };
  const end = { x: to.x + aside.x, y: to.y + aside.y };
  const middle = { x: (start.x + end.x) / 2 + bow.x, y: (start.y + end.y) / 2 + bow.y };
  return (
    <>
      <path
        class="lens-link"
        d={`M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`}
      />
      <circle class="lens-knot" cx={start.x} cy={start.y} r=".055" />
      <circle class="lens-knot" cx={end.x} cy={end.y} r=".055" />
    </>
  );
}

function TilePart({ part, board, goal, marked }: PartProps) {
  const tile = part.tiles[0] ?? 0;
  const cell = board.tiles.indexOf(tile);
  return (
    <>
      {marked && <WayHome tile={tile} board={board} goal={goal} />}
      <Badge cell={cell} extent={board} text={`+${part.amount}`} spot="first" />
    </>
  );
}

function Conflict({ part, board }: PartProps) {
  return (
    <>
      {part.pairs.map((pair) => (
        <Link key={pair.join()} pair={pair} board={board} />
      ))}
      {part.tiles.map((tile) => (
        <g key={tile}>
          <Frame cell={board.tiles.indexOf(tile)} extent={board} name="lens-leaves" />
          <Badge cell={board.tiles.indexOf(tile)} extent={board} text="+2" spot="second" />
        </g>
      ))}
    </>
  );
}

function Corner({ part, board }: PartProps) {
  const corner = centre(part.number, board);
  return (
    <>
      <path class="lens-cross" d={`M${corner.x - 0.4} ${corner.y - 0.4}l.8 .8m0-.8l-.8 .8`} />
      {part.tiles.map((tile, place) => (
        <g key={tile}>
          <Frame cell={board.tiles.indexOf(tile)} extent={board} name="lens-leaves" />
          {place === 0 && (
            <Badge
              cell={board.tiles.indexOf(tile)}
              extent={board}
              text={`+${part.amount}`}
              spot="second"
            />
          )}
        </g>
      ))}
    </>
  );
}

function LastMoves({ part, board, goal, marked }: PartProps) {
  return (
    <>
      <Frame cell={goal.tiles.indexOf(0)} extent={board} name="lens-home" />
      {part.tiles.map((tile) => (
        <g key={tile}>
          {marked && <WayHome tile={tile} board={board} goal={goal} />}
          <Frame cell={board.tiles.indexOf(tile)} extent={board} name="lens-leaves" />
          <Badge cell={board.tiles.indexOf(tile)} extent={board} text="+2" spot="second" />
        </g>
      ))}
    </>
  );
}

// The home row (or column) of every tile.
function Lines({ part, board, goal }: PartProps) {
  const rows = part.why === 'rows-changed';
  return (
    <>
      {board.tiles.map((tile, cell) => {
        if (tile === 0) return null;
        const home = goal.tiles.indexOf(tile);
        const line = (rows ? rowOf(home, board) : columnOf(home, board)) + 1;
        return (
          <Badge
            key={tile}
            cell={cell}
            extent={board}
            text={`${rows ? '↕' : '↔'}${line}`}
            spot={rows ? 'first' : 'second'}
          />
        );
      })}
    </>
  );
}

const mostLinks = 6; // more would be a tangle

// How many smaller tiles come behind each.
function Inversions({ part, board, marked }: PartProps) {
  const counts = new Map<number, number>();
  for (const [first] of part.pairs) counts.set(first, (counts.get(first) ?? 0) + 1);
  const spot = part.why === 'row-inversions' ? 'first' : 'second';
  return (
    <>
      {marked &&
        part.pairs.length <= mostLinks &&
        part.pairs.map((pair) => <Link key={pair.join()} pair={pair} board={board} />)}
      {[...counts].map(([tile, count]) => (
        <Badge
          key={tile}
          cell={board.tiles.indexOf(tile)}
          extent={board}
          text={String(count)}
          spot={spot}
        />
      ))}
    </>
  );
}

function Pattern({ part, place, board }: PartProps) {
  return (
    <>
      {part.tiles.map((tile) => (
        <g key={tile} class={`lens-pattern-${place % 6}`}>
          <Frame cell={board.tiles.indexOf(tile)} extent={board} name="lens-pattern" />
          <Badge
            cell={board.tiles.indexOf(tile)}
            extent={board}
            text={letterOf(place)}
            spot="second"
          />
        </g>
      ))}
    </>
  );
}

const drawings: Readonly<Record<string, typeof TilePart>> = {
  away: TilePart,
  distance: TilePart,
  'row-conflict': Conflict,
  'column-conflict': Conflict,
  corner: Corner,
  'last-moves': LastMoves,
  'rows-changed': Lines,
  'columns-changed': Lines,
  'row-inversions': Inversions,
  'column-inversions': Inversions,
  pattern: Pattern,
};

export function LensLayer({ board, goal, side, mark }: Props) {
  return (
    <svg class="lens-layer" viewBox={`0 0 ${board.columns} ${board.rows}`} aria-hidden="true">
      <defs>
        <marker id="lens-head" viewBox="0 0 6 6" refX="4" refY="3" markerWidth="4" orient="auto">
          <path d="M0 0L6 3L0 6Z" />
        </marker>
      </defs>
      {side.parts.map((part, place) => {
        const Drawing = drawings[part.why];
        const id = idOf(part, place);
        const drawn = { part, place, board, goal, mark, marked: id === mark };
        return (
          Drawing && (
            <g key={id} class={`lens-part${mark && mark !== id ? ' lens-other' : ''}`}>
              <Drawing {...drawn} />
            </g>
          )
        );
      })}
    </svg>
  );
}
