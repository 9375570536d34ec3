import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { markdownFiles } from './app/shell/content/markdown-plugin.ts'

/** Tests that need nothing but Node; those of the API inside workerd: vitest.upstream.config.ts. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), markdownFiles()],
  test: {
    // By itself it leaves one core idle, which on two is half of them.
    maxWorkers: availableParallelism(),
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      'build/**',
      '**/*.worker.test.ts',
      'tests/{access,e2e,islands,site,start,visual}/**',
    ],
  },
})
