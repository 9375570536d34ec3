import { defineConfig } from 'vitest/config'

/**
 * Walks every page and endpoint of the real server as everybody (`access`), and reads every public
 * page in all languages (`site`); needs a build.
 */
export default defineConfig({
  test: {
    include: ['tests/{access,site}/**/*.test.ts'],
    globalSetup: 'tests/pages.server.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
