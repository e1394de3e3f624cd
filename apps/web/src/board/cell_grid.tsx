// The board as it is read and focused: a labelled grid with one cell in the order of the Tab key.
import { useRef, useState } from 'preact/hooks';
import type { Extent } from '../core/types.ts';
import { say } from '../words/words.ts';
import { columnOf, neighbour, pushDirection, rowOf } from './geometry.ts';
import { focusDirection } from './keys.ts';

interface Props {
  readonly extent: Extent;
  readonly tiles: readonly number[];
  readonly blank: number;
  readonly label: string;
  readonly onPush: (cell: number) => void;
}

function cellLabel(cell: number, { extent, tiles, blank }: Props): string {
  const slots = { row: rowOf(cell, extent) + 1, column: columnOf(cell, extent) + 1 };
  const tile = tiles[cell] ?? 0;
  if (tile === 0) return say('cell-blank', slots);
  const movable = pushDirection(cell, blank, extent) !== undefined;
  return say(movable ? 'cell-movable' : 'cell-fixed', { ...slots, tile });
}

export function CellGrid(props: Props) {
  const { extent, blank, label, onPush } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const focused = Math.min(current, extent.rows * extent.columns - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys may come faster than this is drawn: what has the focus is asked, not what had it.
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('.cell') ?? [])];
    const at = cells.indexOf(event.target as HTMLElement);
    const way = focusDirection(event);
    const next = way && neighbour(at, way, extent);
    if (next !== undefined) {
      cells[next]?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (at !== blank) onPush(at);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const cell = (column: number, row: number) => {
    const number = row * extent.columns + column;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table would be read as data, not as a game
      <div
        key={number}
        role="gridcell"
        class="cell"
        tabIndex={number === focused ? 0 : -1}
        aria-label={cellLabel(number, props)}
        onFocus={() => setCurrent(number)}
      />
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div ref={grid} class="cells" role="grid" aria-label={label} onKeyDown={onKeyDown}>
      {Array.from({ length: extent.rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
        <div key={row} role="row" class="cells-row">
          {Array.from({ length: extent.columns }, (_, column) => cell(column, row))}
        </div>
      ))}
    </div>
  );
}
