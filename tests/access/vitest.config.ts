import { defineConfig } from 'vitest/config'

/** Walks every page and every endpoint of the real server as everybody; needs a build. */
export default defineConfig({
  test: { dir: 'tests/access', globalSetup: 'tests/access/world.ts', testTimeout: 60_000 },
})
