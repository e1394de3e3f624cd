// Six short lessons, each with the live tools in place.
import { useEffect, useRef, useState } from 'preact/hooks';
import { say, sayNumber } from '../../words/words.ts';
import { linkTo, type State } from '../link.ts';
import type { ToolProps } from '../tools.ts';
import './course.css';
import { type CourseState, readCourse, writeCourse } from './course_state.ts';
import { LessonView } from './lesson_view.tsx';
import { type Lesson, lessons } from './lessons.ts';
import { done, markDone } from './progress.ts';

// How the tools of the other lessons were left.
const left = new Map<number, Pick<CourseState, 'tools' | 'shown'>>();

const isRight = ({ lesson, answers }: CourseState) =>
  answers[lesson] === (lessons[lesson - 1] as Lesson).right;

interface GoProps {
  readonly current: number;
  readonly onGo: (lesson: number) => void;
}

function LessonList({ current, onGo }: GoProps) {
  return (
    <nav class="course-list" aria-label={say('course-list')}>
      <ol>
        {lessons.map((_, place) => {
          const number = place + 1;
          const isDone = done.value.includes(number);
          return (
            <li key={number}>
              <a
                href={linkTo('course', { lesson: String(number) })}
                aria-current={number === current ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(number);
                }}
              >
                <span class={`course-number${isDone ? ' is-done' : ''}`} aria-hidden="true">
                  {isDone ? '✓' : number}
                </span>
                <span>
                  {say(`course-${number}-title`)}
                  {isDone && <span class="unseen"> ({say('course-done')})</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      <p class="muted">
        {say('course-progress', { numbers: [done.value.length, lessons.length] })}
      </p>
    </nav>
  );
}

function Turn({ current, onGo }: GoProps) {
  return (
    <div class="course-turn">
      {current > 1 && (
        <button type="button" class="button" onClick={() => onGo(current - 1)}>
          ← {say('course-previous')}
        </button>
      )}
      {current < lessons.length && (
        <button type="button" class="button primary" onClick={() => onGo(current + 1)}>
          {say('course-next')} →
        </button>
      )}
    </div>
  );
}

export function CourseTool({ given, onState }: ToolProps) {
  const [state, setState] = useState(() => readCourse(given));
  const heading = useRef<HTMLHeadingElement>(null);
  const gone = useRef(false);
  // Tools tell of themselves one after the other: each must see what the one before has told.
  const latest = useRef(state);
  const set = (next: CourseState) => {
    latest.current = next;
    setState(next);
    onState?.(writeCourse(next));
    if (isRight(next)) markDone(next.lesson);
  };
  const change = (part: Partial<CourseState>) => set({ ...latest.current, ...part });
  const keep = (place: number, told: State | undefined) => {
    const { [place]: _, ...others } = latest.current.tools;
    change({ tools: told ? { ...others, [place]: told } : others });
  };
  const go = (lesson: number) => {
    const { tools, shown } = latest.current;
    left.set(latest.current.lesson, { tools, shown });
    gone.current = true;
    set({ ...latest.current, tools: {}, shown: false, ...left.get(lesson), lesson });
  };
  useEffect(() => {
    if (isRight(state)) markDone(state.lesson);
    if (!gone.current) return;
    heading.current?.focus();
    heading.current?.scrollIntoView();
  }, [state.lesson]);
  const lesson = lessons[state.lesson - 1] as Lesson;
  return (
    <div class="course" data-testid="course" data-lesson={state.lesson}>
      <LessonList current={state.lesson} onGo={go} />
      <article class="course-lesson" key={state.lesson}>
        <p class="muted course-place">
          {state.lesson === 1
            ? `${say('course-title')}. ${say('course-about')}`
            : say('course-number', { numbers: [state.lesson] })}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {sayNumber(state.lesson)}. {say(`course-${state.lesson}-title`)}
        </h2>
        <LessonView state={state} lesson={lesson} onChange={change} onKeep={keep} />
        {done.value.length === lessons.length && state.lesson === lessons.length && (
          <p class="course-finished">{say('course-finished')}</p>
        )}
        <Turn current={state.lesson} onGo={go} />
      </article>
    </div>
  );
}
