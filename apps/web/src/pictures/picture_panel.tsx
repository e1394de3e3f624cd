// What lies on the tiles: numbers or a picture; and what it should look like in the end.
import { MiniBoard } from '../play/mini_board.tsx';
import { view } from '../play/session.ts';
import { settings } from '../state/settings.ts';
import { say } from '../words/words.ts';
import { drawnNames } from './drawn.ts';
import { takePicture } from './own_file.ts';
import { own, ownName, picture } from './picture.ts';
import './pictures.css';

function PictureChoice() {
  const names: readonly string[] = [...drawnNames, ...(own.value ? [ownName] : [])];
  return (
    <label class="field">
      {say('on-tiles')}
      <select
        value={picture.value?.name ?? ''}
        onChange={(event) => {
          settings.picture.value = event.currentTarget.value;
        }}
      >
        <option value="">{say('picture-none')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {say(`picture-${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function FileChoice() {
  return (
    <label class="button file-choice">
      {say('own-picture')}
      <input
        type="file"
        class="unseen"
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void takePicture(file);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

function NumbersChoice() {
  return (
    <label class="choice-one">
      <input
        type="checkbox"
        checked={settings.pictureNumbers.value === 'on'}
        onChange={(event) => {
          settings.pictureNumbers.value = event.currentTarget.checked ? 'on' : 'off';
        }}
      />
      {say('numbers-on-top')}
    </label>
  );
}

export function PicturePanel() {
  const game = view.value;
  const shown = picture.value;
  if (!game) return null;
  return (
    <section class="card" aria-label={say('tiles-and-goal')} data-testid="pictures">
      <h2>{say('tiles-and-goal')}</h2>
      <div class="reference">
        {shown ? (
          <img
            src={shown.url}
            alt={say('reference')}
            style={{ aspectRatio: `${game.columns} / ${game.rows}` }}
          />
        ) : (
          <MiniBoard board={game.goal} />
        )}
        <div class="picture-choices">
          <PictureChoice />
          <FileChoice />
          {shown && <NumbersChoice />}
        </div>
      </div>
    </section>
  );
}
