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
 * @property {('br' | 'gzip')[]} encodings Kept beside it as `.br` and `.gz`, when that is smaller.
 */

const from = 'build/client'
const to = 'build/static'

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

/** Compresses every static file once, and lists them in `build/static/files.json`. */
export async function packStaticFiles() {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const paths = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|[\\/])\.(?!well-known)/.test(path) && !settings.includes(path))
  /** @type {Record<string, StaticFile>} */
  const files = {}
  for (const path of paths) files[`/${path.split(sep).join('/')}`] = await pack(path)
  writeFileSync(join(to, 'files.json'), JSON.stringify(files, null, 2))
}

/**
 * @param {string} path inside `build/client`
 * @returns {Promise<StaticFile>}
 */
async function pack(path) {
  const body = readFileSync(join(from, path))
  const type = types[extname(path)] ?? 'application/octet-stream'
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 16)
  /** @type {StaticFile} */
  const file = { type, etag: `"${etag}"`, cacheControl: cacheControlOf(path), encodings: [] }
  const variants = compressible.test(type) ? await compress(body) : []
  for (const { encoding, suffix, bytes } of variants) {
    if (bytes.length >= body.length) continue
    mkdirSync(join(to, path, '..'), { recursive: true })
    writeFileSync(join(to, path + suffix), bytes)
    file.encodings.push(encoding)
  }
  return file
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
    { encoding: /** @type {const} */ ('br'), suffix: '.br', bytes: br },
    { encoding: /** @type {const} */ ('gzip'), suffix: '.gz', bytes: gz },
  ]
}
