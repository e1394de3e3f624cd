// One's own board: typed, pasted, or put together tile by tile.
import { useEffect } from 'preact/hooks';
import { demand } from '../core/core.ts';
import type { Goal, Level } from '../core/types.ts';
import { BlockPicture } from '../levels/block_picture.tsx';
import { Choice } from '../levels/gallery.tsx';
import { addressOf, keepOwnLevel } from '../levels/level_list.ts';
import { go } from '../shell/router.ts';
import { toast } from '../shell/toasts.tsx';
import { say, sayAbout, sayError } from '../words/words.ts';
import { BoardEditor } from './board_editor.tsx';
import { edit, goal, mostSide, reading, setGoal, startWith, text, type } from './own_board.ts';
import { SetupVerdict } from './setup_verdict.tsx';

const sizes = Array.from({ length: mostSide - 1 }, (_, place) => String(place + 2));

async function paste(): Promise<void> {
  try {
    type(await navigator.clipboard.readText());
  } catch {
    toast(say('paste-failed'), 'error');
  }
}

function TextForm() {
  return (
    <div class="card">
      <label class="field">
        {say('own-as-text')}
        <textarea
          class="own-text"
          spellcheck={false}
          value={text.value}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <p class="muted">{say('own-forms')}</p>
      <button type="button" class="button" onClick={() => void paste()}>
        {say('paste')}
      </button>
    </div>
  );
}

const ownGoal = 'own';

function goalTitle(goals: readonly Goal[], name: string): string {
  const known = goals.find((one) => one.name === name);
  return known ? sayAbout(name, known.summary) : say('own-goal-own');
}

function Measures() {
  const now = reading.value;
  const extent = now?.kind === 'tiles' ? now.setup : { rows: 4, columns: 4 };
  const goals = demand('describe', extent).goals;
  const named = goals.find(({ name }) => name === goal.value);
  return (
    <section class="card row own-measures" aria-label={say('own-size')}>
      <Choice
        label={say('rows')}
        value={String(extent.rows)}
        all={sizes}
        name={(one) => one}
        onChoose={(rows) => startWith(Number(rows), extent.columns)}
      />
      <Choice
        label={say('columns')}
        value={String(extent.columns)}
        all={sizes}
        name={(one) => one}
        onChoose={(columns) => startWith(extent.rows, Number(columns))}
      />
      <Choice
        label={say('own-goal')}
        value={named?.name ?? ownGoal}
        all={[...goals.map(({ name }) => name), ownGoal]}
        name={(name) => goalTitle(goals, name)}
        onChoose={(name) => setGoal(name === ownGoal ? (named?.board.text ?? '') : name)}
      />
      {!named && (
        <label class="field own-goal">
          {say('own-goal-board')}
          <input
            type="text"
            value={goal.value}
            onInput={(event) => setGoal(event.currentTarget.value)}
          />
        </label>
      )}
      <button
        type="button"
        class="button"
        onClick={() =>
          edit(extent.rows, extent.columns, Array(extent.rows * extent.columns).fill(null))
        }
      >
        {say('own-clear')}
      </button>
    </section>
  );
}

function LevelFound({ level }: { readonly level: Level }) {
  const play = () => {
    const address = addressOf(level);
    keepOwnLevel(level);
    go('levels', address);
  };
  return (
    <section class="card own-fine" aria-label={say('own-is-level')} data-testid="own-level">
      <p>{say('own-is-level')}</p>
      <div class="own-preview">
        <BlockPicture level={level} />
      </div>
      <button type="button" class="button primary" onClick={play}>
        {say('play-level')}
      </button>
    </section>
  );
}

export function OwnPage() {
  useEffect(() => {
    if (!reading.value) startWith(4, 4);
  }, []);
  const now = reading.value;
  return (
    <>
      <h1>{say('page-own')}</h1>
      <div class="play">
        {now?.kind === 'tiles' ? (
          <BoardEditor
            setup={now.setup}
            onEdit={(cells) => edit(now.setup.rows, now.setup.columns, cells)}
          />
        ) : (
          <div />
        )}
        <div class="panels own-panels">
          {now?.kind === 'tiles' && <SetupVerdict setup={now.setup} />}
          {now?.kind === 'blocks' && <LevelFound level={now.level} />}
          {now?.kind === 'wrong' && (
            <section class="card own-problems" role="alert" data-testid="own-problems">
              {say('own-problem', { problem: sayError(now.error) })}
            </section>
          )}
          <TextForm />
          <Measures />
        </div>
      </div>
    </>
  );
}
