import { openZip, UnreadableZip } from '../../../core/zip/open-zip.ts'
import { ImportRefused } from './neutral.ts'

/** Files of an import by their path, with `/` between folders. */
export type Files = ReadonlyMap<string, Uint8Array>

/** What a ZIP of a small firm's site may be, unpacked. */
const maxBytes = 100_000_000
const maxEntries = 20_000

/**
 * The files of a ZIP, by path. Paths that lead out of the folder, hidden files and the traces of other
 * systems are left out.
 * @throws ImportRefused
 */
export function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  try {
    const entries = openZip(bytes, { maxBytes, maxEntries, wants: isWanted })
    return new Map(entries.map(({ name, read }) => [cleanPath(name), read()]))
  } catch (cause) {
    const isLarge = cause instanceof UnreadableZip && cause.reason === 'tooLarge'
    throw new ImportRefused(isLarge ? 'tooLarge' : 'noZip', { cause })
  }
}

function isWanted(name: string): boolean {
  const parts = cleanPath(name).split('/')
  if (name.endsWith('/') || parts.includes('..') || /^([A-Za-z]:|\/)/.test(name)) return false
  return !parts.some((part) => part.startsWith('.') || part === '__MACOSX')
}

function cleanPath(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\.\//, '')
}

/** Gives the file whose path ends as another does: `2024/03/shop.jpg` for `uploads/2024/03/shop.jpg`. */
export function fileFinder(files: Files): (path: string) => Uint8Array | null {
  const byName = new Map<string, string[]>()
  for (const path of files.keys()) {
    const name = path.split('/').at(-1) ?? ''
    byName.set(name, [...(byName.get(name) ?? []), path])
  }
  return (path) => {
    const wanted = decodedPath(path).replace(/^\/+/, '')
    const parts = wanted.split('/')
    const named = byName.get(parts.at(-1) ?? '') ?? []
    // An address begins with folders that a download of the folder may not have.
    for (let from = 0; from < parts.length; from += 1) {
      const end = parts.slice(from).join('/')
      const [only, ...others] = named.filter((name) => name === end || name.endsWith(`/${end}`))
      if (only !== undefined && others.length === 0) return files.get(only) ?? null
    }
    return null
  }
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
