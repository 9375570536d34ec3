// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('../build/static-files.mjs').StaticFile} StaticFile */
/** @typedef {{ type: 'ESModule' | 'Data', path: string, contents: string | Buffer }} WorkerModule */

const suffixes = { br: '.br', gzip: '.gz' }

/**
 * The static files as modules of the Worker that serves them, so that no request opens a file
 * and a build beside a running server changes nothing in it. Pictures stay on the disk: as modules
 * they doubled the processor time of a start (measured, 8 MB).
 * @param {string} build The folder of the build.
 * @returns {WorkerModule[]} data modules and `static-files.js`, which exports `files` by path.
 */
export function createStaticModules(build) {
  /** @type {Record<string, StaticFile>} */
  const files = JSON.parse(readFileSync(join(build, 'static/files.json'), 'utf8'))
  /** @type {WorkerModule[]} */
  const modules = []
  const add = (/** @type {string} */ path) => {
    modules.push({ type: 'Data', path: `data/${modules.length}`, contents: readFileSync(path) })
    return `d${modules.length - 1}`
  }
  const entries = Object.entries(files).map(([path, file]) => {
    const { type, etag, cacheControl } = file
    const head = JSON.stringify({ type, etag, cacheControl })
    if (path.startsWith('/pictures/')) return `[${JSON.stringify(path)}, { ...${head} }]`
    const plain = add(join(build, 'client', path))
    const variants = file.encodings.map(
      (e) => `${e}: ${add(join(build, 'static', path + suffixes[e]))}`,
    )
    const bodies = `{ identity: ${plain}, ${variants.join(', ')} }`
    return `[${JSON.stringify(path)}, { ...${head}, bodies: ${bodies} }]`
  })
  const imports = modules.map((_, index) => `import d${index} from './data/${index}'`)
  const contents = `${imports.join('\n')}\nexport const files = new Map([\n${entries.join(',\n')}\n])\n`
  return [...modules, { type: 'ESModule', path: 'static-files.js', contents }]
}
