import { defineConfig } from 'vitest/config'

/**
 * Walks every page and endpoint of the real server as everybody (`access`), and reads every public
 * page in all languages (`site`); needs a build.
 */
export default defineConfig({
  test: {
    include: ['tests/{access,site}/**/*.test.ts'],
    globalSetup: 'tests/pages.server.ts',
    setupFiles: './tests/support/patience.ts',
    // All that is imported anew for each file, and every page read anew, took a tenth of the time.
    isolate: false,
    // A walk asks some hundred pages; what hangs is ended, what is slow is no fault.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
