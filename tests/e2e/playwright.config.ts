import { defineConfig, devices } from '@playwright/test'

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  },
}

/** Walked both ways only when asked, else with script alone: the gate has 20 minutes on two cores. */
const withScript = [
  'administration',
  'calendar',
  'demo',
  'edge',
  'headers',
  'mail',
  'notifications',
  'second-factor',
  'selling-widths',
  'social',
  'till-widths',
]
/** As above, without: most of these pages have no script that could make a difference. */
const withoutScript = [
  'api-keys',
  'apps',
  'bills',
  'blog',
  'bookings',
  'books',
  'cash-book',
  'contact',
  'coupons',
  'cross-border',
  'deposits',
  'direct-debits',
  'e-invoices',
  'entry',
  'expenses',
  'exports',
  'figures',
  'firms',
  'fiscal',
  'gallery',
  'help',
  'import-invoices',
  'invitations',
  'known-at',
  'long-words',
  'notice-mails',
  'offerings',
  'opening-items',
  'own-firms',
  'payment-runs',
  'payments',
  'pinned-reports',
  'plans',
  'project-templates',
  'profile',
  'quotes',
  'records',
  'recurring',
  'recurring-purchases',
  'registers',
  'reminders',
  'reports',
  'roles',
  'sales-papers',
  'sequences',
  'settings',
  'sign-in',
  'site',
  'statements',
  'stock',
  'terminal',
  'users',
  'verifactu',
  'wallets',
  'ways-back',
  'webhooks',
  'website',
  'work-import',
]
const scriptOnly = ['**/*.script.test.ts', '**/axe.test.ts']

function unlessAsked(names: string[]): string[] {
  return process.env.EVERY_JOURNEY ? [] : names.map((name) => `**/e2e/${name}.test.ts`)
}

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
  timeout: 900_000,
  // A machine that does other work as well is slow, and not wrong.
  expect: { timeout: 60_000 },
  // What passes at the second try alone is named in the gate's summary.
  retries: 1,
  reporter: 'line',
  use: {
    // Says what is waited for, where a step has no end.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // What a page asks for shall be seen by the test.
    serviceWorkers: 'block',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'script',
      testMatch: '**/*.test.ts',
      testIgnore: unlessAsked(withoutScript),
      use: chromium,
    },
    {
      name: 'no script',
      testMatch: '**/*.test.ts',
      testIgnore: [...scriptOnly, ...unlessAsked(withScript)],
      use: { ...chromium, javaScriptEnabled: false },
    },
  ],
})
