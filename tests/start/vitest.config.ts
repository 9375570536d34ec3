import { defineConfig } from 'vitest/config'

/** A server is started before a file's tests, which takes long where the machine is busy. */
export default defineConfig({
  test: {
    dir: 'tests/start',
    setupFiles: './tests/support/patience.ts',
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
