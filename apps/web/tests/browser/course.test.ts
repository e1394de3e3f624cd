// The six lessons: in every language, by keyboard alone, on a phone, and as a link.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessons } from '../../src/learn/course/lessons.ts';
import { violations } from './axe.ts';
import { Site } from './browser.ts';

const phone = { width: 360, height: 740 };
const numbers = lessons.map((_, place) => place + 1);
let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

async function open(lesson: number, options = {}, more = ''): Promise<Page> {
  const page = await site.page(options, `#/learn/course/lesson=${lesson}${more}`);
  await page.locator(`[data-testid=course][data-lesson="${lesson}"]`).waitFor();
  return page;
}

// The levels of all headings, in order.
const headings = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map((one) => Number(one.tagName[1])));

describe.each(['en', 'fr', 'ru', 'zh'])('in %s', (code) => {
  it.each(numbers)('lesson %i says everything, fits a phone and satisfies axe', async (lesson) => {
    const page = await open(lesson, { locale: code, viewport: phone }, '&shown=yes');
    const tabs = await page
      .locator('.learn-tabs a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('/')[2]));
    const wanted = lessons[lesson - 1]?.blocks.filter(
      (block) => block.kind === 'try' && tabs.includes(block.tool),
    );
    expect(await page.getByTestId('course-tool').count()).toBe(wanted?.length);
    await page.waitForTimeout(1500); // until the searches are drawn
    const text = await page.evaluate(() => {
      for (const code of document.querySelectorAll('pre, code, .steps-code')) code.remove();
      return document.body.innerText;
    });
    expect(text).not.toMatch(/\b(course|lens|steps|compare|experiments)-[a-z0-9-]+\b|\{[a-z0-9]/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.width,
    );
    const levels = await headings(page);
    levels.forEach((level, place) => {
      expect(level - (levels[place - 1] ?? 0), `heading ${place}`).toBeLessThanOrEqual(1);
    });
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

describe.each(['dark', 'contrast', 'safe'])('in the theme %s', (theme) => {
  it.each(numbers)('axe finds nothing in lesson %i', async (lesson) => {
    const page = await open(lesson, {}, '&answer1=2&answer4=2&shown=yes');
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

it('an answer is judged, and what was done is remembered', async () => {
  const page = await open(2);
  const verdict = page.getByTestId('course-verdict');
  await page.getByRole('radio').first().check();
  await verdict.getByText('Not yet.').waitFor();
  await page.getByRole('radio').nth(1).check();
  await verdict.getByText('Right.').waitFor();
  await page.getByText('1 of 6 lessons done').waitFor();
  await page.goto(`${site.address}#/learn/course`);
  await page.reload();
  await page.getByText('1 of 6 lessons done').waitFor();
  await page.context().close();
});

it('keyboard alone goes through all lessons and reaches everything in them', async () => {
  const page = await open(1);
  for (const lesson of numbers) {
    await page.locator(`[data-testid=course][data-lesson="${lesson}"]`).waitFor();
    const next = page.getByRole('button', { name: 'Next lesson' });
    if (lesson === lessons.length) break;
    const wanted = await page
      .locator('main :is(a[href], button, select, summary, input):not(:disabled):visible')
      .evaluateAll((all) => {
        const radio = (one: Element) => one instanceof HTMLInputElement && one.type === 'radio';
        const kept = all.filter((one) => !radio(one) && (one as HTMLElement).tabIndex >= 0);
        for (const [place, one] of kept.entries()) one.setAttribute('data-reach', String(place));
        return kept.length;
      });
    await page.evaluate(() => {
      const shown = window as unknown as { reached: Set<string> };
      shown.reached = new Set();
      document.addEventListener('focusin', ({ target }) => {
        const place = (target as Element).getAttribute('data-reach');
        if (place !== null) shown.reached.add(place);
      });
      (document.activeElement as HTMLElement | null)?.blur();
      document.querySelector<HTMLElement>('main a, main button')?.focus();
    });
    for (let press = 0; press < wanted + 60; ++press) await page.keyboard.press('Tab');
    const reached = await page.evaluate(
      () => (window as unknown as { reached: Set<string> }).reached.size,
    );
    expect(reached, `lesson ${lesson}`).toBeGreaterThanOrEqual(wanted - 1);
    await next.focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  }
  await page.context().close();
});

it('a link opens the lesson with its answers and its tools as they were left', async () => {
  const page = await open(3);
  const first = page.getByTestId('course-tool').first();
  await first.locator('[data-testid=lens-estimate][data-ready=true]').waitFor();
  await first.getByRole('combobox', { name: 'Heuristic' }).selectOption('combined');
  await first.locator('[data-testid=lens-estimate][data-ready=true]').waitFor();
  await first.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Show an answer' }).click();
  const address = page.url();
  const other = await site.page({}, address.slice(address.indexOf('#')));
  const seen = async (one: Page) => {
    const lens = one.getByTestId('course-tool').first();
    await lens.locator('[data-testid=lens-estimate][data-ready=true]').waitFor();
    return {
      board: await lens.getByTestId('board').getAttribute('data-board'),
      sum: await lens.getByTestId('lens-sum').textContent(),
      verdict: await one.getByTestId('course-verdict').textContent(),
      answer: await one.locator('.course-answer').textContent(),
    };
  };
  expect((await seen(page)).board).toBe('7 2 4 / 5 3 6 / 8 0 1');
  expect(await seen(other)).toEqual(await seen(page));
  await other.context().close();
  await page.context().close();
});
