// Links that hold a puzzle, opened by somebody else; and links that mean no good.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardText, playBoard } from './board.ts';
import { Site } from './browser.ts';
import { cornersOf } from './level.ts';

const goal = '1 2 3 / 4 5 6 / 7 8 0';
const board = '1 2 3 / 4 5 6 / 0 7 8';
let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const hashOf = (link: string) => link.slice(link.indexOf('#'));

it('shows the board of a link in a fresh browser, and plays it', async () => {
  const page = await site.page();
  await playBoard(page, board, goal);
  const link = await page.getByTestId('share-link').inputValue();
  await page.context().close();
  expect(link.startsWith(site.address)).toBe(true);
  const other = await site.page({}, hashOf(link));
  await other.getByRole('heading', { name: 'A puzzle for you', exact: true }).waitFor();
  expect(await boardText(other)).toBe(board);
  expect(await other.getByTestId('position').count()).toBe(0);
  await other.getByRole('button', { name: 'Play this board' }).click();
  await other.getByTestId('moves').waitFor();
  expect(await boardText(other)).toBe(board);
  await other.context().close();
});

it('shows the solution if it is in the link', async () => {
  const page = await site.page();
  await playBoard(page, board, goal);
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByTestId('outcome').waitFor();
  await page.getByLabel('With the solution').check();
  const link = await page.getByTestId('share-link').inputValue();
  await page.context().close();
  const other = await site.page({}, hashOf(link));
  expect(await other.getByTestId('position').textContent()).toContain('Move 0 of 2');
  expect(await boardText(other)).toBe(board);
  await other.getByRole('button', { name: 'One move on' }).click();
  await other.getByRole('button', { name: 'One move on' }).click();
  expect(await boardText(other)).toBe(goal);
  await other.context().close();
});

it('shares levels, with and without the solution', async () => {
  const page = await site.page({}, '#/levels/rush-beginner');
  await page.getByRole('button', { name: 'Find a solution' }).click();
  await page.getByTestId('level-outcome').waitFor();
  const bare = await page.getByTestId('share-link').inputValue();
  await page.getByLabel('With the solution').check();
  const full = await page.getByTestId('share-link').inputValue();
  const start = await cornersOf(page);
  await page.context().close();
  expect(hashOf(bare)).toBe('#/share/l=rush-beginner');
  const one = await site.page({}, hashOf(bare));
  expect(await cornersOf(one)).toBe(start);
  await one.context().close();
  const two = await site.page({}, hashOf(full));
  expect(await two.getByTestId('position').textContent()).toContain('Move 0 of 5');
  await two.context().close();
});

const tiles = 'b=1_2_3~4_5_6~7_0_8';
const grid = (text: string) => `l=[level]~grid:~${text}~end~goal:_A_0_0`;
const script = encodeURIComponent('<script>document.title="pwned"</script>');
const image = encodeURIComponent('<img src=x onerror=document.title="pwned">');
const hostile: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a script instead of a board', `b=${script}`],
  ['an image instead of a board', `b=${image}`],
  ['a script instead of a goal', `${tiles}&g=${script}`],
  ['a script instead of moves', `${tiles}&m=${script}`],
  ['a script instead of a level', `l=${script}`],
  ['a script as the name of a broken level', `l=[level]~name:_${script}~grid:~AB`],
  ['an unknown key', `${tiles}&x=1`],
  ['a key twice', `${tiles}&${tiles}`],
  ['a board and a level', `${tiles}&l=hrd-01`],
  ['a percent sign too many', 'b=1_2_3~4_5_6~7_8_%'],
  ['bytes that are no text', 'b=%ff%fe%fd'],
  ['a zero byte', 'b=1_2_3%00~4_5_6~7_8_0'],
  ['a tile twice', 'b=1_2_3~4_5_5~7_8_0'],
  ['a board that cannot be solved', 'b=2_1_3~4_5_6~7_8_0'],
  ['a huge board', `b=${Array.from({ length: 1600 }, (_, tile) => (tile + 1) % 1600).join('_')}`],
  ['a size beyond all bounds', 'b={"rows":99999999,"cols":99999999,"tiles":[0]}'],
  ['a very long link', `b=${'1_'.repeat(60_000)}`],
  ['deep JSON', `b=${'['.repeat(9000)}`],
  ['a wrong solution', `${tiles}&m=L`],
  ['an impossible move', `${tiles}&m=DDDD`],
  ['far too many moves', `${tiles}&m=R99999999999999999999`],
  ['a goal of another size', `${tiles}&g=1_2~3_0`],
  ['an unknown level', 'l=hrd-99'],
  ['an unknown metric', 'l=hrd-01&c=__proto__'],
  ['a wrong solution of a level', 'l=hrd-01&m=A:D'],
  ['a level without its goal', 'l=[level]~grid:~AB~..~end'],
  ['a level with too long a side', grid(`A${'.'.repeat(400)}`)],
  ['an address of another kind', 'javascript:document.title="pwned"'],
];

describe('a link that holds', () => {
  it.each(hostile)('%s does nothing but a message', async (_, rest) => {
    const page = await site.page({}, `#/share/${rest}`);
    await page.getByTestId('share-refused').waitFor();
    expect(await page.title()).toBe('Noyes');
    const state = await page.evaluate(() => ({
      inside: document.querySelectorAll('main script, main img, main iframe').length,
      boards: document.querySelectorAll('main .board, main .block-board').length,
      text: document.querySelector('main')?.textContent ?? '',
      game: localStorage.getItem('noyes.game')?.slice(0, 100) ?? '',
    }));
    expect(state.inside).toBe(0);
    expect(state.boards).toBe(0);
    expect(state.text).toMatch(
      /^This link does not work(It holds no puzzle|The board in it|The solution in it)[^<>%]*Play$/,
    );
    await page.context().close();
  });
});

it('takes no names and no claims from a level in a link', async () => {
  const level = `l=[level]~id:_hrd-01~name:_${image}~moves:_1~grid:~A.~..~end~goal:_A_1_1`;
  const page = await site.page({}, `#/share/${level}`);
  expect(await cornersOf(page)).toBe('0');
  expect(await page.locator('main').textContent()).not.toContain('onerror');
  await page.getByRole('button', { name: 'Play this level' }).click();
  await page.getByTestId('level-record').waitFor();
  expect(await page.getByTestId('level-record').textContent()).toBe('shortest: not known');
  expect(await page.title()).toBe('Noyes');
  await page.context().close();
});
