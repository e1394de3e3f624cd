// The heuristic lens: its numbers are the core's, on the board and beside it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, startInstance } from '../unit/core_instance.ts';
import { boardText, centreOfCell } from './board.ts';
import { Site } from './browser.ts';

const far = '8 6 7 / 2 5 4 / 3 0 1';
const link = (board: string, heuristic: string) =>
  `#/learn/lens/board=${encodeURIComponent(board.replaceAll(' ', '_'))}&heuristic=${heuristic}`;

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const ready = (page: Page) =>
  page.locator('[data-testid=lens-estimate][data-ready=true]').first().waitFor();
const total = async (page: Page) =>
  Number(await page.getByTestId('lens-sum').first().getAttribute('data-total'));

async function numbersOf(page: Page) {
  const badges = await page.locator('.lens-badge.first text').allTextContents();
  const text = (await page.getByTestId('lens-sum').first().textContent()) ?? '';
  const terms = (text.split('=')[1] ?? '').split('+').map(Number);
  return { badges, terms, total: await total(page) };
}

describe('the lens', () => {
  it('shows what the command line and the core say of each heuristic', async () => {
    const core = await startInstance();
    const { readings = [] } = ok(core.ask('check', { board: far, readings: true }));
    const page = await site.page({}, link(far, 'manhattan'));
    for (const { heuristic, estimate } of readings) {
      await page.getByRole('combobox', { name: 'Heuristic' }).selectOption(heuristic);
      await ready(page);
      expect(await total(page), heuristic).toBe(estimate);
      if (estimate === 0) continue;
      const { terms } = await numbersOf(page);
      expect(terms.reduce((sum, term) => sum + term, 0)).toBe(estimate);
      expect(await page.getByTestId('lens-truth').getAttribute('data-distance')).toBe('31');
    }
    await page.context().close();
  });

  it('follows every move, by click and by key', async () => {
    const page = await site.page({}, link('1 2 3 / 4 5 6 / 7 0 8', 'manhattan'));
    await ready(page);
    expect(await numbersOf(page)).toMatchObject({ badges: ['+1'], total: 1 });
    const { x, y } = await centreOfCell(page, 1, 3); // pushes 5 and 2 down
    await page.mouse.click(x, y);
    await page.waitForFunction(() => document.querySelector('[data-total="3"]'));
    expect(await boardText(page)).toBe('1 0 3 / 4 2 6 / 7 5 8');
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector('[data-total="4"]'));
    expect(await boardText(page)).toBe('0 1 3 / 4 2 6 / 7 5 8');
    await page.context().close();
  });

  it('points at a part, and a link opened by somebody else shows just that', async () => {
    const page = await site.page({}, link('2 1 3 / 4 5 6 / 8 7 0', 'linear-conflict'));
    await ready(page);
    await page.getByRole('button', { name: /^\+2 Row 1/ }).click();
    const address = page.url();
    expect(address).toContain('mark=row-conflict.1');
    const other = await site.page({}, address.slice(address.indexOf('#')));
    await ready(other);
    const state = (one: Page) =>
      one.getByTestId('lens').evaluate((lens) => lens.innerHTML.replaceAll(/ id="[^"]*"/g, ''));
    expect(await state(other)).toBe(await state(page));
    await other.context().close();
    await page.context().close();
  });

  it('searches for the distance of a larger board when it is asked to', async () => {
    const board = '1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 0 13 14 15';
    const page = await site.page({}, link(board, 'manhattan'));
    await ready(page);
    await page.getByRole('button', { name: 'Find the true distance' }).click();
    await page.getByTestId('lens-truth').waitFor();
    expect(await page.getByTestId('lens-truth').getAttribute('data-distance')).toBe('3');
    const other = await site.page({}, await page.evaluate(() => location.hash));
    await other.getByTestId('lens-truth').waitFor(); // was asked for in the link
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Find the true distance' }).waitFor();
    await other.context().close();
    await page.context().close();
  });

  it('says so where a board cannot be solved, and takes nonsense for the usual', async () => {
    const page = await site.page({}, link('1 2 3 / 4 5 6 / 8 7 0', 'manhattan'));
    await page.getByText('This board cannot be solved.').waitFor();
    await page.context().close();
    const broken = await site.page({}, '#/learn/lens/board=7_7&heuristic=none&goal=nowhere');
    await ready(broken);
    expect(await boardText(broken)).toBe('7 2 4 / 5 0 6 / 8 3 1');
    await broken.context().close();
  });
});
