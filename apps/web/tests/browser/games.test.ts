// New boards, finished games, what is kept of them, pictures.
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardText, centreOfCell, playBoard } from './board.ts';
import { Site } from './browser.ts';

const goal = '1 2 3 / 4 5 6 / 7 8 0';
let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

async function solveTwoMoves(page: Page): Promise<void> {
  await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', goal);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByTestId('finish').waitFor();
}

it('a new board has the size, the goal and the distance that were chosen', async () => {
  const page = await site.page();
  await page.keyboard.press('n');
  await page.getByLabel('Rows').selectOption('2');
  await page.getByLabel('Columns').selectOption('3');
  await page.getByLabel('Shortest solution').selectOption('21');
  await page.getByRole('combobox', { name: 'Goal' }).selectOption('snake');
  await dialogButton(page, 'Play').click();
  await page.waitForFunction(
    () => document.querySelector('[data-board]')?.getAttribute('data-board')?.length === 13,
  );
  expect(await page.getByLabel('Goal: 1 2 3 / 0 5 4').count()).toBe(1);
  await page.keyboard.press('t');
  await page.getByTestId('hint-nudge').waitFor();
  expect(await page.getByTestId('to-go').textContent()).toBe('21'); // the farthest of this size
  await page.context().close();
});

it('asks before a running game is thrown away', async () => {
  const page = await site.page();
  await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', goal);
  await page.keyboard.press('ArrowLeft');
  const before = await boardText(page);
  const newBoard = async () => {
    await page.keyboard.press('n');
    await dialogButton(page, 'Play').click();
  };
  await newBoard();
  await dialogButton(page, 'Cancel').click();
  expect(await boardText(page)).toBe(before);
  await newBoard();
  await dialogButton(page, 'Leave it').click();
  await page.waitForFunction((old) => !document.querySelector(`[data-board="${old}"]`), before);
  await page.context().close();
});

it('the board of the day is the same for everybody on that day, and another one on the next', async () => {
  const boardOn = async (date: string) => {
    const page = await site.page();
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await page.keyboard.press('n');
    await dialogButton(page, 'Board of the day').click();
    await page.getByText('Board of the day,').waitFor();
    const board = await boardText(page);
    await page.context().close();
    return board;
  };
  const first = await boardOn('2026-11-18');
  expect(await boardOn('2026-11-18')).toBe(first);
  expect(await boardOn('2026-11-19')).not.toBe(first);
});

it('celebrates with the optimum, and shows where moves were lost', async () => {
  const page = await site.page();
  await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', goal);
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key);
  const finish = page.getByTestId('finish');
  await finish.waitFor();
  expect(await finish.textContent()).toContain('4 moves in');
  await page.getByTestId('optimum').waitFor();
  expect(await page.getByTestId('optimum').textContent()).toBe('Optimal: 2 moves. You: 4.');
  await dialogButton(page, 'Where moves were lost').click();
  const sum = page.getByTestId('review-sum');
  await sum.waitFor();
  expect(await sum.textContent()).toBe('Optimal 2, you 4: 2 moves lost.');
  await page.getByRole('button', { name: 'Move 1: 2 lost' }).click();
  expect(await boardText(page)).toBe('1 2 3 / 4 5 6 / 0 7 8');
  await page.context().close();
});

// Boards that are shown for a moment only may be missed from outside.
declare const seenBoards: string[];

async function keepBoards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const board = document.querySelector('[data-board]');
    const seen: string[] = [];
    Object.assign(globalThis, { seenBoards: seen });
    const look = () => seen.push(board?.getAttribute('data-board') ?? '');
    if (board) new MutationObserver(look).observe(board, { attributeFilter: ['data-board'] });
  });
}

it('shows the shortest solution, and begins the same board again', async () => {
  const page = await site.page();
  await solveTwoMoves(page);
  await keepBoards(page);
  await dialogButton(page, 'Watch the shortest solution').click();
  await page.waitForFunction(
    ([start, end]) => seenBoards.includes(start ?? '') && seenBoards.at(-1) === end,
    ['1 2 3 / 4 5 6 / 0 7 8', goal],
  );
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(await boardText(page)).toBe('1 2 3 / 4 5 6 / 0 7 8');
  await page.context().close();
});

