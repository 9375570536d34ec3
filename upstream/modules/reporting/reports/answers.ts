import type { ReportAnswers } from '#contract/reporting/reports.ts'
import { addDays, addMonths, monthStart } from '../../../firm/calendar.ts'
import { reachesAll } from '../../../firm/reach.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { openBase } from '../../books/settlement/views.ts'
import { firmDate, fiscalYearAt, getFirmProfile } from '../../firm/firms/index.ts'
import { taxDays } from './dashboard-tiles.ts'
import { taxesToPay } from './duties/to-pay.ts'
import { resultOf } from './result-of.ts'

const shownMonths = 12

const remembered = new Remembered<ReportAnswers>(4)

/**
 * What a firm's owner asks first: what was earned, who owes, what is owed, and what of it is tax; null for
 * who reaches a part of the documents only.
 */
export function reportAnswers(reader: Reader, context: FirmContext): ReportAnswers | null {
  if (!reachesAll(context.actor)) return null
  const today = firmDate(reader, context)
  return remembered.recall(reader, today, () => readAnswers(reader, context, today))
}

function readAnswers(reader: Reader, context: FirmContext, today: string): ReportAnswers {
  const resultIn = resultOf(reader)
  const { start } = fiscalYearAt(reader, today)
  const before = { from: addMonths(start, -12), to: addMonths(today, -12) }
  const taxes = taxesToPay(reader, context, addDays(today, taxDays))
  const late = addDays(today, -1)
  const owed = { direction: 'receivable', side: 'debit' } as const
  const owing = { direction: 'payable', side: 'credit' } as const
  return {
    currency: getFirmProfile(reader).baseCurrency,
    today,
    from: start,
    earned: resultIn(start, today).amount,
    earnedBefore: resultIn(before.from, before.to).amount,
    owed: openBase(reader, owed),
    owedLate: openBase(reader, { ...owed, to: late }),
    owing: openBase(reader, owing),
    owingLate: openBase(reader, { ...owing, to: late }),
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    taxDue: taxes.map(({ dueDate }) => dueDate).sort()[0] ?? null,
    months: Array.from({ length: shownMonths }, (_, at) => {
      const from = monthStart(today, at + 1 - shownMonths)
      const { income, expense } = resultIn(from, addDays(monthStart(from, 1), -1))
      return { month: from.slice(0, 7), income, expense }
    }),
  }
}
