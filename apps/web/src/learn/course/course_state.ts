// Which lesson is open, what was answered, and how the tools in it were left.
//
//   #/learn/course/lesson=4&answer4=1&shown=yes&tool2-board=...
import type { State } from '../link.ts';
import { lessons, options } from './lessons.ts';

export interface CourseState {
  readonly lesson: number; // from 1
  readonly answers: Readonly<Record<number, number>>; // by lesson, the option that was chosen
  readonly shown: boolean; // the answer to what is to think about
  readonly tools: Readonly<Record<number, State>>; // by block; only those that were changed
}

const toolName = /^tool([0-9]+)-(.+)$/;

export function readCourse(given: State): CourseState {
  const asked = Number(given.lesson);
  const lesson = Number.isInteger(asked) && lessons[asked - 1] ? asked : 1;
  const answers: Record<number, number> = {};
  lessons.forEach((_, place) => {
    const answer = Number(given[`answer${place + 1}`]);
    if (options.includes(answer)) answers[place + 1] = answer;
  });
  const tools: Record<number, Record<string, string>> = {};
  for (const [name, value] of Object.entries(given)) {
    const [, block, key] = toolName.exec(name) ?? [];
    if (!block || !key) continue;
    const known = tools[Number(block)] ?? {};
    tools[Number(block)] = { ...known, [key]: value };
  }
  return { lesson, answers, shown: given.shown === 'yes', tools };
}

export function writeCourse({ lesson, answers, shown, tools }: CourseState): State {
  const state: Record<string, string> = { lesson: String(lesson), shown: shown ? 'yes' : '' };
  for (const [place, answer] of Object.entries(answers)) state[`answer${place}`] = String(answer);
  for (const [block, tool] of Object.entries(tools))
    for (const [name, value] of Object.entries(tool)) state[`tool${block}-${name}`] = value;
  return state;
}
