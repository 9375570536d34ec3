import { createHash } from 'node:crypto'

/** What stands at a path: content by its hash, and its media type. */
export type ManifestEntry = { hash: string; type: string }

/**
 * All that a site answers, at one moment. A site is published by writing what is new under its hash and
 * then pointing to another manifest: so a reader sees the whole old site or the whole new one.
 */
export type Manifest = {
  /** The hash of all the rest, so the same site has the same id. */
  id: string
  entries: Record<string, ManifestEntry>
  redirects: Record<string, string>
  gone: string[]
}

/** 128 bits of the SHA-256 of a content, in hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

/** A manifest with its id, whatever the order its parts came in. */
export function makeManifest(parts: Omit<Manifest, 'id'>): Manifest {
  const sorted = {
    entries: sortedRecord(parts.entries),
    redirects: sortedRecord(parts.redirects),
    gone: [...new Set(parts.gone)].sort(),
  }
  return { id: contentHash(JSON.stringify(sorted)), ...sorted }
}

function sortedRecord<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export type ManifestChanges = { added: string[]; changed: string[]; removed: string[] }

/** What a publication changes, by path. */
export function changesOf(next: Manifest, last: Manifest | null): ManifestChanges {
  const before = last?.entries ?? {}
  const changes: ManifestChanges = { added: [], changed: [], removed: [] }
  for (const [path, { hash }] of Object.entries(next.entries)) {
    const was = before[path]
    if (!was) changes.added.push(path)
    else if (was.hash !== hash) changes.changed.push(path)
  }
  changes.removed = Object.keys(before).filter((path) => !next.entries[path])
  return changes
}
