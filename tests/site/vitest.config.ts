import { defineConfig } from 'vitest/config'

/** Reads every public page of the real server in all languages; needs a build. */
export default defineConfig({
  test: { dir: 'tests/site', globalSetup: 'tests/site/world.ts', testTimeout: 60_000 },
})
