// One lesson: its text with the tools in it, a question to think about, a check of understanding.
import { useState } from 'preact/hooks';
import { say } from '../../words/words.ts';
import type { State } from '../link.ts';
import { tools } from '../tools.ts';
import type { CourseState } from './course_state.ts';
import { type Block, type Lesson, options } from './lessons.ts';
import { Rich } from './rich.tsx';

interface Props {
  readonly state: CourseState;
  readonly lesson: Lesson;
  readonly onChange: (part: Partial<CourseState>) => void;
  readonly onKeep: (place: number, left: State | undefined) => void; // of a tool
}

const sayIn = (lesson: number, key: string) => say(`course-${lesson}-${key}`);

// What tools write into a link although nobody has chosen it.
const usual: State = { at: '0', goal: 'blank-last' };

const isUntouched = (told: State, given: State) =>
  Object.entries(told).every(([name, value]) => value === (given[name] ?? usual[name] ?? ''));

interface LiveProps extends Pick<Props, 'state' | 'onKeep'> {
  readonly block: Extract<Block, { kind: 'try' }>;
  readonly place: number;
}

function Live({ block, place, state, onKeep }: LiveProps) {
  const [round, setRound] = useState(0); // a tool is drawn anew when it is put back
  const tool = tools.find(({ path }) => path === block.tool);
  if (!tool) return null;
  const View = tool.view;
  const left = state.tools[place];
  const keep = (told: State) => onKeep(place, isUntouched(told, block.given) ? undefined : told);
  const reset = () => {
    onKeep(place, undefined);
    setRound(round + 1);
  };
  return (
    <div class="course-tool" data-testid="course-tool" data-tool={block.tool}>
      <View key={round} given={left ?? block.given} onState={keep} />
      {left && (
        <button type="button" class="button course-reset" onClick={reset}>
          {say('course-reset')}
        </button>
      )}
    </div>
  );
}

function Blocks({ state, lesson, onKeep }: Props) {
  return (
    <>
      {lesson.blocks.map((block, place) =>
        block.kind === 'text' ? (
          <p key={place} class="course-text">
            <Rich text={sayIn(state.lesson, block.key)} />
          </p>
        ) : (
          <section key={place} class="course-try">
            <h3>{say('course-try')}</h3>
            <p class="course-text">{sayIn(state.lesson, block.key)}</p>
            <Live block={block} place={place} state={state} onKeep={onKeep} />
          </section>
        ),
      )}
    </>
  );
}

function Think({ state, onChange }: Pick<Props, 'state' | 'onChange'>) {
  const { lesson, shown } = state;
  return (
    <section class="course-think">
      <h3>{say('course-think')}</h3>
      <p>{sayIn(lesson, 'think')}</p>
      <button
        type="button"
        class="button"
        aria-expanded={shown}
        onClick={() => onChange({ shown: !shown })}
      >
        {say(shown ? 'course-hide-answer' : 'course-show-answer')}
      </button>
      {shown && <p class="course-answer">{sayIn(lesson, 'think-answer')}</p>}
    </section>
  );
}

function Verdict({ lesson, right }: { readonly lesson: number; readonly right: boolean }) {
  return (
    <p class={right ? 'course-verdict course-good' : 'course-verdict'} data-testid="course-verdict">
      <strong>{say(right ? 'course-right' : 'course-wrong')}</strong>
      {right && ` ${sayIn(lesson, 'why')}`}
    </p>
  );
}

function Check({ state, lesson, onChange }: Props) {
  const number = state.lesson;
  const answer = state.answers[number];
  const choose = (option: number) => onChange({ answers: { ...state.answers, [number]: option } });
  return (
    <section class="card course-check">
      <h3>{say('course-check')}</h3>
      <fieldset>
        <legend>{sayIn(number, 'check')}</legend>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={`course-${number}`}
              checked={answer === option}
              onChange={() => choose(option)}
            />
            {sayIn(number, `option-${option}`)}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {answer !== undefined && <Verdict lesson={number} right={answer === lesson.right} />}
      </div>
    </section>
  );
}

export function LessonView(props: Props) {
  return (
    <>
      <Blocks {...props} />
      <Think {...props} />
      <Check {...props} />
    </>
  );
}
