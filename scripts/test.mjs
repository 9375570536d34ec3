// @ts-check
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './start/install.mjs'
import { StartError } from './start/start-error.mjs'
import { choose } from './test/choose.mjs'
import { ensureTools } from './test/needs.mjs'
import { report } from './test/report.mjs'
import { runSteps } from './test/run-steps.mjs'

/**
 * `npm test` runs everything, on a bare machine with Node; `npm test unit` a step, `npm test items`
 * all that concerns a module, `npm test -- --changed` what a change touches.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.WRANGLER_SEND_METRICS = 'false'
// Go, in which the compiler of types and esbuild are written, tidies its memory less often.
process.env.GOGC ??= '400'
mkdirSync('.cache/test', { recursive: true })
const chosen = choose(process.argv.slice(2))
if (typeof chosen === 'string') {
  console.error(chosen)
  process.exit(2)
}
try {
  await ensureInstalled()
  await ensureTools([...new Set(chosen.flatMap(({ step }) => step.tools))])
} catch (error) {
  if (!(error instanceof StartError)) throw error
  if (error.output) console.error(error.output.trim())
  console.error(error.message)
  process.exit(1)
}
process.exitCode = report(await runSteps(chosen), chosen.length === 1)
