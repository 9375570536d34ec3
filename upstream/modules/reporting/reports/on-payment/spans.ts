import { desc } from 'drizzle-orm'
import type { Reader } from '../../../../firm/store.ts'
import { taxOnPaymentTable } from '../tables.ts'

export const withoutEnd = '9999-12-31'

export type PaymentDays = { from: string; to: string }

/** Days of which the documents' tax is due as they are paid, the newest first. */
export function listPaymentDays({ db }: Reader): PaymentDays[] {
  return db
    .select({ from: taxOnPaymentTable.fromDate, to: taxOnPaymentTable.untilDate })
    .from(taxOnPaymentTable)
    .orderBy(desc(taxOnPaymentTable.fromDate))
    .all()
}
