import { crc32 } from 'node:zlib'
import { joinBytes } from '../../../../core/join-bytes.ts'

/** Writes ZIP files by hand, for tests: every field as it is told, true or not. */

export type EntrySpec = {
  name: string
  /** Stored as they are, where `packed` is not given. */
  bytes?: Uint8Array
  packed?: Uint8Array
  size?: number
  method?: number
  flags?: number
  unixMode?: number
  crc?: number
  /** The name in the entry's own head. */
  localName?: string
  /** Where its own head begins, where nothing is written for it but its line in the directory. */
  localAt?: number
}

const encoder = new TextEncoder()

/** A ZIP of entries; with `isWide` its sizes and places stand in the fields of ZIP64. */
export function zipOf(entries: readonly EntrySpec[], { isWide = false } = {}): Uint8Array {
  const parts: Uint8Array[] = []
  const heads: Uint8Array[] = []
  let at = 0
  for (const spec of entries) {
    const packed = spec.packed ?? spec.bytes ?? new Uint8Array()
    const size = spec.size ?? packed.length
    const localName = encoder.encode(spec.localName ?? spec.name)
    const local = fields([
      [4, 0x04034b50],
      [2, 20],
      [2, spec.flags ?? 0x800],
      [2, spec.method ?? 0],
      [4, 0],
      [4, spec.crc ?? crc32(packed)],
      [4, packed.length],
      [4, size],
      [2, localName.length],
      [2, 0],
    ])
    const localAt = spec.localAt ?? at
    if (spec.localAt === undefined) {
      parts.push(local, localName, packed)
      at += local.length + localName.length + packed.length
    }
    heads.push(head(spec, { packed, size, localAt, isWide }))
  }
  const directory = joinBytes(heads)
  const end64 = isWide
    ? fields([
        [4, 0x06064b50],
        [8, 44],
        [2, 45],
        [2, 45],
        [4, 0],
        [4, 0],
        [8, entries.length],
        [8, entries.length],
        [8, directory.length],
        [8, at],
        [4, 0x07064b50],
        [4, 0],
        [8, at + directory.length],
        [4, 1],
      ])
    : new Uint8Array()
  const end = fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, isWide ? 0xffff : entries.length],
    [2, isWide ? 0xffff : entries.length],
    [4, isWide ? 0xffffffff : directory.length],
    [4, isWide ? 0xffffffff : at],
    [2, 0],
  ])
  return joinBytes([...parts, directory, end64, end])
}

type Place = { packed: Uint8Array; size: number; localAt: number; isWide: boolean }

function head(spec: EntrySpec, { packed, size, localAt, isWide }: Place): Uint8Array {
  const name = encoder.encode(spec.name)
  const extra = isWide
    ? fields([
        [2, 1],
        [2, 24],
        [8, size],
        [8, packed.length],
        [8, localAt],
      ])
    : new Uint8Array()
  const narrow = (value: number) => (isWide ? 0xffffffff : value)
  const fixed = fields([
    [4, 0x02014b50],
    [2, 0x0300 | 45],
    [2, 20],
    [2, spec.flags ?? 0x800],
    [2, spec.method ?? 0],
    [4, 0],
    [4, spec.crc ?? crc32(packed)],
    [4, narrow(packed.length)],
    [4, narrow(size)],
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, ((spec.unixMode ?? 0) << 16) >>> 0],
    [4, narrow(localAt)],
  ])
  return joinBytes([fixed, name, extra])
}

function fields(values: readonly [number, number][]): Uint8Array {
  const bytes = values.flatMap(([length, value]) =>
    Array.from({ length }, (_, at) => Math.floor(value / 256 ** at) % 256),
  )
  return Uint8Array.from(bytes)
}
