// The stages, which of them are done, and how the next one goes.
import type { Lesson } from '../../core/requests.ts';
import { say, sayError } from '../../words/words.ts';
import { playing, stopPlaying } from '../hints/autoplay.ts';
import { view } from '../session.ts';
import {
  doneNow,
  lessons,
  practise,
  showStage,
  stageName,
  startLessons,
  stopLessons,
} from './lessons.ts';
import './lessons.css';

function Stage(props: { readonly lesson: Lesson; readonly state: 'done' | 'now' | 'later' }) {
  const { lesson, state } = props;
  return (
    <li class={`stage ${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span class="stage-name">{stageName(lesson)}</span>
      {state === 'done' && <span class="stage-check">{say('done')}</span>}
      {state === 'now' && <p>{sayError(lesson.about)}</p>}
    </li>
  );
}

function Buttons({ kind }: { readonly kind: string }) {
  if (playing.value)
    return (
      <button type="button" class="button primary" onClick={stopPlaying}>
        {say('stop')}
      </button>
    );
  return (
    <>
      <button type="button" class="button" onClick={() => void showStage()}>
        {say('show-stage')}
      </button>
      <button type="button" class="button" onClick={() => void practise(kind)}>
        {say('practise')}
      </button>
    </>
  );
}

export function LessonPanel() {
  const game = view.value;
  const list = lessons.value;
  if (!game) return null;
  const done = doneNow();
  const current = list?.[done];
  return (
    <section class="card" aria-label={say('lessons')} data-testid="lessons">
      <h2>{say('lessons')}</h2>
      {list ? (
        <ol class="stages">
          {list.map((lesson, place) => (
            <Stage
              key={place}
              lesson={lesson}
              state={place < done ? 'done' : place === done ? 'now' : 'later'}
            />
          ))}
        </ol>
      ) : (
        <p class="muted">{say('lessons-about')}</p>
      )}
      <div class="row">
        {list ? (
          <>
            {current && <Buttons kind={current.name.code} />}
            <button type="button" class="button" onClick={stopLessons}>
              {say('close')}
            </button>
          </>
        ) : (
          <button
            type="button"
            class="button"
            disabled={game.solved}
            onClick={() => void startLessons()}
          >
            {say('teach-me')}
          </button>
        )}
      </div>
    </section>
  );
}
