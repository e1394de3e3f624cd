// The experiments show the numbers that are known.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTo, type State } from '../../src/learn/link.ts';
import { Site } from './browser.ts';

const board = '6 3 8 / 5 4 1 / 7 2 0'; // 28 moves

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

async function opened(state: State, options = {}): Promise<Page> {
  const page = await site.page(options, linkTo('experiments', state));
  page.setDefaultTimeout(60_000);
  return page;
}

const text = (page: Page, name: string) => page.getByTestId(name).textContent();

describe('the weight', () => {
  // What the page's own solver counts; compare.test.ts holds that to the command line.
  async function counted(page: Page, algorithm: string): Promise<string | null> {
    const ways = `${algorithm}\nastar manhattan`;
    await page.goto(site.address + linkTo('compare', { board, ways }));
    await page.getByRole('button', { name: 'Start together' }).click();
    await page.locator('[data-testid=compare-results][data-running=false]').waitFor();
    return page.locator(`tr[data-way="${algorithm}"] [data-figure=expanded]`).textContent();
  }

  it('goes from uniform cost to greedy search', async () => {
    const page = await opened({ show: 'weight', board });
    const slider = page.getByRole('slider', { name: 'How much the estimate counts' });
    await page.getByTestId('expanded').waitFor();
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByText('takes the smallest g first').waitFor();
    await page.getByTestId('expanded').waitFor();
    const uniform = await text(page, 'expanded');
    await page.keyboard.press('End');
    await page.getByText('takes the smallest h first').waitFor();
    await page.getByTestId('expanded').waitFor();
    const greedy = await text(page, 'expanded');
    expect(await text(page, 'length')).toMatch(/moves, shortest 28$/);
    expect(uniform).toBe(await counted(page, 'uniform'));
    expect(greedy).toBe(await counted(page, 'greedy manhattan'));
    await page.context().close();
  });

  it('is kept in the link', async () => {
    const page = await opened({ show: 'weight', board, weight: '2' });
    expect(await text(page, 'stop')).toContain('Weighted A*, weight 2');
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => location.hash)).toContain('weight=3');
    await page.context().close();
  });
});

it('f contours of A* stay below the optimum', async () => {
  const page = await opened({ show: 'contours', board });
  await page.getByText('f* = 28').waitFor();
  expect(Number(await text(page, 'largest-f'))).toBeLessThanOrEqual(28);
  expect(await text(page, 'optimum')).toBe('28');
  const rings = (one: Page) => one.locator('[data-testid=chart-contours] rect[fill=none]').count();
  await page.getByRole('slider', { name: /^Expanded so far/ }).fill('20');
  expect(await rings(page)).toBeGreaterThan(5);
  const other = await site.page({}, await page.evaluate(() => location.hash));
  await other.getByText('f* = 28').waitFor();
  expect(await rings(other)).toBe(await rings(page));
  await other.context().close();
  await page.context().close();
});

describe('the checker', () => {
  it.each([
    ['naive-manhattan', '4,650'],
    ['naive-conflict', '7'],
    ['naive-corners', '482'],
    ['naive-last-move', '1,560'],
  ])('finds that %s overestimates %s boards', async (heuristic, known) => {
    const page = await opened({ show: 'admissible', heuristic });
    expect(await text(page, 'overestimated')).toBe(known);
    expect(await text(page, 'boards')).toBe('181,440');
    expect(await text(page, 'verdict')).toContain('Not admissible');
    const [says, enough] = ((await text(page, 'worst')) ?? '').match(/[0-9]+/g) ?? [];
    expect(Number(says)).toBeGreaterThan(Number(enough));
    await page.context().close();
  });

  it('shows where A* misses the optimum, and a comparison of it', async () => {
    const page = await opened({ show: 'admissible', heuristic: 'naive-last-move' });
    const [found, shortest] = ((await text(page, 'loss')) ?? '').match(/[0-9]+/g) ?? [];
    expect(Number(found)).toBeGreaterThan(Number(shortest));
    await page.getByRole('link', { name: 'See it in a comparison' }).click();
    await page.getByRole('button', { name: 'Start together' }).click();
    await page.locator('[data-testid=compare-results][data-running=false]').waitFor();
    expect(
      await page
        .locator('tr[data-way="astar naive-last-move"] [data-figure=outcome]')
        .textContent(),
    ).toBe(`${found} moves, shortest ${shortest}`);
    await page.context().close();
  });

  it('finds nothing wrong with what is right', async () => {
    const page = await opened({ show: 'admissible', heuristic: 'linear-conflict' });
    expect(await text(page, 'verdict')).toBe(
      'Admissible: it overestimates none of the 181,440 boards.',
    );
    expect(await page.getByTestId('worst').count()).toBe(0);
    await page.context().close();
  });
});

it('all distances are the known ones, and this board is marked', async () => {
  const page = await opened({ show: 'distances', board });
  expect(await text(page, 'distance')).toBe('28 moves');
  expect(await text(page, 'mean')).toBe('21.97');
  expect(await text(page, 'farthest-distance')).toBe('31 moves; boards: 2');
  expect(await page.getByTestId('farthest').locator('[data-board]').count()).toBe(2);
  await page.getByText('All numbers').click();
  const rows = await page.getByTestId('histogram').locator('td').allTextContents();
  expect(rows).toHaveLength(32);
  expect(rows.slice(0, 4)).toEqual(['1', '2', '4', '8']);
  expect(rows[31]).toBe('2');
  const sum = rows.reduce((all, one) => all + Number(one.replaceAll(',', '')), 0);
  expect(sum).toBe(181_440);
  expect(await page.getByTestId('chart-distances').textContent()).toContain('this board: 28');
  await page.context().close();
});

const shows = ['weight', 'contours', 'admissible', 'distances'];

describe.each(shows)('%s', (show) => {
  it('saves a drawing that opens by itself', async () => {
    const page = await opened({ show, board });
    await page.getByTestId(`chart-${show}`).waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as SVG' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe(`noyes-${show}.svg`);
    const svg = readFileSync(await file.path(), 'utf8');
    expect(svg).not.toContain('var(--');
    const width = await page.evaluate(async (content) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([content], { type: 'image/svg+xml' }));
      await image.decode();
      return image.naturalWidth;
    }, svg);
    expect(width).toBeGreaterThan(300);
    await page.context().close();
  });

  it('stands alone in a lesson', async () => {
    const page = await opened({ show, board, alone: 'yes' });
    await page.getByTestId(`chart-${show}`).waitFor();
    expect(await page.locator('.trial-list').count()).toBe(0);
    await page.context().close();
  });
});
