import { RefusedArchive } from './refused-archive.ts'

/** An entry as the directory at the end of a ZIP tells it. */
export type RawEntry = {
  name: string
  isFolder: boolean
  isEncrypted: boolean
  method: number
  crc: number
  packedSize: number
  size: number
  /** Where its own head begins, and where its bytes do. */
  localAt: number
  dataAt: number
  /** Type and rights where a Unix program wrote them; else 0. */
  unixMode: number
}

const endSignature = 0x06054b50
const end64Locator = 0x07064b50
const end64Signature = 0x06064b50
const headSignature = 0x02014b50
const localSignature = 0x04034b50
const unset16 = 0xffff
const unset32 = 0xffffffff

/**
 * Reads the directory of a ZIP, ZIP64 included, and compares it with the heads of the entries.
 * @throws RefusedArchive
 */
export function readDirectory(bytes: Uint8Array, maxEntries: number): RawEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { count, at } = findDirectory(view)
  if (count > maxEntries) throw new RefusedArchive('tooManyFiles')
  try {
    return readEntries(bytes, view, count, at)
  } catch (cause) {
    if (cause instanceof RefusedArchive) throw cause
    // A position beyond the file: the view throws RangeError.
    throw new RefusedArchive('damaged')
  }
}

function findDirectory(view: DataView): { count: number; at: number } {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const at = view.getUint32(end + 16, true)
  const locator = end - 20
  const isWide = locator >= 0 && view.getUint32(locator, true) === end64Locator
  if (!isWide) {
    if (count === unset16 || at === unset32) throw new RefusedArchive('damaged')
    return { count, at }
  }
  const wideAt = readSize(view, locator + 8)
  if (wideAt + 56 > view.byteLength || view.getUint32(wideAt, true) !== end64Signature) {
    throw new RefusedArchive('damaged')
  }
  return { count: readSize(view, wideAt + 32), at: readSize(view, wideAt + 48) }
}

/** The record at the end, before which a comment of at most 65,535 bytes may stand. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  throw new RefusedArchive('notZip')
}

function readEntries(bytes: Uint8Array, view: DataView, count: number, from: number): RawEntry[] {
  const entries: RawEntry[] = []
  let at = from
  for (let read = 0; read < count; read += 1) {
    if (view.getUint32(at, true) !== headSignature) throw new RefusedArchive('damaged')
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const nameAt = at + 46
    const name = decodeName(bytes.subarray(nameAt, nameAt + nameLength))
    const flags = view.getUint16(at + 8, true)
    const madeBy = view.getUint8(at + 5)
    const sizes = wideSizes(view, nameAt + nameLength, extraLength, {
      size: view.getUint32(at + 24, true),
      packedSize: view.getUint32(at + 20, true),
      localAt: view.getUint32(at + 42, true),
    })
    entries.push({
      name,
      isFolder: /[/\\]$/.test(name),
      isEncrypted: (flags & 0x2041) !== 0,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      ...sizes,
      dataAt: dataAt(bytes, view, sizes.localAt, name),
      unixMode: madeBy === 3 || madeBy === 19 ? view.getUint16(at + 40, true) : 0,
    })
    at = nameAt + nameLength + extraLength + view.getUint16(at + 32, true)
  }
  return entries
}

type Sizes = { size: number; packedSize: number; localAt: number }

/** Sizes of more than 32 bits stand in an extra field, in this order, those that do not fit alone. */
function wideSizes(view: DataView, from: number, length: number, sizes: Sizes): Sizes {
  const wide = { ...sizes }
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let next = at + 4
    for (const key of ['size', 'packedSize', 'localAt'] as const) {
      if (sizes[key] !== unset32) continue
      wide[key] = readSize(view, next)
      next += 8
    }
  }
  return wide
}

/** Where the bytes of an entry begin. Its own head must name it as the directory does. */
function dataAt(bytes: Uint8Array, view: DataView, localAt: number, name: string): number {
  if (view.getUint32(localAt, true) !== localSignature) throw new RefusedArchive('damaged', name)
  const nameLength = view.getUint16(localAt + 26, true)
  const own = decodeName(bytes.subarray(localAt + 30, localAt + 30 + nameLength))
  if (own !== name) throw new RefusedArchive('damaged', name)
  return localAt + 30 + nameLength + view.getUint16(localAt + 28, true)
}

function readSize(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RefusedArchive('damaged')
  return Number(value)
}

/** Names are UTF-8 whether their flag says so or not; what is not, is read byte by byte. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
