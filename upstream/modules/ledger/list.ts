import type { JournalEntry } from '#contract/ledger.ts'
import type { PageQuery } from '#contract/page.ts'
import { decodeCursor, encodeCursor } from '../../firm/cursor.ts'
import type { Reader } from '../../firm/store.ts'
import { openBase } from '../settlement/views.ts'
import { accountFor, accountSums, linesOf, listStoredEntries, type StoredEntry } from './reader.ts'

/** The journal, newest entry first. @throws AppError malformed for a cursor that is none of ours */
export function listEntries(
  reader: Reader,
  { after, before, size, account }: PageQuery & { account?: string },
) {
  const cursor = before ?? after
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  const isBackward = before !== undefined
  const edge = from && Number(from.value)
  const found = listStoredEntries(reader, {
    account,
    limit: size + 1,
    ...(isBackward ? { above: edge } : { below: edge }),
  })
  const hasMore = found.length > size
  const kept = hasMore && isBackward ? found.slice(1) : found.slice(0, size)
  const position = from?.position ?? 0
  const first = isBackward ? Math.max(1, position - kept.length) : position + 1
  const [head, tail] = [kept[0], kept.at(-1)]
  const hasNext = isBackward || hasMore
  const hasPrevious = isBackward ? hasMore : from !== undefined
  return {
    rows: kept.map((entry) => withLines(reader, entry)),
    next: hasNext && tail ? cursorOf(tail, first + kept.length - 1) : null,
    previous: hasPrevious && head ? cursorOf(head, first) : null,
    first: kept.length === 0 ? 0 : first,
    total: null,
  }
}

/**
 * Every account's balance on its side. `openInvoices` is added up from the documents, so that it
 * proves the receivable account and does not repeat it.
 */
export function trialBalance(reader: Reader) {
  const rows = accountSums(reader).map(({ account, debit, credit }) => ({
    account,
    debit: Math.max(debit - credit, 0),
    credit: Math.max(credit - debit, 0),
  }))
  const code = accountFor(reader, 'receivable')
  const receivable = rows.find(({ account }) => account === code)
  return {
    rows,
    debit: rows.reduce((sum, row) => sum + row.debit, 0),
    credit: rows.reduce((sum, row) => sum + row.credit, 0),
    openInvoices: openBase(reader, 'receivable', 'debit'),
    receivable: (receivable?.debit ?? 0) - (receivable?.credit ?? 0),
  }
}

function withLines(reader: Reader, { reversesId: _, ...entry }: StoredEntry): JournalEntry {
  return { ...entry, lines: linesOf(reader, entry.sequence) }
}

function cursorOf({ sequence, id }: StoredEntry, position: number): string {
  return encodeCursor({ value: sequence, id, position })
}
