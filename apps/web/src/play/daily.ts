// The board of the day: the same for everybody with the same date, without a server.
import type { In } from '../core/requests.ts';

const two = (number: number) => String(number).padStart(2, '0');

// As the player's calendar has it: 2026-11-18.
export function dateText(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

// The date read as a number is the seed: 20261118.
export function dailyOrder(date: Date): In<'generate'> {
  const seed = Number(dateText(date).replaceAll('-', ''));
  return { rows: 4, columns: 4, goal: 'blank-last', seed };
}
