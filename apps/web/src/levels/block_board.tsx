// A level to play on. It knows no game: it is told where the pieces are and says what was done.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { directionOfKey, focusDirection } from '../board/keys.ts';
import type { Level } from '../core/types.ts';
import { announce } from '../shell/live.tsx';
import { say } from '../words/words.ts';
import './block_board.css';
import { Goals, Ground, PieceFace, shiftBy, viewBox } from './block_picture.tsx';
import { pieceBeside, pieceNamed } from './piece_focus.ts';
import { pieceLabel, sayWays } from './piece_words.ts';
import { placeOf, shapesOf } from './position.ts';
import { type PieceDrag, usePieceDrag } from './use_piece_drag.ts';

interface Props {
  readonly level: Level;
  readonly corners: readonly number[];
  readonly steps?: readonly string[]; // by piece: where it may go; nowhere if it is only shown
  readonly label: string;
  readonly onTurn?: (piece: number, path: string) => void;
  readonly children?: ComponentChildren; // that lies on it
}

function nextFocus(props: Props, piece: number, event: KeyboardEvent): number | undefined {
  const { level, corners } = props;
  const way = focusDirection(event);
  if (way) return pieceBeside(level, corners, piece, way);
  const count = level.pieces.length;
  if (event.key === 'PageDown') return (piece + 1) % count;
  if (event.key === 'PageUp') return (piece + count - 1) % count;
  return event.shiftKey && event.key.length === 1 ? pieceNamed(level, event.key) : undefined;
}

// A piece that can go one way only goes; of others it is told where they can go.
function press({ level, steps, onTurn }: Props, piece: number): void {
  const ways = steps?.[piece] ?? '';
  if (ways.length === 1) onTurn?.(piece, ways);
  else
    announce(
      ways ? say('piece-can-go', { ways: sayWays(ways) }) : say('piece-stuck', { level: level.id }),
    );
}

function shownPlace({ level, corners }: Props, piece: number, drag: PieceDrag | undefined) {
  if (drag?.piece !== piece) return placeOf(corners[piece] ?? 0, level);
  return { x: drag.at.x + drag.shift.x, y: drag.at.y + drag.shift.y };
}

export function BlockBoard(props: Props) {
  const { level, corners, steps = [], label, onTurn = () => {}, children } = props;
  const help = useId();
  const board = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(level.targets[0]?.piece ?? 0);
  const focused = Math.min(current, level.pieces.length - 1);
  const wanted = useRef(false); // the focus follows only keys of this board
  const tap = (piece: number) => {
    setCurrent(piece);
    press(props, piece);
  };
  const { drag, handlers } = usePieceDrag({ level, corners, onTurn, onTap: tap });

  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    board.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextFocus(props, focused, event);
    const way = event.key.startsWith('Arrow') ? directionOfKey(event) : undefined;
    if (next !== undefined) {
      wanted.current = true;
      setCurrent(next);
    } else if (way) onTurn(focused, way);
    else if (event.key === 'Enter' || event.key === ' ') press(props, focused);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      class="block-board"
      style={{ '--rows': level.rows, '--columns': level.columns }}
      data-testid="level-board"
      data-corners={corners.join(' ')}
    >
      <p id={help} class="unseen">
        {say('level-keys')}
      </p>
      <div class="block-well">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in */}
        <svg
          ref={board}
          class="blocks"
          viewBox={viewBox(level)}
          role="group"
          aria-label={label}
          aria-describedby={help}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          <Ground level={level} />
          {shapesOf(level).map((shape, piece) => {
            const isWanted = level.targets.some((target) => target.piece === piece);
            const held = drag?.piece === piece ? ' held' : '';
            const name = level.pieces[piece]?.name ?? '';
            return (
              // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
              <g
                key={piece}
                role="button"
                data-piece={piece}
                data-name={name}
                class={`piece${isWanted ? ' wanted' : ''}${held}`}
                style={shiftBy(shownPlace(props, piece, drag))}
                tabIndex={piece === focused ? 0 : -1}
                aria-label={pieceLabel(level, corners, piece, steps[piece] ?? '')}
                onFocus={() => setCurrent(piece)}
              >
                <PieceFace shape={shape} name={name} wanted={isWanted} />
              </g>
            );
          })}
          <Goals level={level} />
          {children}
        </svg>
      </div>
    </div>
  );
}
