import { and, eq } from 'drizzle-orm'
import { type AppError, conflictOf } from '#contract/core/errors.ts'
import type { FiscalYear, YearEntry } from '#contract/reporting/closing.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import {
  accountName,
  entriesOf,
  entryLines,
  listAccounts,
  lockDates,
  post,
  reverse,
  setSoftLock,
} from '../../books/ledger/index.ts'
import { closingTurnover, sumsUntil } from '../../books/ledger/views.ts'
import { firmDate, fiscalYearAt, requireFiscalYear } from '../../firm/firms/index.ts'
import { countOpenCounters } from '../reports/views.ts'
import { closingEntries } from './closing-entries.ts'
import { yearEndsTable } from './tables.ts'

/** The fiscal years that have begun and hold something, newest first, at most five. */
export function listYears(reader: Reader, context: FirmContext): FiscalYear[] {
  const today = firmDate(reader, context)
  return [0, -1, -2, -3, -4]
    .map((years) => yearOf(reader, context, fiscalYearAt(reader, today, years).end))
    .filter((year, at) => at < 2 || year.profit !== 0 || year.closing !== null)
}

/** A fiscal year by its last day. @throws AppError not_found where none ends on that day */
export function yearOf(reader: Reader, context: FirmContext, end: string): FiscalYear {
  const { start } = requireFiscalYear(reader, end)
  const row = reader.db
    .select()
    .from(yearEndsTable)
    .where(and(eq(yearEndsTable.endDate, end), eq(yearEndsTable.isUndone, false)))
    .get()
  return {
    start,
    end,
    profit: profitIn(reader, start, end),
    isOver: end < firmDate(reader, context),
    closing: row ?? null,
  }
}

/** Income less expenses of a period, without what the closing of years moved on. */
function profitIn(reader: Reader, from: string, to: string): number {
  const codes = new Set(resultAccounts(reader))
  const sum = (sums: ReturnType<typeof sumsUntil>) =>
    sums
      .filter(({ account }) => codes.has(account))
      .reduce((all, { debit, credit }) => all + credit - debit, 0)
  const turnover = sum(sumsUntil(reader, to)) - sum(sumsUntil(reader, addDays(from, -1)))
  return turnover - sum(closingTurnover(reader, from, to))
}

function resultAccounts(reader: Reader): string[] {
  return listAccounts(reader)
    .filter(({ type }) => type === 'income' || type === 'expense')
    .map(({ code }) => code)
}

/** What closes a year, or what was posted when it was closed. @throws AppError not_found */
export function yearEntries(
  reader: Reader,
  context: FirmContext,
  end: string,
): { entries: YearEntry[]; names: Record<string, string> } {
  const { closing } = yearOf(reader, context, end)
  const entries = closing
    ? entriesOf(reader, closing.id).map(({ memo, sequence }) => ({
        memo,
        lines: entryLines(reader, sequence),
      }))
    : closingEntries(reader, end)
  const { language } = context.actor
  const used = new Set(entries.flatMap(({ lines }) => lines.map(({ account }) => account)))
  const names = listAccounts(reader)
    .filter(({ code }) => used.has(code))
    .map(({ code }) => [code, accountName(reader, code)[language] ?? code] as const)
  return { entries, names: Object.fromEntries(names) }
}

/**
 * Moves what stands on income and expenses at the end of a fiscal year to retained earnings, by the
 * steps of the country's chart, so that the next one begins at zero, and closes its days.
 * @throws AppError not_found, locked; conflict when it is closed, is not over, a till that sold in it
 *   is not closed or an earlier one is open
 */
export function closeYear(writer: Writer, context: FirmContext, end: string): FiscalYear {
  const year = yearOf(writer, context, end)
  if (year.closing) throw refusal('yearClosed')
  if (!year.isOver) throw refusal('yearNotOver')
  if (countOpenCounters(writer, end) > 0) throw refusal('tillsOpen')
  const earlier = yearOf(writer, context, addDays(year.start, -1))
  if (!earlier.closing && earlier.profit !== 0) throw refusal('earlierYearOpen')
  const entries = closingEntries(writer, end)
  const id = context.newId()
  const source = { kind: 'yearEnd', id }
  const own = {
    id,
    endDate: end,
    amount: year.profit,
    isUndone: false,
    at: context.now.toISOString(),
    byName: context.actor.userName,
  }
  writer.db
    .insert(yearEndsTable)
    .values({ ...own, entryId: null })
    .run()
  const period = `${year.start} – ${end}`
  let entryId: string | null = null
  for (const { memo, lines } of entries) {
    entryId = post(writer, context, {
      date: end,
      memo: memo === '' ? period : `${memo}, ${period}`,
      source,
      lines: lines.map(({ account: code, ...sides }) => ({ account: { code }, ...sides })),
      passesSoftLock: true,
    })
  }
  writer.db.update(yearEndsTable).set({ entryId }).where(eq(yearEndsTable.id, id)).run()
  const row = { ...own, entryId }
  const { soft } = lockDates(writer)
  if (soft === null || soft < end) setSoftLock(writer, context, { date: end, reason: `${end}` })
  writer.audit({ entity: 'yearEnd', entityId: id, action: 'close', after: row })
  return yearOf(writer, context, end)
}

/**
 * Takes the closing of a year back, while it is not closed for good. Its last day opens again,
 * unless later months were signed off since.
 * @throws AppError not_found, locked; conflict when it is not closed, or a later one is
 */
export function undoYear(
  writer: Writer,
  context: FirmContext,
  end: string,
  reason: string,
): FiscalYear {
  const year = yearOf(writer, context, end)
  if (!year.closing) throw refusal('yearNotClosed')
  const later = addDays(addMonths(addDays(end, 1), 12), -1)
  if (yearOf(writer, context, later).closing) throw refusal('laterYearClosed')
  const { soft } = lockDates(writer)
  if (soft === end) setSoftLock(writer, context, { date: addDays(end, -1), reason })
  for (const { id } of entriesOf(writer, year.closing.id)) {
    reverse(writer, context, id, end, { passesSoftLock: true })
  }
  writer.db
    .update(yearEndsTable)
    .set({ isUndone: true })
    .where(eq(yearEndsTable.id, year.closing.id))
    .run()
  const entityId = year.closing.id
  writer.audit({ entity: 'yearEnd', entityId, action: 'undo', before: year, after: { reason } })
  return yearOf(writer, context, end)
}

type Reason =
  | 'yearClosed'
  | 'yearNotOver'
  | 'earlierYearOpen'
  | 'tillsOpen'
  | 'yearNotClosed'
  | 'laterYearClosed'

const refusal: (reason: Reason) => AppError = conflictOf
