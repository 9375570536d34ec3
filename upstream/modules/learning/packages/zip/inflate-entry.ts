import { inflateRawSync } from 'node:zlib'
import type { RawEntry } from './read-directory.ts'
import { RefusedArchive } from './refused-archive.ts'

/**
 * The bytes of an entry. It ends unpacked a little beyond twice what the directory says, and is
 * taken only with the right length and checksum.
 * @throws RefusedArchive
 */
export function inflateEntry(bytes: Uint8Array, entry: RawEntry): Uint8Array {
  const packed = bytes.subarray(entry.dataAt, entry.dataAt + entry.packedSize)
  if (packed.length !== entry.packedSize) throw new RefusedArchive('damaged', entry.name)
  const plain = entry.method === 0 ? packed.slice() : inflate(packed, entry)
  if (crc32(plain) !== entry.crc) throw new RefusedArchive('damaged', entry.name)
  return plain
}

function inflate(packed: Uint8Array, { name, size }: RawEntry): Uint8Array {
  try {
    // Workerd counts the room it makes for output, not the output: the very length is too little
    // for it at times. What is longer than it says is refused below all the same.
    const plain = inflateRawSync(packed, { maxOutputLength: 2 * size + 65_536 })
    if (plain.length > size) throw new RefusedArchive('bomb', name)
    if (plain.length < size) throw new RefusedArchive('damaged', name)
    return new Uint8Array(plain)
  } catch (cause) {
    if (cause instanceof RefusedArchive) throw cause
    throw new RefusedArchive(isTooLong(cause) ? 'bomb' : 'damaged', name)
  }
}

function isTooLong(cause: unknown): boolean {
  return (
    cause instanceof RangeError || (cause instanceof Error && /larger than/.test(cause.message))
  )
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** By index: a walk by iterator takes seven times as long. */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (let at = 0; at < bytes.length; at += 1) {
    value = (value >>> 8) ^ (table[(value ^ (bytes[at] ?? 0)) & 0xff] ?? 0)
  }
  return (value ^ 0xffffffff) >>> 0
}
