import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

/** Tests that need workerd: files named `*.worker.test.ts`, against the Worker's own surroundings. */
export default defineConfig({
  plugins: [
    cloudflareTest({
      main: './upstream/testing/worker.ts',
      miniflare: {
        compatibilityDate: '2026-04-20',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DIRECTORY'],
        r2Buckets: ['FILES'],
        durableObjects: {
          FIRM: { className: 'Firm', useSQLite: true },
          CHANNEL: { className: 'Channel', useSQLite: true },
          ECHO: { className: 'EchoFirm', useSQLite: true },
        },
        bindings: {
          SECRETS: 'dGVzdGluZyBzZWNyZXQgdGhhdCBpcyBsb25nIGVub3VnaA==',
          PUBLIC_ORIGIN: 'https://firmament.test',
          DEMO_TOKEN: 'open-the-demo',
          DEPLOYMENT: 'local',
        },
      },
    }),
  ],
  test: { include: ['upstream/**/*.worker.test.ts'], testTimeout: 30_000 },
})
