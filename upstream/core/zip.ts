import { inflateRawSync } from 'node:zlib'

/** What a ZIP may be at most, by what its caller can bear. */
export type ZipLimits = {
  /** Of all entries that are wanted, unpacked. */
  maxBytes: number
  maxEntries: number
  /** Whether an entry of a name is read; all are where it is left out. */
  wants?: (name: string) => boolean
}

export type ZipEntry = {
  name: string
  /** Unpacks it. @throws UnreadableZip for one that is damaged, or larger than the ZIP says */
  read: () => Uint8Array<ArrayBuffer>
}

export class UnreadableZip extends Error {
  override name = 'UnreadableZip'
  constructor(
    readonly reason: 'damaged' | 'tooLarge',
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

/** A ZIP that unpacks to more than this many times its own size holds nothing that somebody wrote. */
const maxRatio = 200
/** Below this a small file may be as regular as it likes. */
const alwaysFits = 1024 * 1024

const endLength = 22
const headLength = 46
const localLength = 30

/**
 * The wanted entries of a ZIP (APPNOTE.TXT of PKWARE, without ZIP64), unpacked by nobody yet: what
 * its directory says of sizes is judged first, and no entry that unpacks to a byte more than it says is
 * taken; it ends unpacked a little beyond twice that.
 * @throws UnreadableZip
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  try {
    return readDirectory(bytes, limits)
  } catch (cause) {
    if (cause instanceof UnreadableZip) throw cause
    throw new UnreadableZip('damaged', { cause })
  }
}

function readDirectory(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const { maxBytes, maxEntries, wants = () => true } = limits
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) throw new UnreadableZip('tooLarge')
  const found = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  let unpacked = 0
  for (let read = 0; read < count; read += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new UnreadableZip('damaged')
    const nameLength = view.getUint16(at + 28, true)
    const nameBytes = bytes.subarray(at + headLength, at + headLength + nameLength)
    const name = new TextDecoder().decode(nameBytes)
    const entry = {
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      localAt: view.getUint32(at + 42, true),
    }
    at += headLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (name.endsWith('/') || !wants(name)) continue
    if (found.has(name)) throw new UnreadableZip('damaged')
    unpacked += entry.size
    const isBomb = unpacked > alwaysFits && unpacked > bytes.length * maxRatio
    if (unpacked > maxBytes || isBomb) throw new UnreadableZip('tooLarge')
    found.set(name, { name, read: () => unpack(bytes, view, entry) })
  }
  return [...found.values()]
}

/** The record at the end, before which a comment of at most 65,535 bytes may stand. */
function endOfDirectory(view: DataView): number {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  throw new UnreadableZip('damaged')
}

type Place = { method: number; packedSize: number; size: number; localAt: number }

function unpack(
  bytes: Uint8Array,
  view: DataView,
  { method, packedSize, size, localAt }: Place,
): Uint8Array<ArrayBuffer> {
  try {
    if (view.getUint32(localAt, true) !== 0x04034b50) throw new UnreadableZip('damaged')
    const names = view.getUint16(localAt + 26, true) + view.getUint16(localAt + 28, true)
    const from = localAt + localLength + names
    const packed = bytes.subarray(from, from + packedSize)
    // Workerd counts the room it makes for output, not the output: for some lengths the very length is
    // too little for it (tried: 13 of 95). What is longer than it says is refused below all the same.
    const maxOutputLength = 2 * size + 65_536
    const plain =
      method === 0 ? packed : method === 8 ? inflateRawSync(packed, { maxOutputLength }) : undefined
    if (plain?.length !== size) throw new UnreadableZip('damaged')
    return new Uint8Array(plain)
  } catch (cause) {
    if (cause instanceof UnreadableZip) throw cause
    throw new UnreadableZip('damaged', { cause })
  }
}
