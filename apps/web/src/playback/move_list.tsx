// All moves, however many; the last one made is marked, a click jumps behind a move.
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { say } from '../words/words.ts';
import { type Line, lineOfMove, linesInView, linesOf } from './lines.ts';
import type { Notation, Path } from './path.ts';
import type { Playback } from './playback.ts';

const lineHeight = 40; // pixels, as in playback.css
const perLine: Readonly<Record<Notation, number>> = { words: 3, tiles: 6, letters: 8 };

interface Props {
  readonly path: Path<unknown>;
  readonly playback: Playback;
  readonly notation: Notation;
}

export function MoveList({ path, playback, notation }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });
  const id = useId();
  const columns = perLine[notation];
  const lines = useMemo(
    () => linesOf(path.length, path.stages, columns),
    [path, path.stages, columns],
  );
  const current = playback.position.value - 1;
  const look = () => {
    const element = list.current;
    if (element) setView({ top: element.scrollTop, height: element.clientHeight });
  };
  useEffect(() => follow(list.current, lineOfMove(lines, Math.max(current, 0))), [current, lines]);
  useEffect(look, [lines]);

  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    playback.step(way * columns);
  };

  const option = (move: number) => (
    <div
      key={move}
      id={`${id}-${move}`}
      role="option"
      tabIndex={-1}
      class="move"
      aria-selected={move === current}
      aria-setsize={path.length}
      aria-posinset={move + 1}
      onClick={() => playback.jump(move + 1)}
      onKeyDown={onKeyDown}
    >
      {path.label(move, notation)}
    </div>
  );
  const drawn = (line: Line, place: number) => (
    <div
      key={place}
      role="presentation"
      class="move-line"
      style={{ top: `${place * lineHeight}px` }}
    >
      {line.stage === undefined ? (
        <>
          <span class="move-number" aria-hidden="true">
            {line.from + 1}
          </span>
          {Array.from({ length: line.to - line.from }, (_, at) => option(line.from + at))}
        </>
      ) : (
        <span class="move-stage">{line.stage}</span>
      )}
    </div>
  );
  const { first, last } = linesInView(view.top, view.height, lineHeight, lines.length);
  const shown = lines.slice(first, last);
  const isDrawn = shown.some((line) => current >= line.from && current < line.to);
  return (
    <div
      ref={list}
      class={`moves moves-${notation}`}
      role="listbox"
      tabIndex={0}
      aria-label={say('moves')}
      aria-activedescendant={isDrawn ? `${id}-${current}` : undefined}
      data-testid="move-list"
      onScroll={look}
      onKeyDown={onKeyDown}
    >
      <div
        role="presentation"
        class="moves-all"
        style={{ height: `${lines.length * lineHeight}px`, '--per-line': columns }}
      >
        {shown.map((line, at) => drawn(line, first + at))}
      </div>
    </div>
  );
}

// Scrolls no more than it has to.
function follow(list: HTMLElement | null, line: number): void {
  if (!list) return;
  const top = line * lineHeight;
  const margin = lineHeight; // one line more is seen
  if (top - margin < list.scrollTop) list.scrollTop = top - margin;
  else if (top + lineHeight + margin > list.scrollTop + list.clientHeight)
    list.scrollTop = top + lineHeight + margin - list.clientHeight;
}
