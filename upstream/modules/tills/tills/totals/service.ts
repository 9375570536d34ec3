import { eq } from 'drizzle-orm'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { DayTotal, DayTotalInput } from '#contract/tills/day-totals.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { debit, entriesOf, type PostingLine, post, reverse } from '../../../books/ledger/index.ts'
import { takeNumber } from '../../../books/numbering/index.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { putSearchEntry } from '../../../firm/records/index.ts'
import { tillDayTotalsTable } from '../day-total-tables.ts'
import { incomePosting, tenderRoles } from '../posting.ts'
import { ticketValues, type ValuedLine } from '../ticket-values.ts'
import { getDayTotal, getStoredTotal, totalOfDay } from './reader.ts'

export const entity = 'dayTotal'

/**
 * Posts what a day's sales came to, for who has no till: what was taken by each means against income and
 * output tax, at the rates of that day.
 * @throws AppError invalid, locked; conflict `dayTotalExists` for a second one of the day
 */
export function createDayTotal(
  writer: Writer,
  context: FirmContext,
  { date, rows, note, confirmsSecond }: DayTotalInput,
): DayTotal {
  if (date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  const other = totalOfDay(writer, date)
  if (other && !confirmsSecond) {
    const detail = { reason: 'dayTotalExists', number: other.number }
    throw new AppError('conflict', 'The day has a total already', { detail })
  }
  const lines = linesOf(writer, rows, date)
  const { number } = takeNumber(writer, { kind: entity, date })
  const id = context.newId()
  const sum = (of: (line: ValuedLine) => number) => lines.reduce((all, one) => all + of(one), 0)
  const { actor, now } = context
  writer.db
    .insert(tillDayTotalsTable)
    .values({
      ...{ id, number, date, note, state: 'posted' },
      currency: getFirmProfile(writer).baseCurrency,
      rows: JSON.stringify(
        rows.map((row, at) => ({
          ...row,
          taxCode: lines[at]?.taxCode ?? row.taxCode,
          taxRate: lines[at]?.taxRate ?? '0',
          net: lines[at]?.net ?? 0,
          tax: lines[at]?.tax ?? 0,
        })),
      ),
      net: sum((line) => line.net),
      tax: sum((line) => line.tax),
      total: sum((line) => line.net + line.tax),
      createdAt: now.toISOString(),
      createdBy: actor.userId,
      createdByName: actor.userName,
    })
    .run()
  post(writer, context, {
    date,
    memo: note === '' ? number : `${number} ${note}`,
    source: { kind: entity, id },
    isDocument: true,
    lines: [
      ...lines.map(({ net, tax }, at): PostingLine => {
        const tender = rows[at]?.tender ?? 'cash'
        return debit({ role: tenderRoles[tender] }, net + tax)
      }),
      ...incomePosting(
        writer,
        lines.map(({ incomeAccount: account, taxCode, net, tax }) => ({
          ...{ account, taxCode, net, tax, isReturn: 0, partyId: null, costCentreId: '' },
        })),
      ),
    ],
  })
  const after = getDayTotal(writer, id)
  putSearchEntry(writer, {
    ...{ kind: entity, id, title: number, subtitle: '', text: note, date },
  })
  writer.audit({ entity, entityId: id, action: 'create', title: number, after })
  return after
}

/**
 * Takes a total back by an entry of today; it keeps its number and stays to be seen.
 * @throws AppError not_found, locked; conflict when it was reversed before
 */
export function reverseDayTotal(
  writer: Writer,
  context: FirmContext,
  id: string,
  reason: string,
): DayTotal {
  const before = getStoredTotal(writer, id)
  if (before.state === 'reversed') throw conflictOf('dayTotalReversed')
  const date = firmDate(writer, context)
  const [entry] = entriesOf(writer, id)
  if (entry) reverse(writer, context, entry.id, date)
  const reversedByName = context.actor.userName
  writer.db
    .update(tillDayTotalsTable)
    .set({ state: 'reversed', reversedOn: date, reversedByName, reason })
    .where(eq(tillDayTotalsTable.id, id))
    .run()
  writer.audit({ entity, entityId: id, action: 'reverse', title: before.number, detail: reason })
  return getDayTotal(writer, id)
}

/** Each row as a line of a ticket, which has its tax in it. @throws AppError invalid at its row */
function linesOf(reader: Reader, rows: DayTotalInput['rows'], date: string): ValuedLine[] {
  const { baseCurrency } = getFirmProfile(reader)
  const typed = rows.map(({ taxCode, amount }) => ({
    ...{ itemId: null, description: taxCode, quantity: '1', unit: '', discount: null, taxCode },
    unitPrice: minorToDecimal(amount, baseCurrency),
  }))
  try {
    return ticketValues(reader, 'gross', { lines: typed, discount: null }, date).lines
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    const fields = Object.entries(error.fields).map(([path, problem]) => [
      path.replace(/^lines\./, 'rows.'),
      problem,
    ])
    throw new AppError('invalid', 'The tax rates have fields to correct', {
      fields: Object.fromEntries(fields),
    })
  }
}
