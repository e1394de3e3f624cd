// How fast the page is: solving, cancelling, loading.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Site } from '../tests/browser/browser.ts';
import { cancelInPage, firstSolutionInPage, randomBoard, solveInPage } from './in_page.ts';
import { median, print, printTimes } from './summary.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const seeds = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

it('proves random 15-puzzles on a fresh load: median under 1 s, none over 10 s', async () => {
  const times: number[] = [];
  for (const seed of seeds(Number(process.env.BOARDS ?? 50))) {
    const page = await site.page();
    const board = await randomBoard(page, 4, seed);
    const { milliseconds, solution } = await solveInPage(page, { board });
    expect(solution.status, `seed ${seed}`).toBe('optimal');
    times.push(milliseconds);
    await page.context().close();
  }
  printTimes(`${times.length} random 15-puzzles, each on a fresh load`, times);
  expect(median(times)).toBeLessThan(1000);
  expect(Math.max(...times)).toBeLessThan(10_000);
});

it('proves 8-puzzles in under 50 ms', async () => {
  const page = await site.page();
  const times: number[] = [];
  for (const seed of seeds(100)) {
    const board = await randomBoard(page, 3, seed);
    times.push((await solveInPage(page, { board })).milliseconds);
  }
  printTimes('100 random 8-puzzles', times);
  expect(median(times)).toBeLessThan(50);
  expect(Math.max(...times)).toBeLessThan(50);
  await page.context().close();
});

it('has a solution of a 10x10 in under 1 s', async () => {
  const times: number[] = [];
  for (const seed of seeds(5)) {
    const page = await site.page();
    const board = await randomBoard(page, 10, seed);
    times.push(await firstSolutionInPage(page, { board }));
    await page.context().close();
  }
  printTimes('10x10, first solution', times);
  expect(Math.max(...times)).toBeLessThan(1000);
});

it('cancels within 200 ms', async () => {
  const page = await site.page();
  const long = { board: await randomBoard(page, 5, 1), algorithm: 'ida', heuristic: 'manhattan' };
  const next = { board: await randomBoard(page, 3, 1) };
  const times: number[] = [];
  for (const _ of seeds(10)) times.push(await cancelInPage(page, long, next));
  printTimes('cancelled, and the next board solved', times);
  expect(Math.max(...times)).toBeLessThan(200);
  await page.context().close();
});

it('loads less than 500 KB, compressed as hosts do', async () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  const page = await site.page();
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
  );
  const paths = new Set(asked.map((path) => path.replace('/below/', '')));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const loaded = ['index.html', ...files.filter((file) => paths.has(file))];
  expect(loaded.some((file) => file.endsWith('.wasm'))).toBe(true);
  const size = (pack: (bytes: Buffer) => Buffer) =>
    loaded.reduce((sum, file) => sum + pack(readFileSync(`${dist}/${file}`)).length, 0) / 1000;
  const brotli = size((bytes) => brotliCompressSync(bytes));
  const gzip = size((bytes) => gzipSync(bytes, { level: 9 }));
  print('first load', `${brotli.toFixed(0)} KB by brotli, ${gzip.toFixed(0)} KB by gzip`);
  expect(gzip).toBeLessThan(500); // all that many hosts can do
  await page.context().close();
});

it('can be played in under a second', async () => {
  const times: number[] = [];
  for (const _ of seeds(5)) {
    const page = await site.page();
    times.push(
      await page.evaluate(() => performance.getEntriesByName('playable')[0]?.startTime ?? 0),
    );
    await page.context().close();
  }
  printTimes('playable', times);
  expect(Math.min(...times)).toBeGreaterThan(0);
  expect(median(times)).toBeLessThan(1000);
});
