// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import { devices, openLighthouse } from './lighthouse.mjs'
import { auditTable } from './table.mjs'

/**
 * Lighthouse on a firm's own site: `npm run audit -- site`. A page with every block there is, in each
 * font and look, with corners and colours in turn, such as are hard to read among them; and in the first
 * theme a post and the list of posts. The pages are made and answered by the code that firms publish
 * with; only the pictures are drawn here. `THEMES` makes a run shorter.
 */
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const fonts = ['system', 'serif', 'rounded', 'mono']
const looks = ['light', 'dark', 'both']
const corners = ['square', 'soft', 'round']
const colours = [
  { accent: '#8a4b08' },
  { accent: '#ffd400', paper: '#fff8e1' },
  { accent: '#000000', paper: '#101010', ink: '#ff0000' },
  { accent: '#00c853', ink: '#777777' },
  { accent: '#0057b7', paper: '#dfe9f5' },
]
const themes = fonts
  .flatMap((font, row) =>
    looks.map((look, column) => ({
      ...colours[(row * looks.length + column) % colours.length],
      ...{ font, looks: look, corners: corners[(row + column) % corners.length] },
    })),
  )
  .slice(0, Number(process.env.THEMES ?? fonts.length * looks.length))

const vite = await createVite({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null },
})
const load = (/** @type {string} */ path) =>
  vite.ssrLoadModule(`/upstream/modules/website/${path}.ts`)
const { sampleSite, samplePage } = await load('publishing/testing/sample-site')
const { sampleBlocks, sampleData } = await load('pages/testing/sample-blocks')
const { nothingPublished, publishSite } = await load('publishing/publish')
const { answer } = await load('publishing/answer')
const { ThemeChoice } = await vite.ssrLoadModule('/contract/website/theme-choice.ts')

/** What files are, by their hashes. @type {Map<string, { type: string, content: string }>} */
const files = new Map()
const records = {
  languages: { de: recordsOf(), en: recordsOf() },
  media: Object.fromEntries([
    ...['shop', 'rye', 'line', 'map'].map((id, at) => [id, picture(id, at)]),
    ['list', file('list', 'application/pdf', 'All prices')],
  ]),
}

const [busy = 0] = loadavg()
const lighthouse = await openLighthouse()
const judgements = []
try {
  for (const [at, choice] of themes.entries()) {
    const server = await serve(publish(ThemeChoice.parse(choice)))
    const paths = ['/en', ...(at === 0 ? ['/en/news', '/en/news/opening'] : [])]
    for (const path of paths) {
      for (const device of devices) {
        const judgement = await lighthouse.judge(server.origin, path, device)
        const { scores, faults, times } = judgement
        const name = `${path} ${Object.values(choice).join(' ')}`
        console.log(name.padEnd(60), device.padEnd(8), Object.values(scores).join(' '))
        if (scores.performance < 100) console.log(`    ${times}`)
        for (const fault of faults) console.log(`    ${fault}`)
        judgements.push({ ...judgement, path: name })
      }
    }
    server.close()
  }
} finally {
  lighthouse.close()
  await vite.close()
}
const measured = { at: new Date().toISOString(), cores: cpus().length, load: busy, judgements }
mkdirSync('docs/measures', { recursive: true })
writeFileSync('docs/measures/audit-site.json', `${JSON.stringify(measured, null, 1)}\n`)
const heading = {
  title: 'Lighthouse on every block of a firm’s own site, in every font and look',
  command: 'npm run audit -- site',
}
writeFileSync('docs/measures/audit-site.md', auditTable(measured, heading))

/** What the blocks of the sample show of the firm. */
function recordsOf() {
  return {
    items: [sampleData.item('rye'), sampleData.item('cake')],
    categories: { all: ['rye', 'cake'] },
    courses: { baking: sampleData.course('baking') },
    bookingPages: { visit: sampleData.bookingHref('visit') },
    hours: { '': sampleData.hours('') },
  }
}

/** @param {string} id @param {number} at */
function picture(id, at) {
  const renditions = ['original', 'wide', 'square', 'portrait'].flatMap((shape) =>
    [320, 640, 1280].map((width) => {
      const ratios = { original: 0.6, wide: 9 / 16, square: 1, portrait: 4 / 3 }
      const height = Math.round(width * (Object(ratios)[shape] ?? 1))
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${at * 80} 40% 60%)"/></svg>`
      return { ...file(`${id}-${shape}-${width}`, 'image/svg+xml', drawn), shape, width, height }
    }),
  )
  return { ...file(id, 'image/svg+xml', ''), alt: `Picture of ${id}`, renditions }
}

/** @param {string} id @param {string} type @param {string} content */
function file(id, type, content) {
  const hash = Buffer.from(id).toString('hex').padStart(32, '0').slice(-32)
  files.set(hash, { type, content })
  return { hash, type, bytes: content.length, name: id, alt: '', renditions: [] }
}

/** A site with a page of all blocks, one on privacy and a post. @param {object} theme */
function publish(theme) {
  const page = (/** @type {string} */ id, /** @type {object} */ more) =>
    samplePage(id, 'en', { seoDescription: 'A bakery in the old town of Vienna.', ...more })
  const pages = [
    page('home', { title: 'Huber Bakery', blocks: sampleBlocks }),
    page('prices', { title: 'Prices' }),
    page('privacy', { title: 'Privacy' }),
    page('opening', { title: 'We open in March', kind: 'post', tags: ['News'], author: 'Anna' }),
  ]
  const site = { ...sampleSite, languages: ['de', 'en'], theme }
  const publication = { publish: pages, unpublish: [] }
  const published = publishSite(nothingPublished, publication, { site, records, build: 'audit' })
  if ('problems' in published) throw new Error(JSON.stringify(published.problems))
  for (const { hash, type, content } of published.newContents) files.set(hash, { type, content })
  return published.state.manifest
}

/** Answers as the API does for visitors of a site. @param {object} manifest */
async function serve(manifest) {
  const server = createServer((request, response) => {
    const given = answer(manifest, { path: request.url ?? '/', etag: '' })
    const found = files.get(given.hash ?? '')
    const location = given.location ? { location: given.location } : {}
    const headers = { ...given.headers, ...location, 'content-type': found?.type ?? 'text/plain' }
    response.writeHead(given.status, headers).end(found?.content ?? '')
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
