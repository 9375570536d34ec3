// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../build/build.mjs'
import { measureStarts } from './start-cost.mjs'

/** What the start of both Workers takes. `ROUNDS` make a run shorter or longer. */
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const workers = await measureStarts(Number(process.env.ROUNDS ?? 9))
console.table(workers)
const report = { at: new Date().toISOString(), load: loadavg()[0], workers }
mkdirSync('docs/measures', { recursive: true })
writeFileSync('docs/measures/start.json', `${JSON.stringify(report, null, 2)}\n`)
