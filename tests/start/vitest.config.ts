import { defineConfig } from 'vitest/config'

/** A server is started before a file's tests, which takes long where the machine is busy. */
export default defineConfig({
  test: { dir: 'tests/start', testTimeout: 60_000, hookTimeout: 60_000 },
})