it('keeps statistics over a reload, exports them, and asks before they are wiped', async () => {
  const page = await site.page();
  await solveTwoMoves(page);
  await solveTwoMoves(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.reload();
  await page.getByTestId('games').waitFor();
  expect(await page.getByTestId('games').textContent()).toBe('2 games without help.');
  expect(await page.getByTestId('fewest-moves').textContent()).toBe('2');
  const exported = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  const csv = (await exported('Save as CSV')).trim().split('\n');
  expect(csv.length).toBe(3); // a head and two games
  expect(csv[2]).toMatch(/^tiles 3x3 blank-last,\d+,\d+\.\d+,2,2,2,,none$/);
  const json = JSON.parse(await exported('Save as JSON'));
  expect(json).toMatchObject([{ steps: 2 }, { puzzle: 'tiles 3x3 blank-last' }]);
  await page.getByRole('button', { name: 'Delete all …' }).click();
  await dialogButton(page, 'Cancel').click();
  expect(await page.getByTestId('games').count()).toBe(1);
  await page.getByRole('button', { name: 'Delete all …' }).click();
  await dialogButton(page, 'Delete all').click();
  await page.getByText('No finished games yet').waitFor();
  await page.context().close();
});

it('counts the games of two tabs together', async () => {
  const page = await site.page();
  await solveTwoMoves(page);
  const other = await page.context().newPage();
  await other.goto(site.address);
  await solveTwoMoves(other);
  await dialogButton(page, 'This board again').click(); // in a tab that was not loaded again
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByTestId('finish').waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('noyes.scores') ?? '""'));
  expect(kept.trim().split('\n').length).toBe(2 + 3); // two lines of head and three games
  await other.getByRole('button', { name: 'Close' }).click();
  await other.getByRole('link', { name: 'Statistics' }).click();
  await other.locator('table.games tbody tr').nth(2).waitFor();
  await page.context().close();
});

it('is played by hovering if that is wished', async () => {
  const page = await site.page({}, '#/settings');
  await page.getByRole('group', { name: 'Tiles move when the mouse' }).getByLabel('On').check();
  await page.goto(`${site.address}#/`);
  await playBoard(page, '1 2 3 / 4 5 6 / 0 7 8', goal);
  const { x, y, side } = await centreOfCell(page, 8, 3);
  await page.mouse.move(x + 2 * side, y); // outside
  expect(await boardText(page)).toBe('1 2 3 / 4 5 6 / 0 7 8');
  await page.mouse.move(x, y, { steps: 8 });
  expect(await boardText(page)).toBe(goal);
  await page.context().close();
});

// A PNG of one colour, made by hand: signature, header, rows without a filter, end.
function png(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const frame = Buffer.alloc(4);
    frame.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([frame, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // bits, true colour
  const rows = Buffer.alloc(height * (1 + 3 * width), 0x80);
  for (let row = 0; row < height; ++row) rows[row * (1 + 3 * width)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const small = png(40, 30);

async function choosePicture(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.getByLabel('Your own picture').setInputFiles({ name, mimeType, buffer });
}

it('takes a picture of the player’s own, and keeps it', async () => {
  const page = await site.page();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await choosePicture(page, 'small.png', 'image/png', small);
  await page.locator('.tile.pictured').first().waitFor();
  await page.reload();
  await page.locator('.tile.pictured').first().waitFor();
  expect(await page.getByAltText('What the picture should look like').count()).toBe(1);
  await page.getByLabel('Numbers on top').uncheck();
  expect(await page.locator('.tile-number').count()).toBe(0);
  expect(requests).toEqual([]);
  await page.getByLabel('On the tiles').selectOption('fish');
  expect(await page.locator('.tile.pictured').count()).toBeGreaterThan(2);
  await page.context().close();
});

it('says what is wrong with a hostile picture, and nothing else happens', async () => {
  const page = await site.page();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const bomb = Buffer.from(small);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const cut = small.subarray(0, 40);
  const cases: readonly [string, string, Buffer, string][] = [
    ['x.svg', 'image/svg+xml', Buffer.from(svg), 'This is no picture that can be read'],
    ['x.png', 'image/png', Buffer.from('<html>'), 'This is no picture that can be read'],
    ['bomb.png', 'image/png', bomb, 'This picture is too large.'],
    ['cut.png', 'image/png', cut, 'This picture is damaged'],
    ['empty.png', 'image/png', Buffer.alloc(0), 'This is no picture that can be read'],
  ];
  for (const [name, type, bytes, message] of cases) {
    await choosePicture(page, name, type, bytes);
    await page.getByTestId('toasts').getByText(message).last().waitFor();
    expect(await page.locator('.tile.pictured').count(), name).toBe(0);
  }
  await page.context().close();
});
