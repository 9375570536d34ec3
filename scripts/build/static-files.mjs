// @ts-check
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * @typedef {object} StaticFile
 * @property {string} type Content type.
 * @property {string} etag
 * @property {string} cacheControl
 * @property {Record<string, [start: number, end: number]>} [ranges] Where its bytes lie in the packed file, as they
 *   are (`identity`) and compressed, where that is smaller; without, it is read from `client`.
 */
/**
 * @typedef {object} Packed
 * @property {string} name Of the file with all bytes, which holds a hash of them.
 * @property {Record<string, StaticFile>} files By their path.
 */

/** @type {Record<string, string>} */
const types = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
/**
 * How long browsers keep what lies in a folder, as `public/_headers` says it in production.
 * @type {Record<string, string>}
 */
const kept = {
  assets: 'public, max-age=31536000, immutable',
  fonts: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=86400',
}
/** Read by Cloudflare's edge and given to nobody. */
const settings = ['_headers', '_routes.json']
const compressible = /^(text\/|application\/(json|manifest|xml)|image\/svg)/

/**
 * Compresses every static file once, and packs them into one file of `static`, with `files.json` that says where
 * each lies. Pictures are not packed: they are most of the bytes, and are asked for least.
 * @param {string} [build] the folder of the build; its `client` is read, its `static` made anew
 */
export async function packStaticFiles(build = 'build') {
  const from = join(build, 'client')
  const to = join(build, 'static')
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const paths = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|[\\/])\.(?!well-known)/.test(path) && !settings.includes(path))
  /** @type {Record<string, StaticFile>} */
  const files = {}
  /** @type {Buffer[]} */
  const parts = []
  let length = 0
  /** @param {Buffer} bytes @returns {[start: number, end: number]} */
  const add = (bytes) => {
    parts.push(bytes)
    length += bytes.length
    return [length - bytes.length, length]
  }
  for (const path of paths) {
    const body = readFileSync(join(from, path))
    const type = types[extname(path)] ?? 'application/octet-stream'
    const etag = `"${hashOf(body)}"`
    const file = { type, etag, cacheControl: cacheControlOf(path) }
    const address = `/${path.split(sep).join('/')}`
    if (address.startsWith('/pictures/')) {
      files[address] = file
      continue
    }
    const compressed = compressible.test(type) ? await compress(body) : []
    const variants = compressed.filter(({ bytes }) => bytes.length < body.length)
    const ranges = [{ encoding: 'identity', bytes: body }, ...variants].map(
      ({ encoding, bytes }) => [encoding, add(bytes)],
    )
    files[address] = { ...file, ranges: Object.fromEntries(ranges) }
  }
  const all = Buffer.concat(parts)
  /** @type {Packed} */
  const packed = { name: `files-${hashOf(all)}.bin`, files }
  writeFileSync(join(to, packed.name), all)
  writeFileSync(join(to, 'files.json'), JSON.stringify(packed))
}

/** @param {Buffer} bytes */
function hashOf(bytes) {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}

/** @param {string} path inside `build/client` */
export function cacheControlOf(path) {
  return kept[path.split(/[\\/]/)[0] ?? ''] ?? 'public, max-age=300'
}

/** @param {Buffer} body */
async function compress(body) {
  const br = await promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
  const gz = await promisify(gzip)(body, { level: 9 })
  return [
    { encoding: 'br', bytes: br },
    { encoding: 'gzip', bytes: gz },
  ]
}
