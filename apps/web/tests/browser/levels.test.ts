// Levels of sliding blocks: chosen, played in every way, solved, watched.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Site } from './browser.ts';
import { cornersOf, dragPiece, placeOfPiece } from './level.ts';

// A board of 3x2 with a piece that has to turn two corners:
//
//   A.      A to the lower right: down is blocked by B, so right, down.
//   B.
//   ..
const corner = '[level]\ngrid:\nA.\nB.\n..\nend\ngoal: A 2 1\n';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

async function playText(page: Page, level: string): Promise<void> {
  await page.goto(`${site.address}#/own`);
  await page.getByLabel('The board as text').fill(level);
  await page.getByRole('button', { name: 'Play this level' }).click();
  await page.getByTestId('level-board').waitFor();
}

it('shows the collection, and finds a level by its name', async () => {
  const page = await site.page({}, '#/levels');
  expect(await page.locator('.level-card').count()).toBe(72);
  await page.getByLabel('Search').fill('heng dao');
  expect(await page.locator('.level-card').count()).toBe(1);
  const card = page.locator('.level-card');
  expect(await card.textContent()).toContain('横刀立马');
  expect(await card.textContent()).toContain('81 moves');
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Order').selectOption('difficulty');
  expect(await page.locator('.level-title').first().textContent()).toBe(
    'Rush Hour beginner sample',
  );
  await page.context().close();
});

it('carries a piece round corners, and counts it in three ways', async () => {
  const page = await site.page();
  await playText(page, corner);
  await dragPiece(page, 'A', 'RDD', 2);
  expect(await cornersOf(page)).toBe('5 2');
  expect(await page.getByTestId('level-solved').textContent()).toContain('1 move.');
  expect(await page.getByTestId('count-moves').textContent()).toBe('1');
  expect(await page.getByTestId('count-straight').textContent()).toBe('2');
  expect(await page.getByTestId('count-steps').textContent()).toBe('3');
  await page.context().close();
});

it('never carries a piece through another one', async () => {
  const page = await site.page();
  await playText(page, corner);
  await dragPiece(page, 'A', 'DD', 2);
  expect(await cornersOf(page)).toBe('0 2');
  await page.context().close();
});

it('is played by touch on a phone', async () => {
  const page = await site.page({ hasTouch: true, viewport: { width: 360, height: 740 } });
  await playText(page, corner);
  const { x, y, side } = await placeOfPiece(page, 'A', 2);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number, dy: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx * side, y: y + dy * side }],
    });
  await send('touchStart', 0, 0);
  for (const [dx, dy] of [
    [0.5, 0],
    [1, 0],
    [1, 0.6],
    [1, 1.4],
    [1, 2],
  ] as const)
    await send('touchMove', dx, dy);
  await send('touchEnd', 0, 0);
  await page.getByTestId('level-solved').waitFor();
  expect(await cornersOf(page)).toBe('5 2');
  await page.context().close();
});

it('is played by keys, undone, done again, and kept over a reload', async () => {
  const page = await site.page();
  await playText(page, corner);
  await page.locator('[data-name="A"]').focus();
  await page.keyboard.press('ArrowRight');
  expect(await cornersOf(page)).toBe('1 2');
  expect(await page.getByTestId('live').textContent()).toContain('A moved right');
  await page.keyboard.press('Shift+ArrowDown');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe(
    'Piece B, 1 high and 1 wide, row 2, column 1. It can go up, right, and down.',
  );
  await page.keyboard.press('ArrowUp');
  expect(await cornersOf(page)).toBe('1 0');
  await page.keyboard.press('u');
  expect(await cornersOf(page)).toBe('1 2');
  await page.keyboard.press('r');
  expect(await cornersOf(page)).toBe('1 0');
  await page.reload();
  await page.getByTestId('level-board').waitFor();
  expect(await cornersOf(page)).toBe('1 0');
  await page.context().close();
});

it('is solved by the solver, and the solution is watched to its end', async () => {
  const page = await site.page({}, '#/levels/layton-01');
  await page.getByRole('button', { name: 'Find a solution' }).click();
  const outcome = page.getByTestId('level-outcome');
  await outcome.waitFor();
  expect(await outcome.getAttribute('data-status')).toBe('optimal');
  expect(await outcome.textContent()).toContain('10 moves'); // published
  const before = await cornersOf(page);
  await page.getByRole('button', { name: 'Watch the solution' }).click();
  const position = page.getByTestId('position');
  expect(await position.textContent()).toContain('Move 0 of 10');
  expect(await cornersOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() =>
    document.querySelector('[data-testid=position]')?.textContent?.includes('Move 10 of 10'),
  );
  const end = (await cornersOf(page))?.split(' ').map(Number) ?? [];
  expect(end.slice(0, 2)).toEqual([2, 21]); // A in row 1, column 3; B in row 6, column 2
  await page.context().close();
});

it('gives hints that lead to the goal in as few moves as there can be', async () => {
  const page = await site.page({}, '#/levels/rush-beginner');
  for (let move = 0; move < 5; ++move) {
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.getByTestId('level-hint');
    await hint.waitFor();
    const [name = '', path = ''] = ((await hint.getAttribute('data-move')) ?? '').split(':');
    await page.locator(`[data-name="${name}"]`).focus();
    for (const letter of path) {
      const arrows = { U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight' };
      await page.keyboard.press(arrows[letter as keyof typeof arrows]);
    }
  }
  await page.getByTestId('level-solved').waitFor();
  expect(await page.getByTestId('count-moves').textContent()).toBe('5'); // published
  const kept = await page.evaluate(() => localStorage.getItem('noyes.level-scores'));
  expect(kept).toBeNull(); // it was done with help
  await page.context().close();
});

it('works without a network after the first visit', async () => {
  const page = await site.page({}, '#/levels/rush-beginner');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByTestId('level-outcome').waitFor();
  await page.goto(`${site.address}#/share/b=1_2_3~4_5_6~7_0_8`);
  await page.getByRole('button', { name: 'Play this board' }).waitFor();
  await page.context().close();
});

it.each(['#/levels', '#/levels/gnome-sunshine', '#/own', '#/share/l=gnome-ithaca'])(
  'needs no scrolling to the side on a phone on %s',
  async (hash) => {
    const page = await site.page({ viewport: { width: 360, height: 740 } }, hash);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.context().close();
  },
);
