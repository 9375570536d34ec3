import { entryPath } from '../../../../core/zip/entry-name.ts'
import { inflateEntry } from '../../../../core/zip/inflate-entry.ts'
import { type RawEntry, readDirectory } from '../../../../core/zip/read-directory.ts'
import { RefusedArchive } from '../../../../core/zip/refused-archive.ts'

/** What a package may be at most, by what its caller can bear. */
export type ArchiveLimits = {
  maxEntries: number
  /** Of one file, unpacked. */
  maxEntryBytes: number
  /** Of all files, unpacked. */
  maxTotalBytes: number
}

export const usualLimits: ArchiveLimits = {
  maxEntries: 10_000,
  maxEntryBytes: 512 * 1024 * 1024,
  maxTotalBytes: 1024 * 1024 * 1024,
}

export type ArchiveFile = {
  /** Relative, with slashes, in NFC. */
  path: string
  size: number
  /** Where its bytes are in the ZIP, and how they are packed: 0 not at all, 8 by deflate. */
  place: { at: number; packedSize: number; method: number }
  /** Unpacks it. @throws RefusedArchive where it is damaged, or not of the size it says */
  read: () => Uint8Array
}

export type Archive = {
  files: ArchiveFile[]
  /** The file of a path as written. */
  get: (path: string) => ArchiveFile | undefined
  /** The only file whose path differs in case alone: links written on Windows often do. */
  getIgnoringCase: (path: string) => ArchiveFile | undefined
}

/** What unpacks to more than this many times its own size holds nothing that somebody made. */
const maxRatio = 200
/** Below this a small file may be as regular as it likes. */
const alwaysFits = 1024 * 1024
const symbolicLink = 0o120000
const fileKind = 0o170000
const regularFile = 0o100000

/**
 * The files of a ZIP (APPNOTE.TXT of PKWARE, ZIP64 included), unpacked by nobody yet. All is judged
 * by its directory first: paths that leave the package, links, encryption, names that come twice,
 * entries that share their bytes, and what would unpack to more than is allowed.
 * @throws RefusedArchive
 */
export function openArchive(bytes: Uint8Array, limits: ArchiveLimits = usualLimits): Archive {
  const raw = readDirectory(bytes, limits.maxEntries)
  const files = new Map<string, ArchiveFile>()
  const byCase = new Map<string, ArchiveFile[]>()
  let total = 0
  for (const entry of raw) {
    const named = entryPath(entry.name)
    if ('refusal' in named) throw new RefusedArchive(named.refusal, entry.name)
    judgeKind(entry)
    if (entry.isFolder) continue
    total += entry.size
    judgeSize(entry, total, bytes.length, limits)
    const { path } = named
    if (files.has(path)) throw new RefusedArchive('sameName', path)
    const { size, dataAt: at, packedSize, method } = entry
    const place = { at, packedSize, method }
    const file = { path, size, place, read: () => inflateEntry(bytes, entry) }
    files.set(path, file)
    const folded = path.toLowerCase()
    byCase.set(folded, [...(byCase.get(folded) ?? []), file])
  }
  judgeOverlap(raw)
  return {
    files: [...files.values()],
    get: (path) => files.get(path.normalize('NFC')),
    getIgnoringCase: (path) => {
      const found = byCase.get(path.normalize('NFC').toLowerCase()) ?? []
      return found.length === 1 ? found[0] : undefined
    },
  }
}

function judgeKind({ name, unixMode, isEncrypted, method, isFolder }: RawEntry): void {
  const kind = unixMode & fileKind
  if (kind === symbolicLink) throw new RefusedArchive('link', name)
  // Devices, pipes and sockets are nothing that a package holds.
  if (!isFolder && kind !== 0 && kind !== regularFile) throw new RefusedArchive('link', name)
  if (isEncrypted) throw new RefusedArchive('encrypted', name)
  if (method !== 0 && method !== 8) throw new RefusedArchive('unknownMethod', name)
}

function judgeSize(entry: RawEntry, total: number, packed: number, limits: ArchiveLimits): void {
  if (entry.size > limits.maxEntryBytes) throw new RefusedArchive('tooLarge', entry.name)
  if (total > limits.maxTotalBytes) throw new RefusedArchive('tooLarge', entry.name)
  const isBomb = total > alwaysFits && total > packed * maxRatio
  const ownRatio = entry.size > alwaysFits && entry.size > entry.packedSize * 5 * maxRatio
  if (isBomb || ownRatio) throw new RefusedArchive('bomb', entry.name)
  if (entry.method === 0 && entry.size !== entry.packedSize) {
    throw new RefusedArchive('damaged', entry.name)
  }
}

/** Entries that share bytes unpack them many times over (the bombs of David Fifield, 2019). */
function judgeOverlap(entries: readonly RawEntry[]): void {
  const sorted = [...entries].sort((a, b) => a.localAt - b.localAt)
  for (const [at, entry] of sorted.entries()) {
    const next = sorted[at + 1]
    if (next && entry.dataAt + entry.packedSize > next.localAt) {
      throw new RefusedArchive('overlapping', next.name)
    }
  }
}
