import { AppError } from '#contract/core/errors.ts'
import type { MatchInput, MatchSuggestion, SuggestedLine } from '#contract/money/bank-matching.ts'
import type { FirmContext, Reader, Store } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { matchLine } from './match.ts'
import { openLines } from './reader.ts'
import { suggestFor } from './suggest.ts'

const shownLines = 25
/** How many open lines, the oldest first, are looked at; the others wait for the next time. */
const linesLookedAt = 200

/** The oldest open lines with their suggestions, and how many of them are sure. */
export function suggestions(
  reader: Reader,
  context: FirmContext,
  account: string,
): { lines: SuggestedLine[]; sure: number } {
  const lines = suggestFor(reader, context, account, openLines(reader, account, linesLookedAt))
  const sure = lines.filter(isSureNow(reader, context)).length
  return { lines: lines.slice(0, shownLines), sure }
}

/**
 * Matches open lines whose first suggestion is sure. One whose counterpart was taken by a line before
 * it is left for a person to look at.
 */
export function matchSure(
  store: Store,
  context: FirmContext,
  account: string,
): { matched: number; refused: number } {
  return store.transact(context, (whole) => {
    let matched = 0
    let refused = 0
    const isSure = isSureNow(whole, context)
    const taken = new Set<string>()
    const lines = suggestFor(whole, context, account, openLines(whole, account, linesLookedAt))
    for (const line of lines) {
      const [first] = line.suggestions
      if (!first || !isSure(line) || taken.has(first.key)) continue
      taken.add(first.key)
      if (tryMatch(store, context, line.id, first)) matched += 1
      else refused += 1
    }
    return { matched, refused }
  })
}

/** Nothing is booked on a day that is still to come, so a line of one waits for it. */
function isSureNow(reader: Reader, context: FirmContext) {
  const today = firmDate(reader, context)
  return ({ date, suggestions: [first] }: SuggestedLine) => first?.isSure === true && date <= today
}

/** In a transaction of its own, so that one that is refused leaves nothing behind. */
function tryMatch(
  store: Store,
  context: FirmContext,
  lineId: string,
  suggestion: MatchSuggestion,
): boolean {
  const own = { ...context, idempotency: null }
  try {
    store.transact(own, (writer) => matchLine(writer, own, lineId, matchOf(suggestion)))
    return true
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unexpected') return false
    throw error
  }
}

/** What taking a suggestion means. */
function matchOf({ kind, key, amount, discount }: MatchSuggestion): MatchInput {
  if (kind === 'books') return { how: 'books', entries: [key], lineIds: [] }
  if (kind === 'item')
    return { how: 'items', items: [{ documentId: key, amount: Math.abs(amount), discount }] }
  if (kind === 'run') return { how: 'run', runId: key }
  if (kind === 'ownAccount') return { how: 'transfer', account: key }
  return kind === 'rule'
    ? { how: 'rule', ruleId: key }
    : { how: 'transfer', account: '', lineId: key }
}
