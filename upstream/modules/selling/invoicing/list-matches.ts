import { Remembered } from '../../../firm/remembered.ts'
import type { Reader } from '../../../firm/store.ts'
import { findMatches, findTerms } from './list-reader.ts'

/** As many are sorted for one page; beyond it the index of the sort is followed. */
export const maxGathered = 1_000
/** A search that finds more is answered from the newest thousand it finds. */
export const maxMatches = 20_000

/** Row numbers of what a search found, as JSON, and how many it found; null for no words at all. */
export type Matches = { rowNumbers: string; count: number }
const remembered = new Remembered<Matches | null>(16)

/**
 * The documents a search finds, remembered until anything is written: whoever turns its pages,
 * sorts it or changes the tab asks the same words each time.
 */
export function recallMatches(reader: Reader, typed: string): Matches | null {
  return remembered.recall(reader, typed, () => searchFor(reader, typed))
}

function searchFor(reader: Reader, typed: string): Matches | null {
  const terms = findTerms(reader, typed)
  if (terms === undefined) return null
  const matches = findMatches(reader, terms, maxMatches + 1)
  if (matches.count <= maxMatches) return matches
  return { ...matches, rowNumbers: findMatches(reader, terms, maxGathered).rowNumbers }
}
