// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createDataDir, removeDataDir, startServer } from '../tests/support/server.mjs'
import { devices, openLighthouse } from './audit/lighthouse.mjs'
import { auditTable } from './audit/table.mjs'
import { ensureBuilt } from './build/build.mjs'

/**
 * Lighthouse on every page of the site's map, on both devices: `npm run audit`. With paths,
 * `npm run audit -- / /pricing`, it looks at those alone and writes nothing down. `npm run audit -- site`
 * looks at a firm's own site.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const chosen = process.argv.slice(2)
if (chosen[0] === 'site') {
  await import('./audit/site.mjs')
  process.exit(0)
}
await ensureBuilt()
const [busy = 0] = loadavg()
if (busy > 0.5) {
  console.log(
    `This machine is busy (load ${busy.toFixed(1)}): performance will be worse than true.`,
  )
}
const dataDir = createDataDir()
const lighthouse = await openLighthouse()
const server = await startServer({ dataDir })
try {
  const paths = chosen.length > 0 ? chosen : await readSiteMap(server.origin)
  // The first page of a new server waits for its code to be read.
  await Promise.all(paths.map((path) => fetch(server.origin + path)))
  const judgements = []
  for (const path of paths) {
    for (const device of devices) {
      const judgement = await lighthouse.judge(server.origin, path, device)
      const { scores, faults, times } = judgement
      console.log(path.padEnd(44), device.padEnd(8), Object.values(scores).join(' '))
      if (scores.performance < 100) console.log(`    ${times}`)
      for (const fault of faults) console.log(`    ${fault}`)
      judgements.push(judgement)
    }
  }
  const measured = { at: new Date().toISOString(), cores: cpus().length, load: busy, judgements }
  if (chosen.length === 0) {
    mkdirSync('docs/measures', { recursive: true })
    writeFileSync('docs/measures/audit.json', `${JSON.stringify(measured, null, 1)}\n`)
    writeFileSync('docs/measures/audit.md', auditTable(measured))
  }
} finally {
  lighthouse.close()
  await server.stop()
  removeDataDir(dataDir)
}

/** @param {string} origin */
async function readSiteMap(origin) {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length))
}
