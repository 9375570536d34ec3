import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { datesFrom } from '../../../recurrence/dates.ts'
import { ruleOf } from '../../../recurrence/rule.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { contentOf, recurringInvoices } from './records.ts'

/** An invoice that a recurring one will make; its total as of the last change, in minor units. */
export type InvoiceToCome = {
  /** Of the recurring one. */
  id: string
  name: string
  customerId: string
  date: string
  dueDate: string
  total: number
}

const maxDates = 100

/**
 * Invoices in the base currency that recurring ones will make and that are due until a day; those
 * that a person looks at first are among them.
 */
export function invoicesToCome(reader: Reader, until: string): InvoiceToCome[] {
  const { baseCurrency } = getFirmProfile(reader)
  return recurringInvoices
    .activeUntil(reader, until)
    .filter(({ currency, nextDate }) => currency === baseCurrency && nextDate !== '')
    .flatMap((row) => {
      const { id, name, customerId, total, nextPlace, madeCount } = row
      const days = contentOf(row).paymentTermsDays
      return datesFrom(ruleOf(row), nextPlace, madeCount, maxDates)
        .map(({ date }) => ({ id, name, customerId, total, date, dueDate: addDays(date, days) }))
        .filter(({ dueDate }) => dueDate <= until)
    })
}

/** Whether an invoice was made by a recurring one. */
export function isOfRecurring({ sql }: Reader, invoiceId: string): boolean {
  const query = 'select 1 from recurring_runs where invoice_id = ?'
  return sql.exec(query, invoiceId).toArray().length > 0
}

/** Whether more invoices will come to a customer by themselves. */
export function recursFor({ sql }: Reader, customerId: string): boolean {
  const query = "select 1 from recurring where customer_id = ? and state = 'active' limit 1"
  return sql.exec(query, customerId).toArray().length > 0
}
