// Hints that follow the player, and lessons on the player's own board.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardText, playBoard } from './board.ts';
import { Site } from './browser.ts';

const goal = '1 2 3 / 4 5 6 / 7 8 0';
const goal4 = '1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0';
// Number 12 of Korf's hundred boards, for the goal with the blank first; its optimum is 45.
const korf12 = '14 1 9 6 / 4 8 12 5 / 7 2 3 0 / 10 11 13 15';
const blankFirst = '0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15';
let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const arrows = (page: Page) => page.getByTestId('hint-arrow').count();
const toGo = (page: Page) => page.getByTestId('to-go').textContent();

it('a nudge comes first, then 1, 3 and 5 moves, and they follow the player', async () => {
  const page = await site.page();
  await playBoard(page, korf12, blankFirst);
  await page.keyboard.press('t');
  await page.getByTestId('hint-nudge').waitFor();
  expect(await toGo(page)).toBe('45');
  expect(await arrows(page)).toBe(0);
  for (const moves of [1, 3, 5]) {
    await page.keyboard.press('t');
    expect(await arrows(page)).toBe(moves);
  }
  const said = (await page.getByTestId('live').textContent()) ?? '';
  const way = /^\d+ (up|down|left|right)/.exec(said)?.[1] ?? '';
  await page.keyboard.press(`Arrow${way.charAt(0).toUpperCase()}${way.slice(1)}`);
  expect([await toGo(page), await arrows(page)]).toEqual(['44', 4]);
  await page.keyboard.press('u');
  expect([await toGo(page), await arrows(page)]).toEqual(['45', 5]);
  await page.getByRole('button', { name: 'Hide' }).click();
  expect(await arrows(page)).toBe(0);
  await page.context().close();
});

it('hints can be switched off', async () => {
  const page = await site.page({}, '#/settings');
  await page.getByRole('group', { name: 'Hints' }).getByLabel('Off').check();
  await page.getByRole('link', { name: 'Play' }).click();
  await page.getByTestId('board').waitFor();
  expect(await page.getByTestId('hint-panel').count()).toBe(0);
  await page.keyboard.press('t');
  expect(await page.getByTestId('hint-nudge').count()).toBe(0);
  await page.context().close();
});

it('plays on to the end, which is no game of the player', async () => {
  const page = await site.page();
  await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', goal);
  await page.getByRole('button', { name: 'Play on for me' }).click();
  await page.locator(`[data-board="${goal}"]`).waitFor();
  expect(await page.getByTestId('finish').count()).toBe(0);
  await page.getByRole('link', { name: 'Statistics' }).click();
  expect(await page.getByText('No finished games yet').count()).toBe(1);
  await page.context().close();
});

it('teaches stage by stage, shows one, and checks it', async () => {
  const page = await site.page();
  await playBoard(page, '5 1 3 4 / 2 6 7 8 / 9 10 11 12 / 13 14 0 15', goal4);
  const panel = page.getByTestId('lessons');
  await panel.getByRole('button', { name: 'Teach me' }).click();
  const current = panel.locator('[aria-current="step"]');
  await current.waitFor();
  const stages = await panel.locator('.stage').count();
  expect(stages).toBeGreaterThan(2);
  expect(await current.textContent()).toMatch(/row|column/);
  expect(await page.locator('.lesson-tile').count()).toBeGreaterThan(0);
  const done = await panel.locator('.stage.done').count();
  await panel.getByRole('button', { name: 'Show me' }).click();
  await panel.locator('.stage.done').nth(done).waitFor();
  await page.getByText('Stop').waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Practise this' }).click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.waitForFunction(
    () => document.querySelector('[data-testid="moves"]')?.textContent === '0',
  );
  expect((await boardText(page))?.split(' ').length).toBe(4 * 4 + 3);
  await current.waitFor();
  await page.context().close();
});
