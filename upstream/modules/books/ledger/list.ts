import type { JournalEntry } from '#contract/books/ledger.ts'
import type { PageQuery } from '#contract/core/page.ts'
import { addDays } from '../../../firm/calendar.ts'
import { pageOfRows, pageStart } from '../../../firm/cursor.ts'
import { searchTerms } from '../../../firm/search-terms.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { questionsAbout } from '../../firm/questions/views.ts'
import { openBase } from '../settlement/views.ts'
import { accountFor } from './account-reader.ts'
import { sumsUntil } from './balances.ts'
import { getEntry, linesOf, listStoredEntries, reversalOf, type StoredEntry } from './reader.ts'

type Query = PageQuery & {
  account?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The journal by date, newest first. @throws AppError malformed for a cursor that is none of ours */
export function listEntries(reader: Reader, { q, after, before, size, ...filter }: Query) {
  const start = pageStart({ after, before })
  const { edge, isBackward } = start
  const found = listStoredEntries(reader, {
    ...filter,
    terms: searchTerms(q ?? ''),
    isUpward: isBackward,
    limit: size + 1,
    edge: edge && { date: String(edge.value), sequence: Number(edge.id) },
  })
  const page = pageOfRows(found, start, size, ({ date, sequence }) => ({
    value: date,
    id: String(sequence),
  }))
  return { ...page, rows: page.rows.map((entry) => withLines(reader, entry)) }
}

/** One entry, with the entry that took it back and what is asked about it. @throws AppError not_found */
export function showEntry(reader: Reader, context: FirmContext, entryId: string) {
  const entry = getEntry(reader, entryId)
  return {
    ...withLines(reader, entry),
    reversedById: reversalOf(reader, entry),
    previousHash: entry.previousHash,
    questions: questionsAbout(reader, context, { kind: 'journalEntry', id: entryId }),
  }
}

/**
 * Every account that was touched until `to`: its balance before `from`, what was posted in the
 * period, and its closing balance on its side. `openInvoices` is added up from the documents, so
 * that it proves the receivable account and does not repeat it.
 */
export function trialBalance(
  reader: Reader,
  {
    from,
    to,
    upTo,
  }: { from?: string | undefined; to?: string | undefined; upTo?: number | undefined } = {},
) {
  const before = from === undefined ? [] : sumsUntil(reader, addDays(from, -1), upTo)
  const opened = new Map(before.map((sum) => [sum.account, sum]))
  const rows = sumsUntil(reader, to, upTo).map(({ account, debit, credit }) => {
    const opening = opened.get(account) ?? { debit: 0, credit: 0 }
    return {
      account,
      opening: opening.debit - opening.credit,
      debited: debit - opening.debit,
      credited: credit - opening.credit,
      debit: Math.max(debit - credit, 0),
      credit: Math.max(credit - debit, 0),
    }
  })
  const code = accountFor(reader, 'receivable')
  const receivable = rows.find(({ account }) => account === code)
  return {
    rows,
    debit: rows.reduce((sum, row) => sum + row.debit, 0),
    credit: rows.reduce((sum, row) => sum + row.credit, 0),
    openInvoices: openBase(reader, { direction: 'receivable', side: 'debit' }),
    receivable: (receivable?.debit ?? 0) - (receivable?.credit ?? 0),
  }
}

function withLines(reader: Reader, entry: StoredEntry): JournalEntry {
  const { sequence, id, date, memo, source, reversesId, postedAt, hash } = entry
  const lines = linesOf(reader, sequence)
  return { id, sequence, date, memo, source, reversesId, lines, postedAt, hash }
}
