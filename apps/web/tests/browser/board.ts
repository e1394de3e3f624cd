// What tests do on the tile board.
import type { Page } from 'playwright-core';

export const boardText = (page: Page) => page.getByTestId('board').getAttribute('data-board');

// Puts a game of a board into the page as if it had been left there.
export async function playBoard(page: Page, board: string, goal: string): Promise<void> {
  const saved = `noyes game 1\npuzzle tiles\ngoal ${goal}\nstart ${board}\ndone 0\ntime 0.000\nundos 0\nrestarts 0\nhelp none\n`;
  await page.evaluate((text) => localStorage.setItem('noyes.game', JSON.stringify(text)), saved);
  await page.reload();
  await page.getByTestId('board').waitFor();
}

export async function centreOfCell(page: Page, cell: number, columns: number) {
  const box = await page.locator('.board-well').boundingBox();
  if (!box) throw new Error('there is no board');
  const side = box.width / columns;
  return {
    x: box.x + ((cell % columns) + 0.5) * side,
    y: box.y + (Math.floor(cell / columns) + 0.5) * side,
    side,
  };
}
