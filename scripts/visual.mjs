// @ts-check
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ensureBuilt } from './build/build.mjs'
import { runShown } from './test/run-shown.mjs'

/** Holds pages against their pictures; what is given goes on to Playwright. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await ensureBuilt()
const begun = Date.now()
const config = ['-c', 'tests/visual/playwright.config.ts', ...process.argv.slice(2)]
const args = ['node_modules/@playwright/test/cli.js', 'test', ...config]
process.exitCode = await runShown(process.execPath, args)
if (args.some((arg) => arg.startsWith('--update-snapshots'))) await shrink('tests/visual/screens')

/**
 * Few colours are enough to compare a page by, at a third of the bytes; of screens, which are held
 * more strictly, only where hardly a pixel becomes another.
 * @param {string} folder
 */
async function shrink(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    // One that stands as it was is small already, and would lose a little more each time.
    if (statSync(file).mtimeMs < begun) continue
    const picture = readFileSync(file)
    const isStrict = /^(ui|layout)-/.test(name)
    const quality = isStrict ? 100 : 85
    const small = await sharp(picture)
      .png({ palette: true, quality, effort: 8, dither: 0 })
      .toBuffer()
    if (small.length >= picture.length) continue
    if (!isStrict || (await changedPixels(picture, small)) <= 45) writeFileSync(file, small)
  }
}

/**
 * How many pixels two pictures of one size show otherwise, by more than eye and comparison pass over.
 * @param {Buffer} one
 * @param {Buffer} other
 */
async function changedPixels(one, other) {
  const [a, b] = await Promise.all(
    [one, other].map((it) => sharp(it).removeAlpha().raw().toBuffer()),
  )
  if (!a || !b) return 0
  let count = 0
  for (let at = 0; at < a.length; at += 3) {
    const isOther = [0, 1, 2].some(
      (step) => Math.abs((a[at + step] ?? 0) - (b[at + step] ?? 0)) > 8,
    )
    if (isOther) count += 1
  }
  return count
}
