import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../../scripts/test/chromium.mjs'

/**
 * How public pages, the gallery and the layouts look, held against pictures that were looked at; `npm run visual`. What a system
 * draws differs a little from what another does, so this is no step of `npm test`.
 * `npm run visual -- --update-snapshots` takes the pictures anew: look at each before they go in.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  globalSetup: '../e2e/serve.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: 'line',
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', scale: 'css' },
  },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Letters are drawn alike whatever the system's own wishes.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
      ],
    },
  },
})
