// A heuristic under the lens: on any board, what each tile adds and why, the sum, and the truth.
import { useState } from 'preact/hooks';
import { directionOfKey } from '../../board/keys.ts';
import { TileBoard } from '../../board/tile_board.tsx';
import { demand } from '../../core/core.ts';
import type { Lens } from '../../core/requests.ts';
import { sentence } from '../../solve/names.ts';
import { say, sayAbout, sayError } from '../../words/words.ts';
import type { ToolProps } from '../tools.ts';
import { moved, pushed } from './board_moves.ts';
import './lens.css';
import { LensControls } from './lens_controls.tsx';
import { TrueDistance } from './lens_distance.tsx';
import { LensLayer } from './lens_layer.tsx';
import { Arithmetic, Parts, Sides } from './lens_parts.tsx';
import { heuristicsFor, type LensState, readLens, writeLens } from './lens_state.ts';
import { shownSide } from './parts.ts';
import { useLens } from './use_lens.ts';

type Change = (part: Partial<LensState>) => void;

function LensBoard({ state, lens, change }: { state: LensState; lens?: Lens; change: Change }) {
  const { board, goal } = state;
  const side = lens?.sides[shownSide(lens.sides, state.side)];
  const onKeyDown = (event: KeyboardEvent) => {
    const way = directionOfKey(event);
    if (!way || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    change({ board: moved(board, way) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the board that lies in it
    <div class="lens-board" data-keys onKeyDown={onKeyDown}>
      <TileBoard
        board={board}
        goal={goal}
        onPush={(cell) => change({ board: pushed(board, cell) })}
        onMove={(way) => change({ board: moved(board, way) })}
      >
        {side && <LensLayer board={board} goal={goal} side={side} mark={state.mark} />}
      </TileBoard>
      <p class="muted lens-advice">{say('lens-move')}</p>
    </div>
  );
}

function Estimate({ state, lens, change }: { state: LensState; lens: Lens; change: Change }) {
  const side = lens.sides[shownSide(lens.sides, state.side)];
  if (!side) return null;
  return (
    <>
      <Sides lens={lens} chosen={state.side} onChoose={(chosen) => change({ side: chosen })} />
      <Arithmetic side={side} />
      <Parts
        side={side}
        extent={state.board}
        mark={state.mark}
        onMark={(mark) => change({ mark })}
      />
    </>
  );
}

const isSolvable = ({ board, goal }: LensState) =>
  demand('check', { board: board.text, goal: goal.text }).solvability.solvable;

function About({ state }: { readonly state: LensState }) {
  const name = state.heuristic.split(':')[0];
  const about = heuristicsFor(state.board).find((one) => one.name === name);
  if (!about) return null;
  return (
    <>
      <p>{sentence(sayAbout(about.name, about.summary))}</p>
      {!about.admissible && <p class="lens-warning">{say('lens-inadmissible')}</p>}
    </>
  );
}

export function LensTool({ given, onState }: ToolProps) {
  const [state, setState] = useState(() => readLens(given));
  const { lens, error } = useLens(state.board.text, state.goal.text, state.heuristic);
  const change: Change = (part) => {
    // Of another board nobody has asked yet.
    const find = state.find && !part.board && !part.goal;
    const next = { ...state, find, ...part };
    setState(next);
    onState?.(writeLens(next));
  };
  return (
    <div class="lens" data-testid="lens">
      <LensControls state={state} onChange={change} />
      <div class="lens-view">
        <LensBoard state={state} change={change} {...(lens ? { lens } : {})} />
        <div class="card lens-estimate" data-testid="lens-estimate" data-ready={Boolean(lens)}>
          <About state={state} />
          {error && <p role="alert">{sayError(error)}</p>}
          {lens && <Estimate state={state} lens={lens} change={change} />}
          {lens && isSolvable(state) && (
            <TrueDistance
              estimate={lens.estimate}
              known={lens.distance}
              board={state.board.text}
              goal={state.goal.text}
              asked={state.find}
              onAsk={() => change({ find: true })}
            />
          )}
          {!isSolvable(state) && <p class="lens-warning">{say('lens-unsolvable')}</p>}
        </div>
      </div>
    </div>
  );
}
