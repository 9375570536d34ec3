// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ensureBuilt } from './build/build.mjs'
import { runShown } from './test/run-shown.mjs'

/** Holds public pages against their pictures; what is given goes on to Playwright. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await ensureBuilt()
const config = ['-c', 'tests/visual/playwright.config.ts', ...process.argv.slice(2)]
const args = ['node_modules/@playwright/test/cli.js', 'test', ...config]
process.exitCode = await runShown(process.execPath, args)
if (args.some((arg) => arg.startsWith('--update-snapshots'))) await shrink('tests/visual/screens')

/**
 * Few colours are enough to compare a page by, at a third of the bytes.
 * @param {string} folder
 */
async function shrink(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const picture = readFileSync(file)
    const small = await sharp(picture)
      .png({ palette: true, quality: 85, effort: 8, dither: 0 })
      .toBuffer()
    if (small.length < picture.length) writeFileSync(file, small)
  }
}
