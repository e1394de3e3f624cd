// Playing to the end by every kind of input.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardText, centreOfCell, playBoard } from './board.ts';
import { Site } from './browser.ts';

const goal = '1 2 3 / 4 5 6 / 7 8 0';
let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it('is solved by keys: the arrow is where the tile goes', async () => {
  const page = await site.page();
  await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', goal);
  await page.keyboard.press('ArrowLeft');
  expect(await boardText(page)).toBe('1 2 3 / 4 5 6 / 7 0 8');
  await page.keyboard.press('u');
  expect(await boardText(page)).toBe('1 2 3 / 4 5 6 / 0 7 8');
  await page.keyboard.press('a');
  await page.keyboard.press('h');
  expect(await boardText(page)).toBe(goal);
  expect(await page.getByTestId('live').textContent()).toContain('Solved in 2 moves');
  await page.context().close();
});

it('is solved by one click that pushes a line', async () => {
  const page = await site.page();
  await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', goal);
  const { x, y } = await centreOfCell(page, 8, 3);
  await page.mouse.click(x, y);
  expect(await boardText(page)).toBe(goal);
  expect(await page.getByTestId('moves').textContent()).toBe('2');
  await page.context().close();
});

it('is solved by dragging a tile, and a drag that is too short does nothing', async () => {
  const page = await site.page();
  await playBoard(page, '1 2 3 / 4 5 6 / 7 0 8', goal);
  const { x, y, side } = await centreOfCell(page, 8, 3);
  const dragLeft = async (part: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - side * part, y, { steps: 5 });
    await page.mouse.up();
  };
  await dragLeft(0.2);
  expect(await boardText(page)).toBe('1 2 3 / 4 5 6 / 7 0 8');
  await dragLeft(0.7);
  expect(await boardText(page)).toBe(goal);
  await page.context().close();
});

it('is solved by touch: a tap, and a swipe that begins anywhere', async () => {
  const page = await site.page({ hasTouch: true, viewport: { width: 360, height: 740 } });
  await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', goal);
  const tapped = await centreOfCell(page, 7, 3);
  await page.touchscreen.tap(tapped.x, tapped.y);
  expect(await boardText(page)).toBe('1 2 3 / 4 5 6 / 7 0 8');
  const from = await centreOfCell(page, 0, 3);
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: from.y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from.x) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from.x - 40) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(() => document.querySelector('[data-board$="7 8 0"]') !== null);
  await page.context().close();
});

it('can be played by the focus alone', async () => {
  const page = await site.page();
  await playBoard(page, '1 2 3 / 4 5 6 / 7 0 8', goal);
  await page.getByRole('gridcell').first().focus();
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight'])
    await page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('8, row 3, column 3, can move');
  await page.keyboard.press('Enter');
  expect(await boardText(page)).toBe(goal);
  await page.context().close();
});

it('goes on after a reload', async () => {
  const page = await site.page();
  await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', goal);
  await page.keyboard.press('ArrowLeft');
  await page.reload();
  await page.getByTestId('board').waitFor();
  expect(await boardText(page)).toBe('1 2 3 / 4 5 6 / 7 0 8');
  expect(await page.getByTestId('moves').textContent()).toBe('1');
  await page.context().close();
});
