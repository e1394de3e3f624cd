// Draws the pictures of docs/web from the built page:   node scripts/pictures.mjs [FOLDER [NAME...]]
// Names are beginnings: `learn-lesson` draws the lessons alone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [folder = here('../../../docs/web'), ...names] = process.argv.slice(2);
const wanted = (name) => names.length === 0 || names.some((one) => name.startsWith(one));
const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1440, height: 900 };

const blankLast = '1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0';
const midway = '1 2 3 4 / 5 10 6 8 / 9 14 7 12 / 13 11 0 15';
const board = '15 6 3 8 / 10 7 13 14 / 5 11 1 2 / 12 9 4 0';
const game = (start) =>
  `noyes game 1\npuzzle tiles\ngoal ${blankLast}\nstart ${start}\ndone 0\ntime 0.000\nundos 0\nrestarts 0\nhelp none\n`;

const button = (page, name) => page.getByRole('button', { name, exact: true });

const solve = async (page) => {
  await button(page, 'Find a solution').click();
  await page.locator('[data-testid=outcome][data-status=optimal]').waitFor();
  for (let move = 0; move < 12; ++move) await button(page, 'One move on').click();
  await page.getByText('Statistics').last().click();
};

const hint = async (page) => {
  await page.keyboard.press('t');
  await page.getByTestId('hint-nudge').waitFor();
  for (const _ of ['one move', 'three moves']) await page.keyboard.press('t');
  await page.getByTestId('hint-arrow').nth(2).waitFor();
};

const picture = async (page) => {
  await page.getByLabel('On the tiles').selectOption('hills');
  await page.locator('.tile.pictured').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
};

const finish = async (page) => {
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowUp']) {
    await page.waitForTimeout(400); // as quick as a good player
    await page.keyboard.press(key);
  }
  await page.getByTestId('optimum').waitFor();
};

const mistake = async (page) => {
  await page.getByLabel('The board as text').fill(blankLast.replace('14 15', '15 14'));
  await page.getByTestId('own-problems').waitFor();
};

const compare = async (page) => {
  await button(page, 'Start together').click();
  await page.locator('[data-testid=compare-results][data-running=false]').waitFor();
};

const chart = (name) => async (page) => {
  await page.getByTestId(`chart-${name}`).waitFor();
  await page.getByTestId('waiting').waitFor({ state: 'detached' });
};

const lens = async (page) => {
  await page.locator('[data-testid=lens-estimate][data-ready=true]').first().waitFor();
  await page.waitForTimeout(300);
};

// A tool of a lesson, counted from 0, at the top of the screen.
const tryInLesson = (place, act) => async (page) => {
  const section = page.locator('.course-try').nth(place);
  await act(section, page);
  await page.waitForTimeout(400);
  await section.evaluate((one) => one.scrollIntoView());
};

const expand = (times) => async (section) => {
  for (let time = 0; time < times; ++time) await button(section, 'Next expansion').click();
};

const race = async (section) => {
  await button(section, 'Start together').click();
  await section.locator('[data-testid=compare-results][data-running=false]').waitFor();
};

const lensIn = async (section) => {
  await section.locator('[data-testid=lens-estimate][data-ready=true]').waitFor();
};

const lessonTool = async (page) => {
  await lens(page);
  await page.locator('.course-try').first().scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('.course-try')?.scrollIntoView());
};

const lessonCheck = async (page) => {
  await page.getByRole('radio').nth(1).check();
  await page.evaluate(() => document.querySelector('.course-think')?.scrollIntoView());
};

// A search in the middle: the tool fills the screen.
const steps = async (page) => {
  await page.getByTestId('steps').waitFor();
  await page.locator('.steps').evaluate((tool) => tool.scrollIntoView());
};

const nothing = async () => {};

const study = 'board=6_3_8_%2F_5_4_1_%2F_7_2_0'; // 28 moves
const greed = 'astar_manhattan~weighted-astar:weight%3D3_manhattan~greedy_manhattan';

