import { and, eq, isNull } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { post } from '../../books/ledger/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { payableOf, payoutKind } from './make-payouts.ts'
import { partnerPayoutsTable, payoutRowsTable } from './tables.ts'

/**
 * A payout whose bill was voided or deleted did not happen: what it took is owed again, and can be paid
 * once more. Bills of anything else are left alone.
 * @throws AppError locked
 */
export function cancelPayoutOf(writer: Writer, context: FirmContext, billId: string): void {
  const isMeant = and(
    eq(partnerPayoutsTable.documentId, billId),
    isNull(partnerPayoutsTable.cancelledDate),
  )
  const payout = writer.db.select().from(partnerPayoutsTable).where(isMeant).get()
  if (!payout) return
  const { id, key, number, partnerId, partnerName, partyId, currency, amount, amountBase } = payout
  const date = firmDate(writer, context)
  writer.db.delete(payoutRowsTable).where(eq(payoutRowsTable.payoutId, id)).run()
  writer.db
    .update(partnerPayoutsTable)
    .set({ cancelledDate: date, key: `${key}#${id}` })
    .where(eq(partnerPayoutsTable.id, id))
    .run()
  post(writer, context, {
    ...{ date, memo: `${number} ${partnerName}`, source: { kind: payoutKind, id } },
    lines: [
      { account: { role: 'commissions' }, debit: amountBase, credit: 0 },
      { ...payableOf(partyId, currency, 0 - amount), debit: 0, credit: amountBase },
    ],
  })
  writer.audit({
    entity: 'partner',
    entityId: partnerId,
    action: 'cancelPayout',
    title: partnerName,
    ...{ amount, currency, detail: number },
  })
}
