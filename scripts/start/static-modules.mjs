// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('../build/static-files.mjs').StaticFile} StaticFile */
/** @typedef {{ type: 'ESModule' | 'Data', path: string, contents: string | Buffer }} WorkerModule */

const suffixes = { br: '.br', gzip: '.gz' }

/**
 * The static files as two modules of the Worker that serves them, so that no request opens a file
 * and a build beside a running server changes nothing in it. All bytes are in one module: miniflare
 * copies its whole configuration for each one it adds, and 1,800 took 5 s of a start (measured).
 * Pictures stay on the disk: as modules they doubled the processor time of a start (measured, 8 MB).
 * @param {string} build The folder of the build.
 * @returns {WorkerModule[]} the bytes, and `static-files.js`, which exports `files` by path.
 */
export function createStaticModules(build) {
  /** @type {Record<string, StaticFile>} */
  const files = JSON.parse(readFileSync(join(build, 'static/files.json'), 'utf8'))
  /** @type {Buffer[]} */
  const parts = []
  let length = 0
  /** @param {string} path @returns {[start: number, end: number]} where its bytes lie in all */
  const add = (path) => {
    const part = readFileSync(path)
    parts.push(part)
    length += part.length
    return [length - part.length, length]
  }
  const entries = Object.entries(files).map(([path, file]) => {
    const { type, etag, cacheControl, encodings } = file
    const head = { type, etag, cacheControl }
    if (path.startsWith('/pictures/')) return [path, head]
    const variants = encodings.map((e) => [e, add(join(build, 'static', path + suffixes[e]))])
    const identity = add(join(build, 'client', path))
    return [path, { ...head, ranges: Object.fromEntries([['identity', identity], ...variants]) }]
  })
  const contents = `import bytes from './static-files.bin'\nexport { bytes }\nexport const files = new Map(${JSON.stringify(entries)})\n`
  return [
    { type: 'Data', path: 'static-files.bin', contents: Buffer.concat(parts) },
    { type: 'ESModule', path: 'static-files.js', contents },
  ]
}
