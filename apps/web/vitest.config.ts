import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({ test: { include: ['tests/unit/**/*.test.ts'], testTimeout: 30_000 } }),
);
