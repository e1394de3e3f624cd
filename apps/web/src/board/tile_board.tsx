// A tile board to look at and to play on. It knows no game: it is told what stands where and says
// what was done. What else should lie on it, such as hints, comes as children.
import type { ComponentChildren } from 'preact';
import type { Board } from '../core/types.ts';
import { settings } from '../state/settings.ts';
import { say } from '../words/words.ts';
import './tile_board.css';
import { CellGrid } from './cell_grid.tsx';
import type { Direction } from './geometry.ts';
import { TileLayer } from './tile_layer.tsx';
import { useDrag } from './use_drag.ts';

interface Props {
  readonly board: Board;
  readonly goal: Board;
  readonly label?: string;
  readonly onPush?: (cell: number) => void; // the tile in that cell, towards the blank
  readonly onMove?: (way: Direction) => void; // of the tile
  readonly children?: ComponentChildren;
}

const nothing = () => {};

export function TileBoard({
  board,
  goal,
  label,
  onPush = nothing,
  onMove = nothing,
  children,
}: Props) {
  const blank = board.tiles.indexOf(0);
  const hover = settings.hover.value === 'on';
  const { drag, handlers } = useDrag({ extent: board, blank, hover, onPush, onMove });
  const digits = String(board.tiles.length - 1).length;
  return (
    <div
      class="board"
      style={{
        '--rows': board.rows,
        '--columns': board.columns,
        '--digits': digits,
      }}
      data-testid="board"
      data-board={board.text}
    >
      <div class="board-well" {...handlers}>
        <TileLayer extent={board} tiles={board.tiles} goal={goal.tiles} drag={drag} />
        {children}
        <CellGrid
          extent={board}
          tiles={board.tiles}
          blank={blank}
          label={label ?? say('board', { rows: board.rows, columns: board.columns })}
          onPush={onPush}
        />
      </div>
    </div>
  );
}
