// A browser and the built page, served from a folder below the root as many hosts do:
//
//   const site = await openSite();
//   const page = await site.page();            // a fresh profile, nothing kept
//   ...
//   await site.close();
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { taskTimes } from './task_times.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export class Site {
  private constructor(
    private readonly browser: Browser,
    private readonly server: Server,
    private readonly folder: string,
  ) {}

  static async open(): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'noyes-site-'));
    symlinkSync(dist, join(folder, 'below'));
    const server: Server = await serve(folder);
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
    return new Site(await chromium.launch({ executablePath, args: flags }), server, folder);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/below/`;
  }

  // A page of a visitor who was never here before. Errors of the page fail the test that sees them.
  async page(options: BrowserContextOptions = {}, hash = ''): Promise<Page> {
    const context = await this.browser.newContext({ locale: 'en-GB', ...options });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(this.address + hash);
    await page.getByTestId('board').or(page.locator('main h1')).first().waitFor();
    return page;
  }

  // From here on, how long the page keeps its thread from drawing.
  async watchTasks(page: Page): Promise<void> {
    await this.browser.startTracing(page, { categories: ['toplevel'] });
  }

  // Milliseconds of processor time that single tasks of the page's own thread took, the longest first.
  async longestTasks(): Promise<readonly number[]> {
    return taskTimes((await this.browser.stopTracing()).toString());
  }

  async close(): Promise<void> {
    await this.browser.close();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true });
  }
}
