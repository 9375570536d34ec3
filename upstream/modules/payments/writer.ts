import { eq } from 'drizzle-orm'
import { type Minor, minorToDecimal } from '#contract/money.ts'
import { writeSearchEntry } from '../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { putSearchEntry } from '../records/index.ts'
import type { StoredPayment } from './reader.ts'
import { paymentsTable } from './tables.ts'

type NewPayment = Omit<
  StoredPayment,
  'rowNumber' | 'rounding' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'
> & { rounding?: Minor }

/** Writes a new payment, what it is found by, and its day's sums. */
export function insertPayment(
  writer: Writer,
  { actor, now }: FirmContext,
  payment: NewPayment,
): void {
  const stamp = now.toISOString()
  const row = writer.db
    .insert(paymentsTable)
    .values({
      ...payment,
      version: 1,
      createdAt: stamp,
      createdBy: actor.userId,
      updatedAt: stamp,
      updatedBy: actor.userId,
    })
    .returning()
    .get()
  writeSearchEntry(writer, 'payment_search', row.rowNumber, {
    number: row.number,
    customer: row.partyName,
    reference: row.reference,
    amount: minorToDecimal(row.amount, row.currency),
  })
  const { number, partyName, reference, amount, currency, date, createdBy: madeBy } = row
  putSearchEntry(writer, {
    kind: 'payment',
    id: row.id,
    title: number,
    subtitle: partyName,
    text: `${reference} ${minorToDecimal(amount, currency)}`,
    amount,
    currency,
    date,
    madeBy,
  })
  addToDay(writer, row, 1)
}

export function markReversed(
  writer: Writer,
  { actor, now }: FirmContext,
  payment: StoredPayment,
): void {
  writer.db
    .update(paymentsTable)
    .set({
      state: 'reversed',
      version: payment.version + 1,
      updatedAt: now.toISOString(),
      updatedBy: actor.userId,
    })
    .where(eq(paymentsTable.id, payment.id))
    .run()
  addToDay(writer, payment, -1)
}

function addToDay({ sql }: Writer, payment: StoredPayment, sign: 1 | -1): void {
  const { date, direction, currency } = payment
  const isIn = direction === 'in' || direction === 'fromSupplier'
  const own = isIn ? sign : -sign
  const party = direction === 'in' || direction === 'out' ? 'customer' : 'supplier'
  sql.exec(
    `insert into payment_days (id, party, day, currency, count, amount, amount_base)
     values (?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update
     set count = count + excluded.count, amount = amount + excluded.amount,
       amount_base = amount_base + excluded.amount_base`,
    `${date}:${currency}:${party}`,
    party,
    date,
    currency,
    sign,
    own * payment.amount,
    own * payment.amountBase,
  )
}