const scenes = [
  { name: 'play', size: desk, theme: 'light', start: midway, act: hint },
  { name: 'solve', size: desk, theme: 'dark', hash: '#/solve', start: board, act: solve },
  { name: 'levels', size: tablet, theme: 'light', locale: 'zh-CN', hash: '#/levels', act: nothing },
  { name: 'level', size: phone, theme: 'dark', hash: '#/levels/hrd-01', act: nothing },
  { name: 'picture', size: phone, theme: 'light', start: midway, act: picture },
  { name: 'own', size: phone, theme: 'safe', hash: '#/own', act: mistake },
  { name: 'contrast', size: phone, theme: 'contrast', start: midway, act: hint },
  {
    name: 'learn-lens-combined',
    size: desk,
    theme: 'light',
    hash: '#/learn/lens/board=2_1_3_%2F_5_4_6_%2F_7_8_0&heuristic=combined',
    act: lens,
  },
  {
    name: 'learn-lens-patterns',
    size: tablet,
    theme: 'safe',
    hash: '#/learn/lens/board=8_6_7_%2F_2_5_4_%2F_3_0_1&heuristic=pdb:1.2.3.4-5.6.7.8',
    act: lens,
  },
  {
    name: 'learn-lens-phone',
    size: phone,
    theme: 'dark',
    hash: '#/learn/lens/board=8_6_7_%2F_2_5_4_%2F_3_0_1&heuristic=walking-distance',
    act: lens,
  },
  {
    name: 'learn-lesson-3',
    size: desk,
    theme: 'light',
    hash: '#/learn/course/lesson=3',
    act: lens,
  },
  ...[
    [1, 'light', tryInLesson(0, expand(4))],
    [2, 'dark', tryInLesson(0, expand(7))],
    [4, 'light', tryInLesson(1, race)],
    [5, 'safe', tryInLesson(0, expand(14))],
    [6, 'contrast', tryInLesson(0, lensIn)],
  ].map(([lesson, theme, act]) => ({
    name: `learn-lesson-${lesson}`,
    size: { width: 768, height: 940 },
    theme,
    hash: `#/learn/course/lesson=${lesson}`,
    act,
  })),
  {
    name: 'learn-lesson-phone',
    size: phone,
    theme: 'dark',
    hash: '#/learn/course/lesson=3',
    act: lessonTool,
  },
  {
    name: 'learn-lesson-check',
    size: tablet,
    theme: 'light',
    locale: 'fr-FR',
    hash: '#/learn/course/lesson=2',
    act: lessonCheck,
  },
  {
    name: 'finish',
    size: tablet,
    theme: 'safe',
    start: '1 2 0 4 / 5 6 3 8 / 9 10 7 11 / 13 14 15 12',
    act: finish,
  },
  {
    name: 'learn-compare-desk',
    size: { width: 1440, height: 1500 },
    theme: 'light',
    hash: `#/learn/compare/${study}&ways=${greed}~astar_naive-corners`,
    act: compare,
  },
  {
    name: 'learn-compare-phone',
    size: { width: 360, height: 1500 },
    theme: 'dark',
    hash: `#/learn/compare/${study}&ways=${greed}`,
    act: compare,
  },
  ...[
    ['weight', `${study}&weight=1.5`, 'light'],
    ['contours', `${study}&weight=2`, 'dark'],
    ['admissible', 'heuristic=naive-last-move', 'safe'],
    ['distances', study, 'light'],
  ].map(([show, state, theme]) => ({
    name: `learn-experiments-${show}`,
    size: { width: 1440, height: 1100 },
    theme,
    hash: `#/learn/experiments/show=${show}&${state}`,
    act: chart(show),
  })),
  {
    name: 'learn-steps-astar',
    size: desk,
    theme: 'light',
    hash: '#/learn/steps/board=4_2_3_%2F_5_1_6_%2F_0_7_8&algorithm=astar&at=60',
    act: steps,
  },
  {
    name: 'learn-steps-ida',
    size: tablet,
    theme: 'dark',
    hash: '#/learn/steps/board=4_2_3_%2F_5_1_6_%2F_0_7_8&algorithm=ida&at=147&show=controls,now,tree',
    act: steps,
  },
];

async function draw(browser, address, { name, size, theme, locale, hash = '', start, act }) {
  const context = await browser.newContext({
    viewport: size,
    locale: locale ?? 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(
    ([chosen, saved]) => {
      localStorage.setItem('noyes.theme', JSON.stringify(chosen));
      if (saved) localStorage.setItem('noyes.game', JSON.stringify(saved));
    },
    [theme, start && game(start)],
  );
  await page.goto(address + hash);
  await page.locator('main').waitFor();
  await act(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}

mkdirSync(folder, { recursive: true });
const server = await serve(here('../dist'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const address = `http://127.0.0.1:${server.address().port}/`;
for (const scene of scenes.filter(({ name }) => wanted(name))) await draw(browser, address, scene);
await browser.close();
server.close();
