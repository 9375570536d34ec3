// @ts-check
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './start/install.mjs'
import { StartError } from './start/start-error.mjs'
import { ensureTools } from './test/needs.mjs'

/** Finds out what is missing before anything is measured. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
try {
  await ensureInstalled()
  await ensureTools(['chromium'])
} catch (error) {
  if (!(error instanceof StartError)) throw error
  if (error.output) console.error(error.output.trim())
  console.error(error.message)
  process.exit(1)
}
// Only now are packages sure to be there.
const [, , what] = process.argv
if (what === 'statement') await import('./bench/statement.mjs')
else if (what === 'catch-up') await import('./bench/catch-up.mjs')
else if (what === 'stock') await import('./bench/stock.mjs')
else if (what === 'cockpit') await import('./bench/cockpit.mjs')
else if (what === 'questions') await import('./bench/questions.mjs')
else if (what === 'moves') await import('./bench/moves.mjs')
else if (what === 'books') await import('./bench/books.mjs')
else if (what === 'start') await import('./bench/start.mjs')
else if (what === 'payroll') await import('./bench/payroll.mjs')
else if (what === 'learning') await import('./bench/learning.mjs')
else if (what === 'site') await import('./bench/site.mjs')
else if (what === 'mail') await import('./bench/mail.mjs')
else if (process.env.AGAINST) await import('./bench/against.mjs')
else await import('./bench/run.mjs')
