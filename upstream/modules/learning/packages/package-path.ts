import { entryPath } from '../../../core/zip/entry-name.ts'
import type { Archive } from './zip/open-archive.ts'

/** Where an address of a manifest leads: into the package, or elsewhere. */
export type Target =
  | { kind: 'file'; path: string; query: string; isOtherCase: boolean }
  | { kind: 'missing'; path: string }
  | { kind: 'outside'; url: string }
  | { kind: 'invalid' }

/**
 * The file that a relative address names, its query and fragment kept. Addresses come with and
 * without escapes, with backslashes, and in another case than the file has: all of it is met.
 */
export function resolveAddress(archive: Archive, base: string, address: string): Target {
  const text = address.trim().replaceAll('\\', '/')
  if (/^[a-z][a-z0-9+.-]+:/i.test(text) || text.startsWith('//'))
    return { kind: 'outside', url: text }
  const cut = text.search(/[?#]/)
  const bare = cut < 0 ? text : text.slice(0, cut)
  const query = cut < 0 ? '' : text.slice(cut)
  const path = joined(base, bare)
  if (path === undefined) return { kind: 'invalid' }
  for (const candidate of [path, unescaped(path)]) {
    if (candidate === undefined) continue
    const exact = archive.get(candidate)
    if (exact) return { kind: 'file', path: exact.path, query, isOtherCase: false }
    const other = archive.getIgnoringCase(candidate)
    if (other) return { kind: 'file', path: other.path, query, isOtherCase: true }
  }
  return { kind: 'missing', path }
}

/** A base such as `content/` and a path relative to it; undefined where it leaves the package. */
export function joined(base: string, path: string): string | undefined {
  const from = path.startsWith('/') ? '' : base.slice(0, base.lastIndexOf('/') + 1)
  const parts: string[] = []
  for (const part of `${from}${path}`.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '..') parts.push(part)
  }
  const named = entryPath(parts.join('/'))
  return 'path' in named ? named.path : undefined
}

function unescaped(path: string): string | undefined {
  try {
    const named = entryPath(decodeURIComponent(path))
    return 'path' in named ? named.path : undefined
  } catch {
    return undefined
  }
}
