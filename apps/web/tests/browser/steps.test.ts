// Searches step by step: what is shown is what the command line tells, forth and back.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Site } from './browser.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const noyes =
  process.env.NOYES ??
  fileURLToPath(new URL('../../../../build/release/apps/cli/noyes', import.meta.url));

const viewer = (page: Page) => page.getByTestId('steps');
const position = (page: Page) => viewer(page).getAttribute('data-at').then(Number);
const written = (text: string) => text.replaceAll(' ', '_').replaceAll('/', '%2F');
const link = (board: string, more: string) => `#/learn/steps/board=${written(board)}&${more}`;

const eight = '4 1 2 / 5 8 3 / 7 6 0';
const levels = ['rush-beginner', 'rush-advanced', 'layton-01'];
const farthest = '8 6 7 / 2 5 4 / 3 0 1';

// Everything that is shown, but for the pixels of the tree.
const picture = (page: Page) =>
  viewer(page).evaluate((element) => ({
    moment: element.getAttribute('data-picture'),
    text: element.textContent,
    running: element.querySelector('[data-running]')?.getAttribute('data-running'),
    drawn: element.querySelector('canvas')?.dataset.drawn,
    cards: [...element.querySelectorAll('.node-card')].map((one) => one.textContent),
  }));

const press = async (page: Page, key: string, times: number) => {
  for (let time = 0; time < times; ++time) await page.keyboard.press(key);
};

// What the catalog has; the tests of both puzzles loop over it.
interface Listed {
  readonly name: string;
  readonly puzzles: readonly string[];
}
const listed = JSON.parse(
  execFileSync(noyes, ['list', 'algorithms', '--json'], { encoding: 'utf8' }),
).algorithms as readonly Listed[];
const algorithmsFor = (puzzle: string) =>
  listed.filter(({ puzzles }) => puzzles.includes(puzzle)).map(({ name }) => name);
const forTiles = algorithmsFor('tiles');
const forLevels = algorithmsFor('blocks');

describe('the picture', () => {
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End'];

  // Random keys, the same each time; wherever it comes again it must find what it saw there before.
  async function wander(page: Page): Promise<{ places: number; returns: number }> {
    const seen = new Map<number, Awaited<ReturnType<typeof picture>>>();
    let returns = 0;
    let random = 1;
    for (let step = 0; step < 40; ++step) {
      random = (random * 48_271) % 2_147_483_647;
      await page.keyboard.press(keys[random % keys.length] ?? 'Home');
      const [at, now] = [await position(page), await picture(page)];
      const before = seen.get(at);
      if (before) {
        expect(now, `at ${at}`).toEqual(before);
        returns += 1;
      }
      seen.set(at, now);
    }
    expect(new Set([...seen.values()].map((one) => JSON.stringify(one))).size).toBe(seen.size);
    return { places: seen.size, returns };
  }

  it.each(forTiles)(
    'of %s is the same however often one steps forth and back',
    async (algorithm) => {
      const page = await site.page({}, link(eight, `algorithm=${algorithm}&at=9`));
      await viewer(page).waitFor();
      const { places, returns } = await wander(page);
      expect(places).toBeGreaterThan(5);
      expect(returns).toBeGreaterThan(8);
      await page.context().close();
    },
  );

  it.each(forLevels)('of %s on a level is the same, too', async (algorithm) => {
    const page = await site.page({}, `#/learn/steps/level=${levels[0]}&algorithm=${algorithm}`);
    await viewer(page).waitFor();
    const { returns } = await wander(page);
    expect(returns).toBeGreaterThan(8);
    await page.context().close();
  });

  it('is opened again by its link', async () => {
    const page = await site.page({}, link(eight, 'algorithm=weighted-astar:weight=2'));
    await viewer(page).waitFor();
    await press(page, 'ArrowRight', 11);
    await page.locator('.children .node-card').first().click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForFunction(() => /at=11&node=[0-9]+&camera=[0-9]+/.test(location.hash));
    const hash = await page.evaluate(() => location.hash);
    const first = await picture(page);
    const pixels = await page.getByTestId('steps-canvas').screenshot();
    const other = await site.page({}, hash);
    await viewer(other).waitFor();
    expect(await picture(other)).toEqual(first);
    expect(pixels.equals(await other.getByTestId('steps-canvas').screenshot())).toBe(true);
    await page.context().close();
    await other.context().close();
  });
});

