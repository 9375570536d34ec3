import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { bundledPackages } from './scripts/test/bundled-packages.mjs'
import { bundledSources } from './scripts/test/bundled-sources.mjs'
import { firmTables } from './scripts/test/firm-tables.mjs'

/** The tests' own mail server is on this machine, with a certificate that nobody else trusts. */
const [mailCertificate = ''] =
  /-----BEGIN CERTIFICATE[\s\S]*-----END CERTIFICATE-----/.exec(
    readFileSync(new URL('scripts/test/mail-server.pem', import.meta.url), 'utf8'),
  ) ?? []

/**
 * Passwords cost next to nothing here: the same code hashes them, at a 64th of the work. What they
 * cost in earnest is held by `upstream/identity/passwords.test.ts`.
 */
const cheapPasswords = {
  name: 'cheap-passwords',
  transform(code: string, id: string) {
    if (!id.endsWith('/upstream/identity/password-hash.ts')) return undefined
    if (!code.includes('logN: 14')) throw new Error('The cost of a password is not where it was')
    return { code: code.replace('logN: 14', 'logN: 8'), map: null }
  },
}

const packages = await bundledPackages(['contract', 'upstream'])
const sources = await bundledSources(['contract', 'upstream'], packages, [cheapPasswords])

/** The pool would have Vite transform every file, and what is bundled needs that no more. */
const bundlesAsTheyAre: Plugin = {
  name: 'bundles-as-they-are',
  enforce: 'post',
  config(config) {
    const deps = { inline: [/^(?!.*\/\.cache\/)/], external: [packages.files, sources.files] }
    config.test = { ...config.test, server: { ...config.test?.server, deps } }
  },
}

const byFirm = [
  'upstream/gateway/**/*.worker.test.ts',
  'upstream/modules/!(person|platform)/**/*.worker.test.ts',
]

/**
 * Tests of people that hold beside each other, in one database and without a clock that is set, so
 * that all of the API is loaded once for them: alone, half of what they take is loading it.
 */
const beside = [
  'upstream/{channel,core,documents,einvoice,register}/**/*.worker.test.ts',
  'upstream/firm/{limited-roles,reach,reach-walk}.worker.test.ts',
  'upstream/identity/{audit,firm-history,password-account,plans,registration,takeover}.worker.test.ts',
  'upstream/identity/credentials/passkeys.worker.test.ts',
  'upstream/identity/members/{members,ownership}.worker.test.ts',
  'upstream/identity/profile/{account,own-sessions,profile}.worker.test.ts',
  'upstream/identity/recovery/{login-link,recovery}.worker.test.ts',
  'upstream/identity/roles/roles.worker.test.ts',
  'upstream/identity/social/{attacks,social}.worker.test.ts',
  'upstream/identity/firm-deletion/firm-deletion.worker.test.ts',
  'upstream/modules/person/{interrupted-forms,own-changes}/*.worker.test.ts',
  'upstream/modules/person/notifications/{choices,notifications,push}.worker.test.ts',
  'upstream/modules/platform/demo-visits/visits.worker.test.ts',
]

/** The key of an application that fetches bank lines, as its provider gives it out. */
const { privateKey: feedKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

/** Tests that need workerd: files named `*.worker.test.ts`, against the Worker's own surroundings. */
export default defineConfig({
  plugins: [
    bundlesAsTheyAre,
    packages.plugin,
    sources.plugin,
    cloudflareTest({
      main: './upstream/testing/worker.ts',
      miniflare: {
        compatibilityDate: '2026-04-20',
        compatibilityFlags: ['nodejs_compat'],
        outboundService: {
          network: {
            allow: ['public', 'private'],
            tlsOptions: { trustBrowserCas: true, trustedCertificates: [mailCertificate] },
          },
        },
        d1Databases: ['DIRECTORY'],
        r2Buckets: ['FILES'],
        serviceBindings: {
          PAPER_FONTS: { disk: { path: resolve('upstream/documents/pdf/fonts/east-asian') } },
          FIRM_TABLES: await firmTables(),
        },
        ratelimits: {
          CALLS: { simple: { limit: 100_000, period: 60 } },
          WRITES: { simple: { limit: 100_000, period: 60 } },
          HEAVY_CALLS: { simple: { limit: 100_000, period: 60 } },
          THREE_CALLS: { simple: { limit: 3, period: 60 } },
        },
        durableObjects: {
          FIRM: { className: 'Firm', useSQLite: true },
          CHANNEL: { className: 'Channel', useSQLite: true },
          ECHO: { className: 'EchoFirm', useSQLite: true },
        },
        bindings: {
          SECRETS: 'dGVzdGluZyBzZWNyZXQgdGhhdCBpcyBsb25nIGVub3VnaA==',
          PUBLIC_ORIGIN: 'https://firmament.test',
          DEMO_TOKEN: 'open-the-demo',
          STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
          STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
          STRIPE_API_BASE: 'https://cards.test',
          ENABLE_BANKING_APP_ID: 'app-of-the-tests',
          ENABLE_BANKING_KEY: feedKey,
          ENABLE_BANKING_API_BASE: 'https://feeds.test',
          DEPLOYMENT: 'local',
          OPERATIONS: process.env.OPERATIONS ?? '',
          MOVES: process.env.MOVES ?? '',
          CASES: process.env.CASES ?? '',
          SEED: process.env.SEED ?? '',
          EVERY_SEED: process.env.EVERY_SEED ?? '',
          CLOCK: process.env.CLOCK ?? '',
        },
      },
    }),
  ],
  test: {
    testTimeout: 900_000,
    hookTimeout: 900_000,
    setupFiles: ['./tests/support/clock.ts', './tests/support/patience.ts'],
    expect: { poll: { timeout: 300_000 } },
    // By itself it leaves one core idle, which on two is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'firms',
          include: byFirm,
          // Each test has a firm of its own and no clock is set: loading all of the API for each
          // file took three quarters of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'people', include: beside, isolate: false } },
      {
        extends: true,
        test: {
          name: 'platform',
          globalSetup: ['./scripts/test/mail-server.mjs'],
          include: ['upstream/**/*.worker.test.ts'],
          exclude: [...byFirm, ...beside],
        },
      },
    ],
  },
})
