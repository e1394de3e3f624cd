// Watching a solution: forth and back, jumps, speeds, keys, what comes after.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardText } from './board.ts';
import { blankFirst, blankFirst5, korf12, long } from './boards.ts';
import { Site } from './browser.ts';
import { openMethod, openSolve, startButton, status } from './solving.ts';

let site: Site;
const length = 45; // of korf12, as published

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

async function solved() {
  const page = await site.page();
  await openSolve(page, korf12, blankFirst);
  await startButton(page).click();
  expect(await status(page)).toBe('optimal');
  return page;
}

const position = (page: Page) => page.getByTestId('position').textContent();
const marked = (page: Page) => page.locator('[role=option][aria-selected=true]');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

it('steps through the whole path and back, one move at a time', async () => {
  const page = await solved();
  const seen = [await boardText(page)];
  for (let move = 1; move <= length; ++move) {
    await press(page, 'One move on');
    seen.push(await boardText(page));
    expect(await marked(page).getAttribute('aria-posinset')).toBe(String(move));
    expect(await marked(page).isVisible()).toBe(true); // the list has scrolled to it
  }
  expect([seen[0], seen[length]]).toEqual([korf12, blankFirst]);
  expect(new Set(seen).size).toBe(length + 1);
  expect(await page.getByRole('button', { name: 'One move on' }).isDisabled()).toBe(true);
  for (let move = length - 1; move >= 0; --move) {
    await page.keyboard.press('ArrowLeft');
    expect(await boardText(page)).toBe(seen[move]);
  }
  expect(await position(page)).toBe(`Move 0 of ${length}`);
  await page.context().close();
});

it('jumps by a click on a move, by the slider and by keys', async () => {
  const page = await solved();
  await page.locator('[role=option][aria-posinset="7"]').click();
  expect(await position(page)).toBe(`Move 7 of ${length}`);
  await page.getByLabel('Place in the solution').fill('30');
  expect(await position(page)).toBe(`Move 30 of ${length}`);
  await page.getByTestId('move-list').focus();
  await page.keyboard.press('ArrowUp');
  expect(await position(page)).toBe(`Move 27 of ${length}`); // three words a line
  await page.keyboard.press('End');
  expect(await boardText(page)).toBe(blankFirst);
  await page.keyboard.press('Home');
  expect(await boardText(page)).toBe(korf12);
  expect(await page.getByTestId('live').textContent()).toContain(`Move 0 of ${length}`);
  await page.context().close();
});

it('plays at every speed, pauses, and asks what next when it has solved it', async () => {
  const page = await solved();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const speed = page.getByLabel('Speed');
  for (const [name, milliseconds] of [
    ['slow', 500],
    ['medium', 300],
    ['fast', 100],
  ] as const) {
    await page.keyboard.press('Home');
    await speed.selectOption(name);
    expect(await page.evaluate(playFour)).toBeGreaterThanOrEqual(4 * milliseconds - 20);
    await page.getByRole('button', { name: 'Pause' }).click();
    const at = await position(page);
    await page.waitForTimeout(2 * milliseconds);
    expect(await position(page)).toBe(at);
  }
  await speed.selectOption('skip');
  await play.click();
  expect(await boardText(page)).toBe(blankFirst);
  const dialog = page.getByRole('dialog', { name: 'Solved' });
  expect(await dialog.textContent()).toContain(`${length} moves, and no solution has fewer`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await speed.selectOption('fast');
  await page.getByTestId('move-list').focus();
  await page.keyboard.press(' '); // from the start again
  await page.waitForFunction(() => !document.body.textContent?.includes('Move 0 of'));
  await speed.selectOption('skip'); // while it plays
  await dialog.getByRole('button', { name: 'Watch again' }).click();
  await dialog.getByRole('button', { name: 'Try yourself' }).click();
  await page.getByTestId('moves').waitFor();
  expect(await boardText(page)).toBe(korf12);
  await page.context().close();
});

it('shows moves as words, numbers or letters, and copies them', async () => {
  const page = await solved();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = page.locator('[role=option][aria-posinset="1"]');
  expect(await first.textContent()).toMatch(/^(5 down|12 right|3 right|15 up)$/);
  const copied = async (notation: string) => {
    await page.getByLabel('Moves as').selectOption(notation);
    await press(page, 'Copy solution');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('letters')).toMatch(new RegExp(`^[ULRD]{${length}}$`));
  expect((await copied('tiles')).split(' ')).toHaveLength(length);
  expect((await copied('words')).split('\n')).toHaveLength(length);
  await page.context().close();
});

it('names the stages of a board that is solved row by row, and draws only what is seen', async () => {
  const page = await site.page();
  await openSolve(page, long, blankFirst5);
  await openMethod(page);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('layers');
  await startButton(page).click();
  expect(await status(page)).toBe('solved');
  const stage = page.getByTestId('stage');
  const first = await stage.textContent();
  expect(first).toMatch(/^(row|column) [0-9]/);
  expect(await page.locator('.move-stage').first().textContent()).toBe(first);
  const all = Number(/of ([0-9]+)/.exec((await position(page)) ?? '')?.[1]);
  expect(all).toBeGreaterThan(95); // its optimum, as published
  expect(await page.locator('[role=option]').count()).toBeLessThan(60);
  await page.keyboard.press('End');
  expect(await stage.textContent()).toMatch(/^the last [0-9]x[0-9]$/);
  expect(await marked(page).getAttribute('aria-posinset')).toBe(String(all));
  expect(await boardText(page)).toBe(blankFirst5);
  await page.context().close();
});

// Milliseconds that the first four moves take.
function playFour(): Promise<number> {
  const place = document.querySelector('[data-testid=position]');
  const start = performance.now();
  document.querySelector<HTMLButtonElement>('button[aria-label=Play]')?.click();
  return new Promise((resolve) => {
    const look = () => {
      if (Number(/[0-9]+/.exec(place?.textContent ?? '')?.[0]) < 4) setTimeout(look, 5);
      else resolve(performance.now() - start);
    };
    look();
  });
}
