// The cells of one's own board: drag one onto another or choose two and they change places; type a
// number and it stands there.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { columnOf, neighbour, rowOf } from '../board/geometry.ts';
import { directionOfKey } from '../board/keys.ts';
import type { Setup } from '../core/requests.ts';
import { announce } from '../shell/live.tsx';
import { say } from '../words/words.ts';
import './board_editor.css';
import type { Cells } from './own_board.ts';
import { exchanged, put, typed } from './typing.ts';

interface Props {
  readonly setup: Setup;
  readonly onEdit: (cells: Cells) => void;
}

function cellUnder(event: PointerEvent): number | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  const cell = element?.closest('[data-cell]')?.getAttribute('data-cell');
  return cell == null ? undefined : Number(cell);
}

function labelOf({ rows, columns, cells }: Setup, cell: number, wrong: boolean): string {
  const extent = { rows, columns };
  const slots = { row: rowOf(cell, extent) + 1, column: columnOf(cell, extent) + 1 };
  const content = cells[cell] ?? null;
  if (content === null) return say('own-cell-empty', slots);
  if (content === 0) return say('cell-blank', slots);
  return say(wrong ? 'own-cell-wrong' : 'cell-fixed', { ...slots, tile: content });
}

export function BoardEditor({ setup, onEdit }: Props) {
  const { rows, columns, cells } = setup;
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const [fresh, setFresh] = useState(true); // the next digit begins a number
  const pressed = useRef<number | undefined>(undefined);
  const wanted = useRef(false);
  const focused = Math.min(current, cells.length - 1);
  const wrong = new Set(
    setup.problems.map(({ line, column }) => (line - 1) * columns + column - 1),
  );

  useLayoutEffect(() => {
    if (wanted.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    wanted.current = false;
  });

  const exchange = (a: number, b: number) => {
    setChosen(undefined);
    onEdit(exchanged(cells, a, b));
    announce(say('own-exchanged', { first: cells[a] ?? 0, second: cells[b] ?? 0 }));
  };
  const choose = (cell: number) => {
    if (chosen === undefined) setChosen(cell);
    else if (chosen === cell) setChosen(undefined);
    else exchange(chosen, cell);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key.startsWith('Arrow') ? directionOfKey(event) : undefined;
    const next = way && neighbour(focused, way, { rows, columns });
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (way) {
      wanted.current = true;
      setFresh(true);
      setCurrent(next ?? focused);
    } else if (event.key === 'Enter' || event.key === ' ') choose(focused);
    else if (plain && /^[0-9]$/.test(event.key)) {
      const before = fresh ? null : (cells[focused] ?? null);
      setFresh(false);
      onEdit(put(cells, focused, typed(before, Number(event.key), cells.length)));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      setFresh(true);
      onEdit(put(cells, focused, null));
    } else return;
    event.preventDefault();
  };

  const onPointerUp = (event: PointerEvent) => {
    const from = pressed.current;
    const to = cellUnder(event);
    pressed.current = undefined;
    if (from === undefined || to === undefined) return;
    if (from === to) choose(to);
    else exchange(from, to);
  };

  const cell = (number: number) => {
    const content = cells[number] ?? null;
    const marks = [
      content === 0 ? ' is-blank' : '',
      content === null ? ' is-empty' : '',
      wrong.has(number) ? ' is-wrong' : '',
      chosen === number ? ' is-chosen' : '',
    ];
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table would be read as data
      <div
        key={number}
        role="gridcell"
        class={`own-cell${marks.join('')}`}
        data-cell={number}
        tabIndex={number === focused ? 0 : -1}
        aria-selected={chosen === number}
        aria-label={labelOf(setup, number, wrong.has(number))}
        onFocus={() => {
          setCurrent(number);
          setFresh(true);
        }}
        onPointerDown={(event) => {
          pressed.current = number;
          event.currentTarget.releasePointerCapture(event.pointerId);
        }}
      >
        {content === null ? '?' : content === 0 ? '' : content}
      </div>
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      ref={grid}
      class="own-grid"
      role="grid"
      tabIndex={-1}
      aria-label={say('own-grid')}
      style={{ '--columns': columns, '--rows': rows }}
      onKeyDown={onKeyDown}
      onPointerUp={onPointerUp}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
        <div key={row} role="row" class="own-row">
          {Array.from({ length: columns }, (_, column) => cell(row * columns + column))}
        </div>
      ))}
    </div>
  );
}
