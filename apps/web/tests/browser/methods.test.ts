// Algorithms, heuristics and options as the catalog describes them.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankFirst, korf12 } from './boards.ts';
import { Site } from './browser.ts';
import { openMethod, openSolve, outcome, startButton, status } from './solving.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

async function openOn(board = korf12, goal = blankFirst) {
  const page = await site.page();
  await openSolve(page, board, goal);
  await openMethod(page);
  return page;
}

const option = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const lengthOf = (sentence: string | null) => Number(/([0-9]+) moves/.exec(sentence ?? '')?.[1]);

// By their names, options and values; what they promise of korf12, whose optimum is 45.
// AlphA* promises (1 + Lambda) / (1 + lambda): both weigh cost and estimate together.
const methods: readonly [string, Readonly<Record<string, string>>, string, number][] = [
  ['weighted-astar', { Weight: '2' }, 'at most 2 times', 2 * 45],
  ['dynamic-astar', { Epsilon: '0.5', Depth: '60' }, 'at most 1.5 times', 1.5 * 45],
  ['alpha-astar', { 'lambda (λ)': '1', 'Lambda (Λ)': '2' }, 'at most 1.5 times', 1.5 * 45],
  ['layers', {}, 'Promises nothing', Number.POSITIVE_INFINITY],
];

describe.each(methods)('%s', (algorithm, options, promise, most) => {
  it('solves with its parameters and keeps its promise', async () => {
    const page = await openOn();
    await page.getByRole('combobox', { name: 'Algorithm' }).selectOption(algorithm);
    for (const [label, value] of Object.entries(options)) await option(page, label).fill(value);
    expect(await page.getByTestId('promise').textContent()).toContain(promise);
    await startButton(page).click();
    expect(['solved', 'optimal']).toContain(await status(page));
    const length = lengthOf(await outcome(page).textContent());
    expect(length).toBeGreaterThanOrEqual(45);
    expect(length).toBeLessThanOrEqual(most);
    expect((length - 45) % 2).toBe(0); // the parity of a board's solutions is always the same
    await page.context().close();
  });
});

it('refuses options that are out of range or do not go together, and says so', async () => {
  const page = await openOn();
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('weighted-astar');
  const weight = option(page, 'Weight');
  await weight.fill('0.5');
  expect(await page.getByTestId('refusal').textContent()).toBe(
    'Weight has to be a number from 1 to 1,000.',
  );
  expect(await weight.getAttribute('aria-invalid')).toBe('true');
  expect(await startButton(page).isDisabled()).toBe(true);
  await weight.fill('3');
  expect(await page.getByTestId('refusal').count()).toBe(0);
  expect(await startButton(page).isEnabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('alpha-astar');
  await option(page, 'lambda (λ)').fill('7');
  expect(await page.getByTestId('refusal').textContent()).toContain('lambda is at most Lambda');
  expect(await startButton(page).isDisabled()).toBe(true);
  await page.context().close();
});

it('offers a heuristic only where one is used, and says which are too large', async () => {
  const page = await site.page();
  const goal = Array.from({ length: 100 }, (_, tile) => (tile + 1) % 100);
  const board = goal.map((tile) => (tile === 0 ? 99 : tile === 99 ? 0 : tile));
  const lines = (tiles: readonly number[]) =>
    Array.from({ length: 10 }, (_, row) => tiles.slice(row * 10, row * 10 + 10).join(' ')).join(
      ' / ',
    );
  await openSolve(page, lines(board), lines(goal));
  await openMethod(page);
  const heuristic = page.getByRole('combobox', { name: 'Heuristic' });
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('bfs');
  expect(await heuristic.count()).toBe(0);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('astar');
  const offered = await heuristic.locator('option').allTextContents();
  expect(offered).toContain('Manhattan distance');
  expect(offered).not.toContain('Walking distance');
  expect(await page.getByTestId('not-offered').allTextContents()).toContain(
    'The tables of Walking distance would be too large for 10x10.',
  );
  await startButton(page).click();
  expect(await status(page)).toBe('optimal');
  expect(await outcome(page).textContent()).toContain('1 move,');
  await page.context().close();
});
