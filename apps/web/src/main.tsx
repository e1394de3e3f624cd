import { render } from 'preact';
import { App } from './app.tsx';
import { ask, startCore } from './core/core.ts';
import { startPlay } from './play/session.ts';
import { startRouter } from './shell/router.ts';
import { followTheme } from './shell/theme.ts';
import { solveAnytime } from './solver/anytime.ts';
import { solver } from './solver/solver.ts';
import { settings } from './state/settings.ts';
import './styles/tokens.css';
import './styles/base.css';
import { speak } from './words/words.ts';

async function start(): Promise<void> {
  followTheme();
  startRouter();
  await Promise.all([speak(settings.language.value), startCore()]);
  startPlay();
  const root = document.getElementById('page');
  if (root) render(<App />, root);
  performance.mark('playable');
  solver.warmUp();
}

// For the curious at the browser's console, and for the figures.
export const forConsole = { ask, solver, solveAnytime };
Object.assign(globalThis, { noyes: forConsole });

// Kept for times without a network; not while somebody works on the page.
function keepForOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('./service_worker.js').catch(() => {});
}

addEventListener('load', keepForOffline);
void start();
