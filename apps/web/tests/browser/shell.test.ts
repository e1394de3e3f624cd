// Themes, accessibility, life without a network.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { boardText } from './board.ts';
import { Site } from './browser.ts';

const themes = ['light', 'dark', 'contrast', 'safe'];
const screens = [
  '#/',
  '#/solve',
  '#/settings',
  '#/statistics',
  '#/levels',
  '#/levels/layton-04',
  '#/own',
  '#/learn',
  '#/share/b=1_2_3~4_5_6~7_0_8&m=R',
  '#/share/l=rush-beginner',
  '#/share/b=broken',
];

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

describe.each(themes)('theme %s', (theme) => {
  it.each(screens)('has nothing that axe objects to on %s', async (hash) => {
    const page = await site.page({ viewport: { width: 360, height: 740 } }, hash);
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

it('needs no scrolling to the side on a phone', async () => {
  const page = await site.page({ viewport: { width: 360, height: 740 } });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.context().close();
});

it('keeps the theme that was chosen', async () => {
  const page = await site.page();
  await page.getByLabel('Theme').selectOption('dark');
  await page.reload();
  await page.getByTestId('board').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.context().close();
});

it('works without a network after the first visit', async () => {
  const page = await site.page();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const before = await boardText(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByTestId('board').waitFor();
  expect(await boardText(page)).toBe(before);
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByTestId('outcome').waitFor();
  await page.context().close();
});
