import { addDays, addMonths, monthStart } from '../../../../firm/calendar.ts'
import type { Reader } from '../../../../firm/store.ts'
import { paidOverBy, withheldToPay, withholdsTax } from '../../../buying/bills/views.ts'
import type { Span } from '../span.ts'
import type { DutyRule } from './rules.ts'

/** Tax withheld from suppliers, by the month in which they were paid (art. 8 D.P.R. 602/1973). */
export const withheldRule: DutyRule = {
  key: 'withheld',
  name: 'F24: ritenute d’acconto',
  months: 1,
  dueOn: paidOverBy,
}

export type WithheldMonth = Span & { dueDate: string; amount: number }

/** What was withheld with payments and is not paid over, by the month of the payment. */
export function withheldByMonth(reader: Reader, { from, to }: Span): WithheldMonth[] {
  if (!withholdsTax(reader)) return []
  const months = new Map<string, WithheldMonth>()
  for (const { paidOn, dueDate, amount } of withheldToPay(reader, to)) {
    if (paidOn === null || dueDate < from || dueDate > to) continue
    const start = monthStart(paidOn, 0)
    const end = addDays(monthStart(start, 1), -1)
    const sum = (months.get(start)?.amount ?? 0) + amount
    months.set(start, { from: start, to: end, dueDate, amount: sum })
  }
  return [...months.values()]
}

/**
 * The days by which tax of payments that may still be made would be due: bills are paid between two
 * looks at what is due, and nobody is to be notified late.
 */
export function withheldDays(reader: Reader, { from, to }: Span): string[] {
  if (!withholdsTax(reader)) return []
  const days: string[] = []
  for (let month = addMonths(from, -2); month <= to; month = addMonths(month, 1)) {
    const day = paidOverBy(month)
    if (day >= from && day <= to) days.push(day)
  }
  return days
}
