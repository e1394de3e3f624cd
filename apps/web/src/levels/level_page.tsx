// A level, played.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isTaken } from '../board/keys.ts';
import type { Level } from '../core/types.ts';
import { solver } from '../solver/solver.ts';
import { say } from '../words/words.ts';
import { BlockBoard } from './block_board.tsx';
import { LevelNames } from './level_card.tsx';
import { HintArrow, hint } from './level_hint.tsx';
import './level_page.css';
import { LevelPanel } from './level_panel.tsx';
import { act, closeLevel, openLevel, type Playing, playing, turn } from './level_session.ts';
import { LevelShare } from './level_share.tsx';
import { LevelSolvePanel } from './level_solve_panel.tsx';
import { LevelSolved } from './level_solved.tsx';
import { cancel, type Found } from './level_solver.ts';
import { LevelWatch } from './level_watch.tsx';

const commands: Readonly<Record<string, () => void>> = {
  u: () => act('undo'),
  Backspace: () => act('undo'),
  r: () => act('redo'),
};

function useLevelKeys(): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const command = plain && !event.defaultPrevented ? commands[event.key] : undefined;
      if (!command || isTaken(event)) return;
      event.preventDefault();
      command();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

// A hint is for the position it was asked for.
function play(piece: number, path: string): void {
  if (turn(piece, path)) hint.value = undefined;
}

function Table({ now, onWatch }: { readonly now: Playing; readonly onWatch: (f: Found) => void }) {
  const { level, view, game } = now;
  const shown = hint.value?.game === game && !view.finished ? hint.value.move : undefined;
  return (
    <div class="play">
      <BlockBoard
        key={level.id}
        level={level}
        corners={view.corners}
        steps={view.finished ? [] : view.steps}
        label={say('level-board', { rows: level.rows, columns: level.columns })}
        onTurn={play}
      >
        {shown && <HintArrow level={level} corners={view.corners} move={shown} />}
      </BlockBoard>
      <div class="panels">
        <LevelPanel playing={now} />
        <LevelSolvePanel playing={now} onWatch={onWatch} />
        <LevelShare playing={now} />
      </div>
      <LevelSolved playing={now} />
    </div>
  );
}

export function LevelPage({ level }: { readonly level: Level }) {
  useLevelKeys();
  const [watched, setWatched] = useState<Found | undefined>(undefined);
  useEffect(() => {
    openLevel(level);
    solver.warmUp('levels');
    return () => {
      cancel();
      hint.value = undefined;
      closeLevel();
    };
  }, [level]);
  const now = playing.value;
  const moves = watched && 'ok' in watched.answer ? watched.answer.ok.moves : null;
  return (
    <>
      <p class="level-back">
        <a href="#/levels">{say('all-levels')}</a>
      </p>
      <h1 class="level-names">
        <LevelNames level={level} />
      </h1>
      {watched && moves ? (
        <LevelWatch level={level} start={watched.start} moves={moves}>
          <p>
            <button type="button" class="button" onClick={() => setWatched(undefined)}>
              {say('watch-close')}
            </button>
          </p>
        </LevelWatch>
      ) : (
        now?.level.id === level.id && <Table now={now} onWatch={setWatched} />
      )}
    </>
  );
}
