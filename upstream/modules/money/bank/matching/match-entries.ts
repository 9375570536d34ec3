import { invalidField } from '#contract/core/errors.ts'
import { amountParam } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { type LineOnAccount, linesOfSources } from '../../../books/ledger/views.ts'
import { matchedPlaces, type StoredLine } from './reader.ts'
import { insertMatch, type Made } from './writer.ts'

/** Matches a line with what was just posted for it. */
export function matchMade(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  made: readonly Made[],
): void {
  const sources = made.map(({ id }) => id)
  matchEntriesOf(writer, context, line, { sources, made })
}

/** Matches a line with what some sources posted on its account and no line is matched with. */
export function matchEntriesOf(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  { sources, made }: { sources: readonly string[]; made: readonly Made[] },
): void {
  const entries = linesOfSources(writer, line.account, sources)
  const taken = matchedPlaces(writer, line.account)
  const free = entries.filter(({ sequence, position }) => !taken.has(`${sequence}.${position}`))
  requireEqual([line], free)
  insertMatch(writer, context, { lines: [line], entries: free, made })
}

/** @throws AppError invalid with the difference */
export function requireEqual(
  lines: readonly StoredLine[],
  entries: readonly LineOnAccount[],
): void {
  const [bank, books] = [lines, entries].map((all) =>
    all.reduce((sum, { amount }) => sum + amount, 0),
  )
  if (bank === books) return
  const currency = lines[0]?.currency ?? ''
  const difference = amountParam((bank ?? 0) - (books ?? 0), currency)
  throw invalidField('entries', 'sumsDiffer', { difference })
}
