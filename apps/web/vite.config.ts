import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from './vite/icons.ts';
import { offline } from './vite/offline.ts';
import { words } from './vite/words.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  base: './', // works from any folder of any host
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  resolve: {
    alias: {
      '#wasm': `${project}/build/wasm/apps/web/core`,
      '#words': `${project}/noyes/data/words`,
    },
  },
  server: { fs: { allow: [project] } },
  plugins: [words(), icons(), offline()],
});
