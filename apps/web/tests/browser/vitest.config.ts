// Tests in a real browser, against the page as it was built.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 240_000, // machines may be busy with other things
    hookTimeout: 120_000,
    fileParallelism: false, // one browser at a time: times matter
  },
});
