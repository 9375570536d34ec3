import type { Env } from '../../../../core/env.ts'
import { contentTypeOf } from './content-type.ts'
import { type FileIndex, indexKey, zipKey } from './file-index.ts'
import type { Frame } from './package-address.ts'

type Files = Pick<Env, 'FILES'>
type Of = Pick<Frame, 'firmId' | 'packageId'>

/** Indexes of packages that were asked for last; a package never changes. */
const known = new Map<string, FileIndex>()
const mostKnown = 20
/** Of a larger file that is packed no part is given: it would have to be unpacked whole. */
const largestUnpacked = 32 * 1024 * 1024

/**
 * A file of a package, or the part of it that is asked for (RFC 9110, 14), unpacked on its way out of
 * the ZIP. Undefined where the package has none of that path.
 */
export async function openPackageFile(
  request: Request,
  { FILES }: Files,
  of: Of,
  path: string,
): Promise<Response | undefined> {
  const index = await indexOf({ FILES }, of)
  const name = index && nameIn(index, path)
  const entry = name === undefined ? undefined : index?.[name]
  if (name === undefined || entry === undefined) return undefined
  const [at, packed, size, method] = entry
  const headers = new Headers({ 'content-type': contentTypeOf(name) })
  const isPart = method === 0 || size <= largestUnpacked
  if (isPart) headers.set('accept-ranges', 'bytes')
  if (size === 0) return new Response(null, { headers })
  const range = isPart ? rangeOf(request.headers.get('range') ?? '', size) : undefined
  if (range === 'none') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { from, to } = range ?? { from: 0, to: size - 1 }
  if (range) headers.set('content-range', `bytes ${from}-${to}/${size}`)
  const status = range ? 206 : 200
  const length = to - from + 1
  headers.set('content-length', String(length))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const inZip = method === 0 ? { offset: at + from, length } : { offset: at, length: packed }
  const object = await FILES.get(zipKey(of.firmId, of.packageId), { range: inZip })
  if (!object) return undefined
  if (method === 0) return new Response(fixed(object.body, length), { status, headers })
  const plain = object.body.pipeThrough(new DecompressionStream('deflate-raw'))
  if (!range) return new Response(fixed(plain, size), { status, headers })
  const bytes = await new Response(plain).arrayBuffer()
  return new Response(bytes.slice(from, to + 1), { status, headers })
}

/** Says its length, which players ask for. */
function fixed(body: ReadableStream, length: number): ReadableStream {
  return body.pipeThrough(new FixedLengthStream(length))
}

async function indexOf(
  { FILES }: Files,
  { firmId, packageId }: Of,
): Promise<FileIndex | undefined> {
  const key = indexKey(firmId, packageId)
  const found = known.get(key)
  if (found) return found
  const object = await FILES.get(key)
  if (!object) return undefined
  const index: FileIndex = await object.json()
  if (known.size >= mostKnown) known.clear()
  known.set(key, index)
  return index
}

/** The file of a path; one whose path differs in case alone, where there is but one. */
function nameIn(index: FileIndex, path: string): string | undefined {
  const asked = path.normalize('NFC')
  if (Object.hasOwn(index, asked)) return asked
  const folded = asked.toLowerCase()
  const found = Object.keys(index).filter((name) => name.toLowerCase() === folded)
  return found.length === 1 ? found[0] : undefined
}

/** The bytes that are asked for; undefined for all, `none` where the file does not reach so far. */
function rangeOf(header: string, size: number): { from: number; to: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const last = Math.min(Number(to), size)
    return last === 0 ? 'none' : { from: size - last, to: size - 1 }
  }
  const range = { from: Number(from), to: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
  return range.from < size && range.from <= range.to ? range : 'none'
}
