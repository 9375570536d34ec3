import { crc32, inflateRawSync } from 'node:zlib'
import type { RawEntry } from './read-directory.ts'
import { RefusedArchive } from './refused-archive.ts'

/**
 * The bytes of an entry. It ends unpacked a little beyond twice what the directory says, and is
 * taken only with the right length and checksum.
 * @throws RefusedArchive
 */
export function inflateEntry(bytes: Uint8Array, entry: RawEntry): Uint8Array<ArrayBuffer> {
  const packed = bytes.subarray(entry.dataAt, entry.dataAt + entry.packedSize)
  if (packed.length !== entry.packedSize) throw new RefusedArchive('damaged', entry.name)
  const plain = entry.method === 0 ? new Uint8Array(packed) : inflate(packed, entry)
  if (crc32(plain) !== entry.crc) throw new RefusedArchive('damaged', entry.name)
  return plain
}

function inflate(packed: Uint8Array, { name, size }: RawEntry): Uint8Array<ArrayBuffer> {
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
