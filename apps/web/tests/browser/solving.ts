// What tests do on the page where boards are solved.
import type { Page } from 'playwright-core';
import { playBoard } from './board.ts';

export const outcome = (page: Page) => page.getByTestId('outcome');
export const startButton = (page: Page) => page.getByRole('button', { name: 'Find a solution' });

export async function openSolve(page: Page, board: string, goal: string): Promise<void> {
  page.setDefaultTimeout(20_000);
  await playBoard(page, board, goal);
  await page.getByRole('link', { name: 'Solve' }).click();
  await startButton(page).waitFor();
}

export async function openMethod(page: Page): Promise<void> {
  await page.getByText('Method:').click();
  await page.getByRole('combobox', { name: 'Algorithm' }).waitFor();
}

// Until the search is over.
export async function status(page: Page): Promise<string | null> {
  await page.locator('[data-testid=outcome]:not([data-status=searching])').waitFor();
  return outcome(page).getAttribute('data-status');
}
