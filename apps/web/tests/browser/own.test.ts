// Boards of one's own: what is wrong with them is told and put right.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardText } from './board.ts';
import { Site } from './browser.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const open = async () => {
  const page = await site.page({}, '#/own');
  const text = page.getByLabel('The board as text');
  return { page, text, problems: page.getByTestId('own-problems') };
};

it('says why a board cannot be solved, and mends it', async () => {
  const { page, text, problems } = await open();
  await text.fill('1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0');
  expect(await problems.textContent()).toContain('1 pair of tiles stands in the wrong order');
  await page.getByRole('button', { name: 'Fix it' }).click();
  await page.getByTestId('own-fine').waitFor();
  await page.getByRole('button', { name: 'Play this board' }).click();
  await page.getByTestId('board').waitFor();
  expect(
    (await boardText(page))
      ?.split(/[ /]+/)
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 16 }, (_, tile) => tile));
  await page.context().close();
});

it('finds tiles that stand twice and tiles that are missing', async () => {
  const { page, text, problems } = await open();
  await text.fill('1 2 3 / 4 4 6 / 7 8 0');
  expect(await problems.textContent()).toContain('tile 4 stands here and in row 2, column 1');
  expect(await page.getByTestId('own-fixes').textContent()).toContain(
    'put tile 5 into row 2, column 2',
  );
  await page.getByRole('button', { name: 'Fix it' }).click();
  expect(await text.inputValue()).toBe('1 2 3 / 4 5 6 / 7 8 0');
  await page.context().close();
});

it('reads every form, and says where it cannot', async () => {
  const { page, text, problems } = await open();
  for (const form of [
    '123456708',
    '1,2,3,4,5,6,7,0,8',
    '{"rows":3,"cols":3,"tiles":[1,2,3,4,5,6,7,0,8]}',
  ]) {
    await text.fill(form);
    expect(await page.getByRole('gridcell').count(), form).toBe(9);
    await page.getByTestId('own-fine').waitFor();
  }
  await text.fill('1 2 3 / 4 5 x9 / 7 8 0');
  expect(await problems.textContent()).toContain("'x9' is not a number");
  await page.context().close();
});

it('lets tiles change places by a drag, by two clicks, and takes numbers', async () => {
  const { page, text } = await open();
  await text.fill('1 2 3 / 4 5 6 / 7 8 0');
  const cell = (number: number) => page.locator(`[data-cell="${number}"]`);
  await cell(0).dragTo(cell(1));
  expect(await text.inputValue()).toBe('2 1 3 / 4 5 6 / 7 8 0');
  await cell(7).click();
  await cell(8).click();
  expect(await text.inputValue()).toBe('2 1 3 / 4 5 6 / 7 0 8');
  await cell(0).focus();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  expect(await text.inputValue()).toBe('1 2 3 / 4 5 6 / 7 0 8');
  await page.context().close();
});

it('solves it from there', async () => {
  const { page, text } = await open();
  await text.fill('1 2 3 / 4 5 6 / 0 7 8');
  await page.getByRole('button', { name: 'Solve it' }).click();
  const outcome = page.getByTestId('outcome');
  await outcome.waitFor();
  expect(await outcome.textContent()).toContain('2 moves');
  await page.context().close();
});

it("takes a goal of one's own", async () => {
  const { page, text } = await open();
  await text.fill('1 2 3 / 4 5 6 / 7 8 0');
  await page.getByLabel(/^Goal/).selectOption('own');
  const goal = page.getByLabel('The goal as text');
  await goal.fill('1 2 3 / 4 5 6 / 8 7');
  await page.getByTestId('own-problems').waitFor();
  await goal.fill('1 2 3 / 4 5 6 / 0 7 8');
  await page.getByTestId('own-fine').waitFor();
  await page.getByRole('button', { name: 'Solve it' }).click();
  const outcome = page.getByTestId('outcome');
  await outcome.waitFor();
  expect(await outcome.textContent()).toContain('2 moves');
  await page.context().close();
});
