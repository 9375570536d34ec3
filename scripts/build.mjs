// @ts-check
import { build, ensureBuilt } from './build/build.mjs'
import { StartError } from './start/start-error.mjs'

/** With `--if-needed` it takes what lies in `build/` when that was made from these sources. */
try {
  await (process.argv.includes('--if-needed') ? ensureBuilt() : build())
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`${error.output}\n${error.message}`)
  process.exitCode = 1
}
