// Draws the main screens in every theme, one sheet a size, each theme in another language:
// node scripts/sheets.mjs [FOLDER]. Complains of pages that are wider than their screen.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.argv[2] ?? here('../../../docs/web');
const sizes = { phone: [360, 740, 0.5], tablet: [768, 1024, 0.3], desk: [1440, 900, 0.25] };
const themes = { light: 'en', dark: 'fr', contrast: 'ru', safe: 'zh' };

const goal = '1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0';
const game = (start) =>
  `noyes game 1\npuzzle tiles\ngoal ${goal}\nstart ${start}\ndone 0\ntime 0.000\nundos 0\nrestarts 0\nhelp none\n`;
const midway = '1 2 3 4 / 5 10 6 8 / 9 14 7 12 / 13 11 0 15';
const scores = [52.35, 48.1, 61.7, 45.02, 50.9, 43.25]
  .map((time, i) => `tiles 4x4 blank-last,${1794900000 + i},${time.toFixed(3)},120,112,116,,none`)
  .join('\n');
const table = `noyes scores 1\npuzzle,finished,seconds,steps,turns,slip_free,optimum,help\n${scores}\n`;

const hint = async (page) => {
  await page.keyboard.press('t');
  await page.getByTestId('hint-nudge').waitFor();
  for (const _ of [1, 3]) await page.keyboard.press('t');
  await page.getByTestId('hint-arrow').nth(2).waitFor();
};
const finish = async (page) => {
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await page.getByTestId('optimum').waitFor();
};
const solve = async (page) => {
  await page.locator('.primary.wide').click();
  await page.locator('[data-testid=outcome][data-status=optimal]').waitFor();
  for (let move = 0; move < 3; ++move) await page.locator('.controls button').nth(3).click();
};
const mistake = async (page) => {
  await page.locator('textarea').fill(goal.replace('14 15', '15 14'));
  await page.getByTestId('own-problems').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
};
const nothing = async () => {};

const scenes = [
  { kept: { game: game(midway) }, act: hint },
  { kept: { game: game('1 2 0 4 / 5 6 3 8 / 9 10 7 11 / 13 14 15 12') }, act: finish },
  { kept: { game: game(midway) }, hash: '#/solve', act: solve },
  { hash: '#/levels', act: nothing },
  { hash: '#/levels/hrd-01', act: (page) => page.getByTestId('level-board').waitFor() },
  { hash: '#/own', act: mistake },
  { kept: { scores: table }, hash: '#/statistics', act: nothing },
  { hash: '#/settings', act: nothing },
];

async function shot(browser, address, [width, height], theme, { kept = {}, hash = '', act }) {
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(
    (all) => {
      for (const [key, value] of Object.entries(all))
        localStorage.setItem(`noyes.${key}`, JSON.stringify(value));
    },
    { theme, language: themes[theme], ...kept },
  );
  await page.goto(address + hash);
  await page.locator('main').waitFor();
  await act(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) console.error(`${hash} in ${theme} is ${wide} pixels wide, not ${width}`);
  const image = await page.screenshot();
  await context.close();
  return `data:image/png;base64,${image.toString('base64')}`;
}

async function sheet(browser, address, name) {
  const [width, height, scale] = sizes[name];
  const images = [];
  for (const theme of Object.keys(themes))
    for (const scene of scenes)
      images.push(await shot(browser, address, [width, height], theme, scene));
  const side = Math.round(width * scale);
  const tag = (image) => `<img src="${image}" width="${side}" height="${height * scale}">`;
  const page = await browser.newPage({
    viewport: { width: (side + 8) * scenes.length + 8, height },
  });
  await page.setContent(
    `<body style="margin:8px;display:grid;gap:8px;background:#888;
      grid-template-columns:repeat(${scenes.length},${side}px)">${images.map(tag).join('')}`,
  );
  await page.screenshot({ path: join(folder, `themes-${name}.png`), fullPage: true });
  await page.close();
}

const server = await serve(here('../dist'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const address = `http://127.0.0.1:${server.address().port}/`;
for (const name of Object.keys(sizes)) await sheet(browser, address, name);
await browser.close();
server.close();
