// Which board comes next: its size, its goal, how far it is from the goal; or the board of the day.
import { signal } from '@preact/signals';
import { demand } from '../core/core.ts';
import { Dialog } from '../shell/dialog.tsx';
import { settings } from '../state/settings.ts';
import { say, sayAbout } from '../words/words.ts';
import { MiniBoard } from './mini_board.tsx';
import { mostDistance, newGame, playDaily } from './new_game.ts';
import './new_game_dialog.css';

const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const open = signal(false);
const close = () => {
  open.value = false;
};

export const openNewGame = () => {
  open.value = true;
};

function begin(game: () => Promise<boolean>): void {
  close();
  void game();
}

function SizeChoice({ side }: { readonly side: 'rows' | 'columns' }) {
  return (
    <label class="field">
      {say(side)}
      <select
        value={settings[side].value}
        onChange={(event) => {
          settings[side].value = Number(event.currentTarget.value);
        }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
}

function Presets() {
  const choose = (size: number) => {
    settings.rows.value = size;
    settings.columns.value = size;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div class="presets" role="group" aria-label={say('usual-sizes')}>
      {[3, 4, 5, 6].map((size) => (
        <button
          key={size}
          type="button"
          class="button"
          aria-pressed={settings.rows.value === size && settings.columns.value === size}
          onClick={() => choose(size)}
        >
          {say('size', { rows: size, columns: size })}
        </button>
      ))}
    </div>
  );
}

function DistanceChoice({ most }: { readonly most: number }) {
  const chosen = settings.distance.value;
  const values = Array.from({ length: most }, (_, place) => place + 1);
  return (
    <label class="field">
      {say('distance')}
      <select
        value={chosen > most ? 0 : chosen}
        onChange={(event) => {
          settings.distance.value = Number(event.currentTarget.value);
        }}
      >
        <option value={0}>{say('distance-any')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {say('distance-moves', { numbers: [value] })}
          </option>
        ))}
      </select>
    </label>
  );
}

function GoalChoice() {
  const extent = { rows: settings.rows.value, columns: settings.columns.value };
  const { goals } = demand('describe', extent);
  const chosen = goals.find((goal) => goal.name === settings.goal.value) ?? goals[0];
  return (
    <div class="goal-choice">
      <label class="field">
        {say('goal')}
        <select
          value={chosen?.name}
          onChange={(event) => {
            settings.goal.value = event.currentTarget.value;
          }}
        >
          {goals.map((goal) => (
            <option key={goal.name} value={goal.name}>
              {sayAbout(goal.name, goal.summary)}
            </option>
          ))}
        </select>
      </label>
      {chosen && <MiniBoard board={chosen.board} />}
    </div>
  );
}

export function NewGameDialog() {
  if (!open.value) return null;
  const most = mostDistance(settings.rows.value, settings.columns.value);
  const actions = (
    <>
      <button type="button" class="button" onClick={close}>
        {say('cancel')}
      </button>
      <button type="button" class="button" onClick={() => begin(playDaily)}>
        {say('daily')}
      </button>
      <button type="button" class="button primary" onClick={() => begin(newGame)}>
        {say('play')}
      </button>
    </>
  );
  return (
    <Dialog title={say('new-board')} onClose={close} actions={actions}>
      <div class="new-game">
        <Presets />
        <div class="row">
          <SizeChoice side="rows" />
          <SizeChoice side="columns" />
          {most > 0 && <DistanceChoice most={most} />}
        </div>
        <GoalChoice />
      </div>
    </Dialog>
  );
}
