import { defineConfig, devices } from '@playwright/test'

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  },
}

/** Every journey is walked twice: with scripting and without. `*.script.test.ts` is for islands. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './serve.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: 'line',
  use: { locale: 'en-GB', timezoneId: 'Europe/Berlin', trace: 'retain-on-failure' },
  projects: [
    { name: 'script', testMatch: '**/*.test.ts', use: chromium },
    {
      name: 'no script',
      testMatch: '**/*.test.ts',
      testIgnore: ['**/*.script.test.ts', '**/axe.test.ts'],
      use: { ...chromium, javaScriptEnabled: false },
    },
  ],
})
