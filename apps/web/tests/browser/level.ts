// What tests do on a level.
import type { Page } from 'playwright-core';

export const cornersOf = (page: Page) =>
  page.getByTestId('level-board').getAttribute('data-corners');

// The middle of a piece's element on the screen, and the side of a cell.
export async function placeOfPiece(page: Page, name: string, columns: number) {
  const piece = await page.locator(`[data-name="${name}"]`).boundingBox();
  const board = await page.locator('.block-well').boundingBox();
  if (!piece || !board) throw new Error(`there is no piece ${name}`);
  return {
    x: piece.x + piece.width / 2,
    y: piece.y + piece.height / 2,
    side: board.width / columns,
  };
}

const by = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] } as const;

// Drags a piece along a path: one point a cell.
export async function dragPiece(page: Page, name: string, path: string, columns: number) {
  const { x, y, side } = await placeOfPiece(page, name, columns);
  await page.mouse.move(x, y);
  await page.mouse.down();
  let [column, row] = [0, 0];
  for (const letter of path) {
    const [dx, dy] = by[letter as keyof typeof by];
    [column, row] = [column + dx, row + dy];
    await page.mouse.move(x + column * side, y + row * side, { steps: 3 });
  }
  await page.mouse.up();
}
