// One state of the puzzle, to look at.
import { BlockPicture } from '../../levels/block_picture.tsx';
import { placeOf, shapesOf } from '../../levels/position.ts';
import type { Problem } from './problem.ts';
import type { DrawState } from './tree_draw.ts';

interface Props {
  readonly problem: Problem;
  readonly cells: readonly number[]; // tiles by cell, or corners by piece
  readonly label?: string; // none where words beside it say the same
}

export function StatePicture({ problem, cells, label }: Props) {
  const spoken = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true };
  if (problem.kind === 'blocks')
    return (
      <div class="state-picture" {...spoken}>
        <BlockPicture level={problem.level} corners={cells} />
      </div>
    );
  const { columns } = problem.board;
  return (
    <div class="state-picture mini-board" {...spoken} style={{ '--columns': columns }}>
      {cells.map((tile, cell) => (
        <span
          key={tile}
          class={tile === 0 ? 'mini-blank' : problem.goal.tiles[cell] === tile ? 'at-home' : ''}
          aria-hidden="true"
        >
          {tile}
        </span>
      ))}
    </div>
  );
}

export interface TileColours {
  readonly well: string;
  readonly tile: string;
  readonly tileInk: string;
  readonly tileHome: string;
  readonly tileHomeInk: string;
  readonly accent: string;
  readonly muted: string;
}

type Cells = (state: number) => readonly number[];

// The same on a canvas, for the nodes of a tree.
export function drawnBy(problem: Problem, cellsOf: Cells, colours: TileColours): DrawState {
  return problem.kind === 'tiles'
    ? drawTiles(problem, cellsOf, colours)
    : drawLevel(problem, cellsOf, colours);
}

function drawTiles(
  { board, goal }: Extract<Problem, { kind: 'tiles' }>,
  cellsOf: Cells,
  colours: TileColours,
): DrawState {
  const { rows, columns } = board;
  const side = Math.max(rows, columns);
  return (context, state, { x, y, size }) => {
    const step = size / side;
    const top = y + ((side - rows) * step) / 2;
    const left = x + ((side - columns) * step) / 2;
    context.fillStyle = colours.well;
    context.fillRect(left, top, step * columns, step * rows);
    context.font = `600 ${step * 0.68}px ui-sans-serif, system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    cellsOf(state).forEach((tile, cell) => {
      if (tile === 0) return;
      const cx = left + (cell % columns) * step;
      const cy = top + Math.floor(cell / columns) * step;
      const home = goal.tiles[cell] === tile;
      context.fillStyle = home ? colours.tileHome : colours.tile;
      context.fillRect(cx + step * 0.04, cy + step * 0.04, step * 0.92, step * 0.92);
      context.fillStyle = home ? colours.tileHomeInk : colours.tileInk;
      context.fillText(String(tile), cx + step / 2, cy + step * 0.54);
    });
  };
}

function drawLevel(
  { level }: Extract<Problem, { kind: 'blocks' }>,
  cellsOf: Cells,
  colours: TileColours,
): DrawState {
  const side = Math.max(level.rows, level.columns);
  const shapes = shapesOf(level);
  const wanted = new Set(level.targets.map(({ piece }) => piece));
  return (context, state, { x, y, size }) => {
    const step = size / side;
    const top = y + ((side - level.rows) * step) / 2;
    const left = x + ((side - level.columns) * step) / 2;
    context.fillStyle = colours.well;
    context.fillRect(left, top, step * level.columns, step * level.rows);
    [...level.ground].forEach((ground, cell) => {
      if (ground !== '#') return;
      const place = placeOf(cell, level);
      context.fillStyle = colours.muted;
      context.fillRect(left + place.x * step, top + place.y * step, step, step);
    });
    cellsOf(state).forEach((corner, piece) => {
      const at = placeOf(corner, level);
      const inset = step * 0.06;
      context.fillStyle = wanted.has(piece) ? colours.accent : colours.tile;
      for (const { x: dx, y: dy } of shapes[piece]?.cells ?? [])
        fillCell(context, shapes[piece]?.cells ?? [], {
          x: left + (at.x + dx) * step,
          y: top + (at.y + dy) * step,
          dx,
          dy,
          step,
          inset,
        });
    });
  };
}

// Cells of one piece touch each other.
function fillCell(
  context: CanvasRenderingContext2D,
  cells: readonly { readonly x: number; readonly y: number }[],
  { x, y, dx, dy, step, inset }: Record<'x' | 'y' | 'dx' | 'dy' | 'step' | 'inset', number>,
): void {
  const has = (cx: number, cy: number) => cells.some((one) => one.x === cx && one.y === cy);
  const left = has(dx - 1, dy) ? 0 : inset;
  const top = has(dx, dy - 1) ? 0 : inset;
  const right = has(dx + 1, dy) ? 0 : inset;
  const bottom = has(dx, dy + 1) ? 0 : inset;
  context.fillRect(x + left, y + top, step - left - right, step - top - bottom);
}
