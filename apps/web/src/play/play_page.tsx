// The board with what belongs to it.
import { TileBoard } from '../board/tile_board.tsx';
import { usePictureDrop } from '../pictures/use_drop.ts';
import { say } from '../words/words.ts';
import { FinishDialog } from './finish/finish_dialog.tsx';
import { HintLayer } from './hints/hint_layer.tsx';
import { KeysDialog } from './keys_dialog.tsx';
import { LessonLayer } from './lessons/lesson_layer.tsx';
import { NewGameDialog } from './new_game_dialog.tsx';
import { panels } from './panels.ts';
import './play_page.css';
import { commands, usePlayKeys } from './play_keys.ts';
import { moveTile, push, view } from './session.ts';
import { usePause } from './use_pause.ts';

export function PlayPage() {
  usePlayKeys();
  usePictureDrop();
  usePause();
  const game = view.value;
  return (
    <div class="play">
      <h1 class="unseen">{say('page-play')}</h1>
      {game && (
        <TileBoard board={game} goal={game.goal} onPush={push} onMove={moveTile}>
          <LessonLayer />
          <HintLayer />
        </TileBoard>
      )}
      <div class="panels">
        {panels.map((Panel, place) => (
          <Panel key={place} />
        ))}
      </div>
      <NewGameDialog />
      <FinishDialog />
      <KeysDialog commands={commands} />
    </div>
  );
}
