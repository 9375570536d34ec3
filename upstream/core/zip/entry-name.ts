export type NameRefusal = 'absolutePath' | 'parentPath' | 'badName' | 'longName'

const longestName = 400
const deepest = 30

/**
 * The path of an entry inside its package, or why it is refused. Backslashes are read as slashes,
 * as Windows programs mean them, so that a path cannot hide its steps upwards behind them.
 */
export function entryPath(raw: string): { path: string } | { refusal: NameRefusal } {
  const name = raw.replaceAll('\\', '/')
  if (name.length > longestName) return { refusal: 'longName' }
  // Control characters, and signs that turn the reading direction.
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)) {
    return { refusal: 'badName' }
  }
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) return { refusal: 'absolutePath' }
  const parts = name.split('/').filter((part, at, all) => part !== '' || at < all.length - 1)
  if (parts.some((part) => part.trim() === '..')) return { refusal: 'parentPath' }
  if (parts.length === 0 || parts.length > deepest) return { refusal: 'badName' }
  if (parts.some((part) => part === '' || part === '.')) return { refusal: 'badName' }
  return { path: parts.join('/').normalize('NFC') }
}
