import type { Reader } from '../../firm/store.ts'
import { findMatches, findTerms } from './list-reader.ts'

/** As many are sorted for one page; beyond it the index of the sort is followed. */
export const mostGathered = 1_000
/** A search that finds more is answered from the newest thousand it finds. */
export const mostMatches = 20_000
const mostKept = 16

/** Row numbers of what a search found, as JSON, and how many it found; null for no words at all. */
export type Matches = { rowNumbers: string; count: number }
type Kept = { changes: number; found: Map<string, Matches | null> }

const keptOf = new WeakMap<SqlStorage, Kept>()

/**
 * The documents a search finds, remembered until anything is written: whoever turns its pages,
 * sorts it or changes the tab asks the same words each time.
 */
export function recallMatches(reader: Reader, typed: string): Matches | null {
  const { found } = currentOf(reader)
  const known = found.get(typed)
  if (known !== undefined) return known
  const matches = searchFor(reader, typed)
  const [oldest] = found.keys()
  if (found.size >= mostKept && oldest !== undefined) found.delete(oldest)
  found.set(typed, matches)
  return matches
}

/** SQLite counts the rows this connection has changed, and no other writes to a firm. */
function currentOf({ sql }: Reader): Kept {
  const { changes } = sql.exec<{ changes: number }>('select total_changes() as changes').one()
  const kept = keptOf.get(sql)
  if (kept?.changes === changes) return kept
  const fresh = { changes, found: new Map() }
  keptOf.set(sql, fresh)
  return fresh
}

function searchFor(reader: Reader, typed: string): Matches | null {
  const terms = findTerms(reader, typed)
  if (terms === undefined) return null
  const matches = findMatches(reader, terms, mostMatches + 1)
  if (matches.count <= mostMatches) return matches
  return { ...matches, rowNumbers: findMatches(reader, terms, mostGathered).rowNumbers }
}
