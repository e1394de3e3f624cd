// The six lessons: their tools, their questions, and as a link.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lessons } from '../../src/learn/course/lessons.ts';
import { Site } from './browser.ts';

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

it('keyboard alone goes through all lessons', async () => {
  const page = await open(1);
  for (const lesson of numbers.slice(0, -1)) {
    await page.locator(`[data-testid=course][data-lesson="${lesson}"]`).waitFor();
    const next = page.getByRole('button', { name: 'Next lesson' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  }
  await page.context().close();
});

it.each(numbers)('lesson %i has all its tools in place', async (lesson) => {
  const page = await open(lesson);
  const wanted = lessons[lesson - 1]?.blocks.flatMap((block) =>
    block.kind === 'try' ? [block.tool] : [],
  );
  const there = await page
    .getByTestId('course-tool')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-tool')));
  expect(there).toEqual(wanted);
  await page.context().close();
});

it('only a tool that was touched can be put back', async () => {
  const page = await open(2);
  const tool = page.getByTestId('course-tool').first();
  const back = tool.getByRole('button', { name: 'As it was at first' });
  await tool.getByTestId('steps').waitFor();
  await page.waitForTimeout(600); // by then it has told where it stands
  expect(await back.count()).toBe(0);
  await tool.getByRole('button', { name: 'Next expansion' }).click();
  await page.waitForFunction(() => /tool[0-9]+-at=/.test(location.hash));
  await back.click();
  await tool.getByTestId('steps').waitFor();
  expect(await tool.getByTestId('steps').getAttribute('data-at')).toBe('0');
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
