// Whole games, every move made as a player makes it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomBoard, solveInPage, solveLevelInPage } from '../../bench/in_page.ts';
import { boardText, centreOfCell, playBoard } from './board.ts';
import { Site } from './browser.ts';
import { cornersOf, dragPiece } from './level.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const solvedBoard = (side: number) =>
  Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => (row * side + column + 1) % (side * side)).join(
      ' ',
    ),
  ).join(' / ');

// A board that nobody has seen before, and the way of the blank to its solution.
async function openGame(page: Page, side: number): Promise<string> {
  const board = await randomBoard(page, side, 7);
  await playBoard(page, board, solvedBoard(side));
  const { solution } = await solveInPage(page, { board });
  return solution.moves ?? '';
}

const stepOf = (side: number): Readonly<Record<string, number>> => ({
  U: -side,
  D: side,
  L: -1,
  R: 1,
});

// Cells of the tiles that are pushed, one after another.
function pushedCells(board: string, moves: string, side: number): readonly number[] {
  let blank = board.split(/[ /]+/).indexOf('0');
  return [...moves].map((move) => {
    blank += stepOf(side)[move] ?? 0;
    return blank;
  });
}

async function expectFinished(page: Page, side: number, moves: string) {
  await page.getByTestId('finish').waitFor();
  expect(await boardText(page)).toBe(solvedBoard(side));
  expect(await page.getByTestId('finish').textContent()).toContain(`${moves.length} moves in`);
  await page.getByText('and no solution is shorter!').waitFor();
}

it('a 15-puzzle by keyboard', async () => {
  const page = await site.page();
  const moves = await openGame(page, 4);
  const arrows = { U: 'ArrowDown', D: 'ArrowUp', L: 'ArrowRight', R: 'ArrowLeft' };
  for (const move of moves) await page.keyboard.press(arrows[move as keyof typeof arrows]);
  await expectFinished(page, 4, moves);
  await page.context().close();
});

it('an 8-puzzle by mouse', async () => {
  const page = await site.page();
  const moves = await openGame(page, 3);
  for (const cell of pushedCells((await boardText(page)) ?? '', moves, 3)) {
    const { x, y } = await centreOfCell(page, cell, 3);
    await page.mouse.click(x, y);
  }
  await expectFinished(page, 3, moves);
  await page.context().close();
});

// On a busy machine the finger may stay down so long that it is no tap: then once more.
async function tap(page: Page, cell: number): Promise<void> {
  const before = await boardText(page);
  for (let attempt = 0; attempt < 3 && (await boardText(page)) === before; ++attempt) {
    const { x, y } = await centreOfCell(page, cell, 3);
    await page.touchscreen.tap(x, y);
    const moved = page.locator(`[data-board]:not([data-board="${before}"])`);
    await moved.waitFor({ timeout: 5000 }).catch(() => {});
  }
}

it('an 8-puzzle by touch', async () => {
  const page = await site.page({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const moves = await openGame(page, 3);
  for (const cell of pushedCells((await boardText(page)) ?? '', moves, 3)) {
    await tap(page, cell);
  }
  await expectFinished(page, 3, moves);
  await page.context().close();
});

it('a Klotski level by dragging its pieces', async () => {
  const page = await site.page({ reducedMotion: 'reduce' }, '#/levels/hrd-10');
  const way = await solveLevelInPage(page, 'hrd-10');
  expect(way.length).toBe(39); // published
  for (const [name = '', path = ''] of way.map((move) => move.split(':'))) {
    const before = await cornersOf(page);
    await dragPiece(page, name, path, 4);
    expect(await cornersOf(page), `${name}:${path}`).not.toBe(before);
  }
  await page.getByTestId('level-solved').waitFor();
  expect(await page.getByTestId('level-solved').textContent()).toContain(
    'You needed 39 moves. Nobody can do it with fewer.',
  );
  await page.context().close();
});
