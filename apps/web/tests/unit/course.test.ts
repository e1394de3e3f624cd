// The six lessons as a link has them, and as the words have them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { programFor } from '../../src/core/requests.ts';
import { readCourse, writeCourse } from '../../src/learn/course/course_state.ts';
import { lessons, options } from '../../src/learn/course/lessons.ts';
import { linkTo, readState } from '../../src/learn/link.ts';
import { boundRaised, Recording } from '../../src/learn/steps/recording.ts';
import { parseWords } from '../../src/words/list.ts';
import { ok, startInstance } from './core_instance.ts';

const words = parseWords(
  readFileSync(
    fileURLToPath(new URL('../../../../noyes/data/words/learn/en.txt', import.meta.url)),
    'utf8',
  ),
);

it('there are six lessons, and every sentence of theirs is there', () => {
  expect(lessons.length).toBe(6);
  lessons.forEach(({ blocks, right }, place) => {
    const keys = ['title', 'think', 'think-answer', 'check', 'why'];
    keys.push(...options.map((option) => `option-${option}`), ...blocks.map(({ key }) => key));
    for (const key of keys) expect(words.has(`course-${place + 1}-${key}`), key).toBe(true);
    expect(options).toContain(right);
  });
});

it('no sentence of a lesson is left out', () => {
  const used = new Set(
    lessons.flatMap(({ blocks }, place) => blocks.map(({ key }) => `course-${place + 1}-${key}`)),
  );
  const texts = [...words.keys()].filter((key) => /^course-[0-9]-(try-)?[0-9]$/.test(key));
  expect(texts.filter((key) => !used.has(key))).toEqual([]);
});

it('a link has the lesson, the answers and how the tools were left', () => {
  const state = {
    lesson: 4,
    answers: { 1: 2, 4: 1 },
    shown: true,
    tools: { 5: { board: '1 2 3 / 4 5 6 / 7 0 8', heuristic: 'pdb:1.2.3.4-5.6.7.8' } },
  };
  const link = linkTo('course', writeCourse(state));
  expect(readCourse(readState(link.replace('#/learn/course/', '')))).toEqual(state);
});

it('a link that says nonsense opens the first lesson', () => {
  for (const text of ['lesson=7', 'lesson=x&answer1=9', 'lesson=1.5&tool-board=1', ''])
    expect(readCourse(readState(text))).toEqual({
      lesson: 1,
      answers: {},
      shown: false,
      tools: {},
    });
});

it('IDA* of the fifth lesson raises its bound from 6 to 10, the length of a shortest solution', async () => {
  const given = lessons[4]?.blocks.flatMap((block) =>
    block.kind === 'try' && block.tool === 'steps' ? [block.given] : [],
  )[0];
  const { board = '', algorithm = '', heuristic = '' } = given ?? {};
  const core = await startInstance(programFor('trace'));
  const answer = core.ask('trace', { board, algorithm, heuristic });
  if ('error' in answer || !answer.attachment) throw new Error(JSON.stringify(answer));
  const recording = new Recording(answer.attachment);
  const bounds = [...recording.g].filter((_, event) => recording.kind(event) === boundRaised);
  expect(bounds).toEqual([6, 8, 10]);
  expect(answer.ok.length).toBe(10);
});

it('the trap of the fourth lesson makes A* lose the optimum: 18 moves instead of 16', async () => {
  const trap = lessons[3]?.blocks.flatMap((block) =>
    block.kind === 'try' && block.tool === 'compare' ? [block.given] : [],
  )[0];
  const core = await startInstance();
  const lengths = trap?.ways?.split('\n').map((way) => {
    const [algorithm = '', heuristic = ''] = way.split(' ');
    return ok(core.ask('solve', { board: trap.board ?? '', algorithm, heuristic })).length;
  });
  expect(lengths).toEqual([16, 18]);
});
