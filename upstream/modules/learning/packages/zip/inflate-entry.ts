import { Inflate } from 'fflate'
import { RefusedArchive } from './open-archive.ts'
import type { RawEntry } from './read-directory.ts'

/** So little is unpacked before its length is looked at: a kilobyte unpacks to a megabyte at most. */
const step = 8 * 1024

/**
 * The bytes of an entry. It ends as soon as there are more than the directory says, and is taken
 * only with the right checksum.
 * @throws RefusedArchive
 */
export function inflateEntry(bytes: Uint8Array, entry: RawEntry): Uint8Array {
  const packed = bytes.subarray(entry.dataAt, entry.dataAt + entry.packedSize)
  if (packed.length !== entry.packedSize) throw new RefusedArchive('damaged', entry.name)
  const plain = entry.method === 0 ? packed.slice() : inflate(packed, entry)
  if (crc32(plain) !== entry.crc) throw new RefusedArchive('damaged', entry.name)
  return plain
}

function inflate(packed: Uint8Array, entry: RawEntry): Uint8Array {
  const plain = new Uint8Array(entry.size)
  let length = 0
  const stream = new Inflate((part) => {
    if (length + part.length > entry.size) throw new RefusedArchive('bomb', entry.name)
    plain.set(part, length)
    length += part.length
  })
  try {
    for (let at = 0; at < packed.length || at === 0; at += step) {
      stream.push(packed.subarray(at, at + step), at + step >= packed.length)
    }
  } catch (cause) {
    if (cause instanceof RefusedArchive) throw cause
    throw new RefusedArchive('damaged', entry.name)
  }
  if (length !== entry.size) throw new RefusedArchive('damaged', entry.name)
  return plain
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}
