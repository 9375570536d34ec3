import { defineConfig, devices } from '@playwright/test'

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  },
}

/** Walked without script too only when asked: the gate has 20 minutes on two cores. */
const rarer = ['administration', 'demo', 'edge', 'notifications', 'second-factor', 'social']
const scriptOnly = ['**/*.script.test.ts', '**/axe.test.ts']
const withoutScript = process.env.EVERY_JOURNEY
  ? scriptOnly
  : [...scriptOnly, ...rarer.map((name) => `**/${name}.test.ts`)]

/**
 * The main journeys are walked twice: with scripting and without. `*.script.test.ts` is for islands.
 * `EVERY_JOURNEY=1` walks all of them twice, `TRACE=1` keeps a trace of what fails, at a third more time.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './serve.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: 'line',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'script', testMatch: '**/*.test.ts', use: chromium },
    {
      name: 'no script',
      testMatch: '**/*.test.ts',
      testIgnore: withoutScript,
      use: { ...chromium, javaScriptEnabled: false },
    },
  ],
})
