import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { pageScripts } from './app/islands/page-scripts-plugin.ts'
import { markdownFiles } from './app/shell/content/markdown-plugin.ts'

const elsewhere = [
  '**/node_modules/**',
  'build/**',
  '**/*.worker.test.ts',
  'tests/{access,e2e,islands,site,start,visual}/**',
]

/** They say that they run in the browser, before they load what they test. */
const inBrowser = ['**/*.state.test.ts']

/** Tests that need nothing but Node; those of the API inside workerd: vitest.upstream.config.ts. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), markdownFiles(), pageScripts()],
  test: {
    // By itself it leaves one core idle, which on two is half of them.
    maxWorkers: availableParallelism(),
    // What a busy machine takes long for is no fault; speeds are measured elsewhere.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...inBrowser],
          // A process and all that is imported anew for each file took half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'in the browser', include: inBrowser, exclude: elsewhere },
      },
    ],
  },
})
