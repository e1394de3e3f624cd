// Several searches side by side: the same counts as the command line has.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTo } from '../../src/learn/link.ts';
import { korf12, long } from './boards.ts';
import { Site } from './browser.ts';

const program =
  process.env.NOYES ??
  fileURLToPath(new URL('../../../../build/release/apps/cli/noyes', import.meta.url));

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const startButton = (page: Page) => page.getByRole('button', { name: 'Start together' });
const over = (page: Page) =>
  page.locator('[data-testid=compare-results][data-running=false]').waitFor({ timeout: 90_000 });
const figure = (page: Page, way: string, name: string) =>
  page.locator(`tr[data-way="${way}"] [data-figure="${name}"]`).textContent();

async function compared(board: string, ways: readonly string[], goal = '', options = {}) {
  const page = await site.page(options, linkTo('compare', { board, goal, ways: ways.join('\n') }));
  page.setDefaultTimeout(30_000);
  await startButton(page).click();
  await over(page);
  return page;
}

interface Native {
  readonly asked: { readonly algorithm: string; readonly heuristic: string | null };
  readonly expanded: number;
  readonly generated: number;
  readonly length: number;
}

function natively(board: string, goal: string, way: string): Native {
  const [algorithm = '', heuristic = ''] = way.split(' ');
  const guide = heuristic ? ['--heuristic', heuristic] : [];
  const text = execFileSync(
    program,
    ['compare', board, '--goal', goal, '--algorithm', algorithm, ...guide, '--json'],
    { encoding: 'utf8' },
  );
  return JSON.parse(text.split('\n')[0] ?? '') as Native;
}

const contests: readonly [string, string, readonly string[]][] = [
  [
    '6 3 8 / 5 4 1 / 7 2 0',
    'blank-last',
    ['astar manhattan', 'ida linear-conflict', 'greedy manhattan', 'bfs'],
  ],
  [
    '7 2 4 / 5 0 6 / 8 3 1',
    'blank-first',
    ['uniform', 'weighted-astar:weight=2 hamming', 'rbfs walking-distance', 'bidirectional zero'],
  ],
  [korf12, 'blank-first', ['astar linear-conflict', 'ida manhattan', 'weighted-astar manhattan']],
  ['3 5 0 / 7 4 2 / 8 1 6', 'blank-last', ['astar naive-corners', 'astar naive-last-move']],
];

describe.each(contests)('on %s', (board, goal, ways) => {
  it('counts as noyes compare does', async () => {
    const page = await compared(board, ways, goal);
    for (const way of ways) {
      const native = natively(board, goal, way);
      const number = (value: number) => value.toLocaleString('en');
      expect(await figure(page, way, 'expanded'), way).toBe(number(native.expanded));
      expect(await figure(page, way, 'generated'), way).toBe(number(native.generated));
      expect(await figure(page, way, 'outcome'), way).toContain(`${native.length} moves`);
    }
    await page.context().close();
  });
});

// Groups of four, until all of the catalog have been compared.
describe('all algorithms', () => {
  const list = JSON.parse(
    execFileSync(program, ['list', 'algorithms', '--json'], { encoding: 'utf8' }),
  ) as { algorithms: { name: string; puzzles: string[]; uses_heuristic: boolean }[] };
  const all = list.algorithms
    .filter(({ puzzles }) => puzzles.includes('tiles'))
    .map(({ name, uses_heuristic }) => (uses_heuristic ? `${name} manhattan` : name));
  const groups = all.flatMap((_, place) => (place % 4 === 0 ? [all.slice(place, place + 4)] : []));

  it.each(groups)('%s, %s, %s, %s count as noyes compare does', async (...group) => {
    const ways = group.length > 1 ? group : [...group, 'astar manhattan'];
    const board = '4 2 3 / 5 1 6 / 0 7 8';
    const page = await compared(board, ways, 'blank-last');
    for (const way of ways) {
      const native = natively(board, 'blank-last', way);
      const number = (value: number) => value.toLocaleString('en');
      expect(await figure(page, way, 'expanded'), way).toBe(number(native.expanded));
      expect(await figure(page, way, 'generated'), way).toBe(number(native.generated));
    }
    await page.context().close();
  });
});

it('tells the shortest beside what was found, and marks what promises nothing', async () => {
  // Breadth-first search: 28 moves.
  const page = await compared('6 3 8 / 5 4 1 / 7 2 0', ['greedy manhattan', 'astar naive-corners']);
  expect(await figure(page, 'greedy manhattan', 'outcome')).toMatch(/moves, shortest 28$/);
  const table = await page.getByTestId('compare-table').textContent();
  expect(table).toContain('promises nothing');
  expect(table).toContain('heuristic not admissible');
  expect(await figure(page, 'astar naive-corners', 'outcome')).not.toContain('proven');
  expect(await page.getByTestId('chart-compare').textContent()).toContain('shortest: 28');
  await page.context().close();
});

it('is cancelled at once, shows figures until then, and can begin again', async () => {
  const page = await site.page(
    {},
    linkTo('compare', { board: long, goal: 'blank-first', ways: 'ida manhattan\nastar manhattan' }),
  );
  await startButton(page).click();
  await page
    .locator('tr[data-way="ida manhattan"] [data-figure=generated]', { hasText: ',' })
    .waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await startButton(page).waitFor({ timeout: 2000 });
  expect(await figure(page, 'ida manhattan', 'outcome')).toBe('stopped');
  await page.getByRole('button', { name: 'What do mistakes cost?' }).click();
  expect(await page.locator('.compare-way').count()).toBe(4);
  await page.context().close();
});

it('holds everything in its link', async () => {
  const page = await site.page({}, '#/learn/compare');
  await page.getByRole('button', { name: 'What does greed cost?' }).click();
  const link = await page.evaluate(() => location.hash);
  expect(link).toContain('greedy_manhattan');
  const other = await site.page({}, link);
  const ways = await other.locator('.compare-way summary').allTextContents();
  expect(ways).toEqual(await page.locator('.compare-way summary').allTextContents());
  expect(ways).toHaveLength(4);
  await page.context().close();
  await other.context().close();
});

it('is started again by whoever opens the link of one that was started', async () => {
  const page = await compared('6 3 8 / 5 4 1 / 7 2 0', ['astar manhattan', 'greedy manhattan']);
  const link = await page.evaluate(() => location.hash);
  const other = await site.page({}, link);
  await over(other);
  for (const name of ['expanded', 'generated', 'memory', 'outcome'])
    for (const way of ['astar manhattan', 'greedy manhattan'])
      expect(await figure(other, way, name)).toBe(await figure(page, way, name));
  await page.getByRole('button', { name: 'Random board' }).click();
  expect(await page.evaluate(() => location.hash)).not.toContain('started');
  await page.context().close();
  await other.context().close();
});

it('saves a drawing that opens by itself', async () => {
  const page = await compared('6 3 8 / 5 4 1 / 7 2 0', ['astar manhattan', 'greedy manhattan']);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('noyes-compare.svg');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).not.toContain('var(--');
  const errors = await page.evaluate((svg) => {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    return parsed.querySelectorAll('parsererror').length;
  }, text);
  expect(errors).toBe(0);
  const width = await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    await image.decode();
    return image.naturalWidth;
  }, text);
  expect(width).toBeGreaterThan(300);
  await page.context().close();
});
