// Everything that opens while one plays, on a phone, in every theme: axe finds nothing to object to
// and nothing has to be scrolled to the side.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { playBoard } from './board.ts';
import { Site } from './browser.ts';
import { openMethod, openSolve, startButton, status } from './solving.ts';

const goal = '1 2 3 / 4 5 6 / 7 8 0';
const start = '1 2 3 / 4 5 6 / 0 7 8';
const themes = ['light', 'dark', 'contrast', 'safe'];
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

async function inAllThemes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    found.push(...(await violations(page)).map((one) => `${theme}: ${one}`));
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > phone.viewport.width) found.push(`${width} pixels wide`);
  return found;
}

it('hints, lessons and pictures', async () => {
  const page = await site.page(phone);
  await playBoard(page, start, goal);
  await page.getByRole('button', { name: 'Teach me' }).click();
  await page.locator('[aria-current="step"]').waitFor();
  await page.keyboard.press('t');
  await page.getByTestId('hint-nudge').waitFor();
  await page.getByLabel('On the tiles').selectOption('town');
  expect(await inAllThemes(page)).toEqual([]);
  await page.context().close();
});

it('the dialog for a new board', async () => {
  const page = await site.page(phone);
  await page.keyboard.press('n');
  await page.getByRole('dialog').waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.context().close();
});

it('the list of keys', async () => {
  const page = await site.page(phone);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').getByRole('row').count()).toBeGreaterThan(8);
  expect(await inAllThemes(page)).toEqual([]);
  await page.context().close();
});

it('the end of a game, its review, and statistics', async () => {
  const page = await site.page(phone);
  await playBoard(page, start, goal);
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key);
  await page.getByTestId('optimum').waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Where moves were lost' }).click();
  await page.getByTestId('review-sum').waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByTestId('games').waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.context().close();
});

it('colours of speed players', async () => {
  const page = await site.page(phone, '#/settings');
  await page.getByLabel('By rows').check();
  await page.getByRole('link', { name: 'Play' }).click();
  await page.locator('.tile.coloured').first().waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.context().close();
});

it('a search, its method, its solution and the end of it', async () => {
  const page = await site.page(phone);
  await openSolve(page, start, goal);
  await openMethod(page);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('weighted-astar');
  expect(await inAllThemes(page)).toEqual([]);
  await startButton(page).click();
  await status(page);
  expect(await inAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.context().close();
});

it('a board of one’s own that cannot be solved', async () => {
  const page = await site.page(phone, '#/own');
  await page.getByLabel('The board as text').fill('1 2 3 / 4 5 6 / 8 7 0');
  await page.getByTestId('own-problems').waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.context().close();
});

it('a level with a hint, its solution, and the end of it', async () => {
  const page = await site.page(phone, '#/levels/rush-beginner');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByTestId('level-hint').waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByTestId('level-outcome').waitFor();
  await page.getByRole('button', { name: 'Watch the solution' }).click();
  await page.getByTestId('position').waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.context().close();
});

it('a question', async () => {
  const page = await site.page(phone);
  await playBoard(page, start, goal);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Leave it' }).waitFor();
  expect(await inAllThemes(page)).toEqual([]);
  await page.context().close();
});