describe('the events', () => {
  const told = (what: readonly string[], algorithm: string) =>
    execFileSync(noyes, ['solve', ...what, '--algorithm', algorithm, '--trace', '-', '-q'], {
      maxBuffer: 2 ** 29,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
  // The address is brought up to date a moment later; another one before that would be lost.
  const settled = (page: Page) =>
    page.waitForFunction(() => 'noyes' in globalThis && location.hash.includes('at='));
  const shown = async (page: Page, hash: string) => {
    await settled(page);
    await page.evaluate((next) => {
      delete (globalThis as { noyes?: object }).noyes;
      location.hash = next;
    }, hash);
    await settled(page);
    return page.evaluate(() =>
      (globalThis as unknown as { noyes: { trace(): string } }).noyes.trace(),
    );
  };
  const boards = [
    '1 2 3 / 4 5 6 / 7 8 0',
    '1 2 3 / 4 5 6 / 7 0 8',
    '1 2 3 / 7 4 6 / 0 5 8',
    eight,
    '4 2 3 / 5 1 6 / 0 7 8',
    '4 1 0 / 5 3 2',
    '0 2 3 / 1 4 5',
    '2 1 0 / 3 5 4',
    '0 3 / 2 1',
    '2 3 0 4 / 1 5 7 8 / 9 6 11 12 / 13 10 14 15',
  ];

  it('are compared for all algorithms that the catalog has', () => {
    expect(forTiles.length).toBeGreaterThanOrEqual(12);
    expect(forLevels.length).toBeGreaterThanOrEqual(6);
  });

  it.each(forTiles)('of %s are those of the command line, on ten boards', async (algorithm) => {
    const page = await site.page({}, '#/learn/steps');
    for (const board of boards) {
      const expected = told([board, '--heuristic', 'manhattan'], algorithm);
      expect(expected.length).toBeGreaterThan(10);
      const hash = link(board, `algorithm=${algorithm}&heuristic=manhattan`);
      expect(await shown(page, hash), board).toBe(expected);
    }
    await page.context().close();
  });

  it.each(forLevels)('of %s on levels are those of the command line', async (algorithm) => {
    const page = await site.page({}, '#/learn/steps');
    for (const level of levels) {
      const expected = told(['--level', level], algorithm);
      expect(expected.length).toBeGreaterThan(10);
      const hash = `#/learn/steps/level=${level}&algorithm=${algorithm}&heuristic=auto`;
      expect(await shown(page, hash), level).toBe(expected);
    }
    await page.context().close();
  });
});

// All 181,440 boards, some 600,000 events.
it('plays uniform cost on a farthest 8-puzzle to its end without hanging', async () => {
  const page = await site.page({}, link(farthest, 'algorithm=uniform'));
  page.setDefaultTimeout(60_000);
  await viewer(page).waitFor();
  await page.getByLabel('Speed').selectOption({ index: 5 });
  const gaps = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        let before = performance.now();
        const all: number[] = [];
        const look = (now: number) => {
          all.push(now - before);
          before = now;
          const counts = document.querySelector('[data-testid=steps-at]')?.textContent ?? '';
          const [at, end] = [...counts.matchAll(/[\d,]+/g)].map(([text]) => text);
          if (at === end) resolve(all.sort((a, b) => a - b));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await site.watchTasks(page);
  await page.getByRole('button', { name: 'Play' }).click();
  const sorted = await gaps;
  const tasks = await site.longestTasks();
  const usual = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const longest = sorted.at(-1) ?? 0;
  console.info(
    `between frames: 95 of 100 under ${usual.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms; ` +
      `longest tasks of the page: ${tasks.slice(0, 3).map((ms) => ms.toFixed(0))} ms`,
  );
  expect(sorted.length).toBeGreaterThan(50);
  // Frames are told, but not judged: another program may take the machine for a while. Processor time
  // is the page's own; single tasks may prepare a larger tree, all others leave time to draw.
  expect(tasks[0]).toBeGreaterThan(0);
  expect(tasks[0]).toBeLessThan(500);
  expect(tasks[5]).toBeLessThan(150);
  const moment = JSON.parse((await viewer(page).getAttribute('data-picture')) ?? '{}');
  expect(moment.expanded).toBeGreaterThan(180_000);
  expect(moment.closed).toBe(moment.expanded); // each board once
  await page.context().close();
}, 180_000);

describe('the tree', () => {
  it('is walked through by keys, and tells the way to a state', async () => {
    const page = await site.page({}, link(eight, 'algorithm=astar&at=20'));
    await viewer(page).waitFor();
    const tree = page.getByRole('tree', { name: 'Search tree' });
    await tree.focus();
    await press(page, 'ArrowUp', 20);
    const start = await page.getByRole('treeitem').textContent();
    expect(start).toContain(eight);
    await press(page, 'ArrowDown', 2);
    expect(await page.getByTestId('steps-way').locator('li').count()).toBe(2);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    expect(await position(page)).toBe(20); // keys in the tree take no steps
    await page.keyboard.press('Escape');
    expect(await page.getByTestId('steps-way').count()).toBe(0);
    await page.context().close();
  });

  it('shows the state that was clicked', async () => {
    const page = await site.page({}, link(eight, 'algorithm=astar&at=3&show=tree,node'));
    await viewer(page).waitFor();
    const box = await page.getByTestId('steps-canvas').boundingBox();
    if (!box) throw new Error('no tree');
    const chosen = page.getByTestId('steps-chosen');
    // The root is in the middle of the tree, which fits: somewhere on the line down from the top.
    for (let y = 8; y < box.height && (await chosen.count()) === 0; y += 12)
      await page.mouse.click(box.x + box.width / 2, box.y + y);
    expect(await chosen.getByRole('img').getAttribute('aria-label')).toBe(eight);
    await page.context().close();
  });
});

it('keeps the keys and the buttons at hand on a phone', async () => {
  const page = await site.page(
    { viewport: { width: 360, height: 740 }, hasTouch: true },
    link(eight, 'algorithm=astar&at=12'),
  );
  await viewer(page).waitFor();
  await page.getByRole('button', { name: 'Next expansion' }).tap();
  expect(await position(page)).toBeGreaterThan(12);
  await page.context().close();
});
