// @ts-check
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** Writes what the tables of the firm's database have become as one more migration. */
const generate = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config=drizzle.firm.config.ts']
const { status } = spawnSync(process.execPath, [...generate, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
// An index for bundlers that cannot glob; ours can.
rmSync('upstream/migrations/firm/migrations.js', { force: true })
process.exitCode = status ?? 1
