// Every screen of the page that teaches is for everybody: in all themes, on a phone, by keyboard alone,
// in languages that need more room than English.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { Site } from './browser.ts';
import { unfitting } from './fits.ts';
import { learnScreens, lessonScreens, type Screen } from './learn_screens.ts';
import { unreached } from './reach.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };
const themes = ['light', 'dark', 'contrast', 'safe'];
const wordy = ['fr', 'ru'];
let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

async function opened({ hash, ready }: Screen, locale: string): Promise<Page> {
  const page = await site.page({ locale, viewport: phone, hasTouch: true }, hash);
  page.setDefaultTimeout(60_000);
  await ready(page);
  return page;
}

// Keys of the words, and slots that were not filled.
const unsaid = /\b(course|lens|steps|compare|trial|learn)-[a-z0-9-]+\b|\{[a-z0-9]/;
const text = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('pre, code')) code.remove();
    return copy.textContent;
  });

describe.each(learnScreens.map((screen, place) => ({ ...screen, place })))('$name', (screen) => {
  it('fits a phone, satisfies axe in every theme, and needs no mouse', async () => {
    const page = await opened(screen, wordy[screen.place % wordy.length] ?? 'en');
    expect(await unfitting(page)).toEqual([]);
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await violations(page), theme).toEqual([]);
    }
    expect(await text(page)).not.toMatch(unsaid);
    await page.setViewportSize(desk);
    expect(await violations(page), 'on a desk').toEqual([]);
    const { wanted, missed } = await unreached(page);
    expect(wanted).toBeGreaterThan(5);
    expect(missed).toEqual([]);
    await page.context().close();
  }, 600_000); // five times axe on a long page
});

describe.each(['en', 'fr', 'ru', 'zh'])('in %s', (locale) => {
  it.each(lessonScreens)('$name says everything and fits a phone', async (screen) => {
    const page = await opened(screen, locale);
    expect(await text(page)).not.toMatch(unsaid);
    expect(await unfitting(page)).toEqual([]);
    await page.context().close();
  });
});

it('notices what is too wide, too small, cut off, or out of reach', async () => {
  const page = await site.page({ viewport: phone }, '#/learn/lens');
  await page.locator('[data-testid=lens-estimate][data-ready=true]').waitFor();
  expect(await unfitting(page)).toEqual([]);
  await page.evaluate(() => {
    const wrong = document.createElement('div');
    wrong.innerHTML = `
      <p style="width: 30rem">too wide</p>
      <p style="width: 3rem; overflow: hidden; white-space: nowrap">is cut off here</p>
      <button style="width: 9px; padding: 0" tabindex="-1">x</button>`;
    document.querySelector('main')?.append(wrong);
  });
  const found = (await unfitting(page)).join('\n');
  for (const what of ['beyond', 'cut off', 'too small', 'the page is too wide'])
    expect(found).toContain(what);
  expect((await unreached(page)).missed).toEqual(['BUTTON x']);
  await page.context().close();
});
