import { eq } from 'drizzle-orm'
import { defineModule } from '../../../core/hooks.ts'
import { heldIn } from '../../firm/custom-fields/index.ts'
import { router } from './endpoints.ts'
import { importer } from './importer.ts'
import { mailKinds } from './mail-kinds.ts'
import { moneyMoved } from './money-account.ts'
import { kinds as numberedKinds } from './numbering-kinds.ts'
import { paySupplier, receiveFromSupplier } from './pay-supplier.ts'
import { getStoredPayment } from './reader.ts'
import { receivedByMethod, receivedByMonth, receivedIn } from './received.ts'
import { recordPayment } from './record.ts'
import { recordKinds } from './record-kinds.ts'
import { refundCredit } from './refund.ts'
import { reversePayment } from './reverse.ts'
import { sealedDocuments } from './sealed-documents.ts'
import { paymentsTable } from './tables.ts'
import { indexPayment } from './writer.ts'

const party = "case when direction in ('in', 'out') then 'customer' else 'supplier' end"
const sign = "case when direction in ('in', 'fromSupplier') then 1 else -1 end"

/** Days whose sums are not those of the payments that were not taken back. */
const wrongSums = [
  `select 1 from (
      select ${party} as party, date as day, currency, 1 as count, amount * ${sign} as amount,
        amount_base * ${sign} as amount_base from payments where state <> 'reversed'
      union all select party, day, currency, -count, -amount, -amount_base from payment_days)
    group by party, day, currency
    having sum(count) <> 0 or sum(amount) <> 0 or sum(amount_base) <> 0 limit 1`,
]

export const module = defineModule({
  name: 'payments',
  endpoints: router,
  recordKinds,
  recordOwners: {
    entity: 'payment',
    params: ['paymentId'],
    madeBy: ({ db }, id) =>
      db
        .select({ by: paymentsTable.createdBy })
        .from(paymentsTable)
        .where(eq(paymentsTable.id, id))
        .get()?.by,
  },
  /** Payments, with the name they were recorded under. */
  partyUses: [
    {
      kind: 'payment',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from payments where party_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update payments set party_id = ? where party_id = ?', intoId, fromId)
      },
    },
  ],
  /** Money received from a party, and money paid to one. */
  partyDocuments: [
    {
      kind: 'payment',
      read: 'payment:view',
      scope: { entity: 'payment', madeBy: 'created_by' },
      from: 'payments',
      party: 'party_id',
      date: 'date',
      title: 'number',
      amount: `case when direction in ('in', 'fromSupplier') then amount else -amount end`,
      currency: 'currency',
      standing: `case state when 'reversed' then 'ended' else 'done' end`,
    },
  ],
  numberedKinds,
  sealedDocuments,
  wrongSums,
  paymentSteps: {
    record: (writer, context, input) => recordPayment(writer, context, input, true),
    paySupplier: (writer, context, input) => paySupplier(writer, context, input, true),
    receiveFromSupplier,
    refund: refundCredit,
    takeBack(writer, context, paymentId) {
      if (getStoredPayment(writer, paymentId).state === 'reversed') return
      reversePayment(writer, context, paymentId, '')
    },
    receivedIn,
    receivedByMonth,
    receivedByMethod,
    moneyMoved,
  },
  mailKinds,
  importers: [importer],
  customValues: { payment: heldIn('payments', indexPayment) },
})
