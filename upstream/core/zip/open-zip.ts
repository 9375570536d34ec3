import { inflateEntry } from './inflate-entry.ts'
import { readDirectory } from './read-directory.ts'
import { RefusedArchive } from './refused-archive.ts'

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

/** Whether a file begins as a ZIP does, which a workbook and a package are too. */
export function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}

/** A ZIP that unpacks to more than this many times its own size holds nothing that somebody wrote. */
const maxRatio = 200
/** Below this a small file may be as regular as it likes. */
const alwaysFits = 1024 * 1024

/**
 * The wanted entries of a ZIP (APPNOTE.TXT of PKWARE, ZIP64 included), unpacked by nobody yet: what its
 * directory says of sizes is judged first, and no entry is taken that is not of the size it says.
 * @throws UnreadableZip
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  return unlessRefused(() => takeEntries(bytes, limits))
}

function takeEntries(bytes: Uint8Array, { maxBytes, maxEntries, wants }: ZipLimits): ZipEntry[] {
  const found = new Map<string, ZipEntry>()
  let unpacked = 0
  for (const entry of readDirectory(bytes, maxEntries)) {
    const { name, size, method, isFolder } = entry
    if (isFolder || wants?.(name) === false) continue
    if (found.has(name) || (method !== 0 && method !== 8)) throw new UnreadableZip('damaged')
    unpacked += size
    const isBomb = unpacked > alwaysFits && unpacked > bytes.length * maxRatio
    if (unpacked > maxBytes || isBomb) throw new UnreadableZip('tooLarge')
    const read = () => unlessRefused(() => inflateEntry(bytes, entry))
    found.set(name, { name, read })
  }
  return [...found.values()]
}

function unlessRefused<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof RefusedArchive)) throw cause
    throw new UnreadableZip(cause.reason === 'tooManyFiles' ? 'tooLarge' : 'damaged', { cause })
  }
}
