// All that there is to see on the page that teaches: each tool in each of its kinds, and the lessons.
import type { Page } from 'playwright-core';
import { lessons } from '../../src/learn/course/lessons.ts';

export interface Screen {
  readonly name: string;
  readonly hash: string;
  readonly ready: (page: Page) => Promise<unknown>;
}

const board = '6_3_8_%2F_5_4_1_%2F_7_2_0'; // 28 moves
const far = '8_6_7_%2F_2_5_4_%2F_3_0_1'; // 31

const stepping = (page: Page) => page.getByTestId('steps').waitFor();
const contest = (page: Page) =>
  page.locator('[data-testid=compare-results][data-running=false]').waitFor();
const lens = (page: Page) =>
  page.locator('[data-testid=lens-estimate][data-ready=true]').first().waitFor();
const chart = (show: string) => (page: Page) => page.getByTestId(`chart-${show}`).waitFor();

const steps = (
  algorithm: string,
  at: number,
  more = 'board=4_1_2_%2F_5_8_3_%2F_7_6_0',
): Screen => ({
  name: `steps of ${algorithm}, ${more.split('=')[0]}`,
  hash: `#/learn/steps/${more}&algorithm=${algorithm}&at=${at}&node=3`,
  ready: stepping,
});

export const toolScreens: readonly Screen[] = [
  steps('astar', 25),
  steps('bfs', 40, 'board=4_1_0_%2F_5_3_2'),
  steps('ida', 14),
  steps('rbfs', 30),
  steps('bidirectional', 20),
  steps('weighted-astar', 40, 'board=2_3_0_4_%2F_1_5_7_8_%2F_9_6_11_12_%2F_13_10_14_15'),
  steps('bfs', 60, 'level=rush-beginner'),
  {
    name: 'compare',
    hash: `#/learn/compare/board=${board}&ways=astar_manhattan~greedy_manhattan~astar_naive-corners&started=yes`,
    ready: contest,
  },
  ...['manhattan', 'combined', 'walking-distance', 'inversion-distance', 'naive-last-move'].map(
    (heuristic) => ({
      name: `lens of ${heuristic}`,
      hash: `#/learn/lens/board=${far}&heuristic=${heuristic}`,
      ready: lens,
    }),
  ),
  {
    name: 'lens of pdb',
    hash: `#/learn/lens/board=${far}&heuristic=pdb:1.2.3.4-5.6.7.8`,
    ready: lens,
  },
  ...['weight', 'contours', 'admissible', 'distances'].map((show) => ({
    name: `experiment ${show}`,
    hash: `#/learn/experiments/show=${show}&board=${board}&heuristic=naive-last-move`,
    ready: chart(show),
  })),
];

// Everything in a lesson has come when no tool waits any more.
const taught = async (page: Page) => {
  await page.getByTestId('course').waitFor();
  await page.waitForFunction(() => {
    const drawn = ':is([data-testid=steps], .compare, [data-ready=true], [data-testid^=chart-])';
    const tools = [...document.querySelectorAll('[data-testid=course-tool]')];
    return tools.length > 0 && tools.every((tool) => tool.querySelector(drawn));
  });
};

export const lessonScreens: readonly Screen[] = lessons.map((_, place) => ({
  name: `lesson ${place + 1}`,
  hash: `#/learn/course/lesson=${place + 1}&answer${place + 1}=2&shown=yes`,
  ready: taught,
}));

export const learnScreens: readonly Screen[] = [...toolScreens, ...lessonScreens];
