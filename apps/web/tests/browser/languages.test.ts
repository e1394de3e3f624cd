// The page in every language: all of it, nothing cut off, and chosen by the browser or the player.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../src/words/languages.ts';
import { violations } from './axe.ts';
import { playBoard } from './board.ts';
import { Site } from './browser.ts';

const screens = [
  '#/',
  '#/levels',
  '#/levels/rush-beginner',
  '#/own',
  '#/solve',
  '#/settings',
  '#/learn',
];
const phone = { width: 360, height: 740 };
const play = { en: 'Play', fr: 'Jouer', ru: 'Игра', zh: '游戏' };
let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

describe.each(Object.entries(play))('%s', (code, word) => {
  it('is spoken where the browser speaks it', async () => {
    const page = await site.page({ locale: code });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(code);
    await page.getByRole('link', { name: word, exact: true }).waitFor();
    await page.context().close();
  });

  it.each(screens)('fits a phone and satisfies axe on %s', async (hash) => {
    const page = await site.page({ locale: code, viewport: phone }, hash);
    expect(await violations(page)).toEqual([]);
    const state = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      text: document.body.innerText,
    }));
    expect(state.width).toBeLessThanOrEqual(phone.width);
    expect(state.text).not.toMatch(/\b[a-z]+-[a-z]+-[a-z]+\b|\{[a-z0-9]/); // keys, slots
    await page.context().close();
  });

  it('fits a phone where a solution is watched, whatever the outlines', async () => {
    const page = await site.page({ locale: code, viewport: phone });
    await page.evaluate(() => localStorage.setItem('noyes.theme', '"contrast"'));
    await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', '1 2 3 / 4 5 6 / 7 8 0');
    await page.goto(`${site.address}#/solve`);
    await page.locator('.primary.wide').click();
    await page.getByTestId('position').waitFor();
    const beyond = await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement;
      const padding = Number.parseFloat(getComputedStyle(main).paddingRight);
      const edge = main.getBoundingClientRect().right - padding;
      const all = [...document.querySelectorAll('.panels *')];
      return all.filter((one) => one.getBoundingClientRect().right > edge + 1).length;
    });
    expect(beyond).toBe(0);
    await page.context().close();
  });

  it('says how a search ended, with the right form of the word', async () => {
    const page = await site.page({ locale: code });
    await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', '1 2 3 / 4 5 6 / 7 8 0');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const said = { en: '2 moves in', fr: '2 coups en', ru: '2 хода за', zh: '2 步，用时' };
    await page.getByText(said[code as keyof typeof said]).waitFor();
    await page.context().close();
  });
});

it('another language is taken at once, and kept', async () => {
  const page = await site.page({}, '#/settings');
  for (const { code, name } of languages) {
    await page.getByRole('radio', { name }).check();
    await page.locator(`html[lang="${code}"]`).waitFor();
    await page.reload();
    await page.locator(`html[lang="${code}"]`).waitFor();
    expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
  }
  await page.context().close();
});
