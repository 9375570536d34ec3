import { eq } from 'drizzle-orm'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { newStamps } from '../../../register/stamps.ts'
import { customWords } from '../../firm/custom-fields/index.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import { getStoredPayment, type StoredPayment } from './reader.ts'
import { paymentsTable } from './tables.ts'

export type NewPayment = Omit<
  StoredPayment,
  | 'rowNumber'
  | 'rounding'
  | 'custom'
  | 'version'
  | 'createdAt'
  | 'createdBy'
  | 'updatedAt'
  | 'updatedBy'
> & { rounding?: Minor; custom?: CustomValues }

/** Writes a payment, what it is found by, and its day's sums. */
export function insertPayment(writer: Writer, context: FirmContext, payment: NewPayment): void {
  const row = writer.db
    .insert(paymentsTable)
    .values({ ...payment, ...newStamps(context) })
    .returning()
    .get()
  indexPayment(writer, row.id)
  addToDay(writer, row, 1)
}

/** Writes what a payment is found by, in its list and in the search of the firm. */
export function indexPayment(writer: Writer, id: string): void {
  const payment = getStoredPayment(writer, id)
  const { rowNumber, number, partyName, amount, currency, date, createdBy: madeBy } = payment
  const words = customWords(writer, 'payment', payment.custom)
  const said = `${payment.reference} ${words}`.trim()
  const written = minorToDecimal(amount, currency)
  const entry = { number, customer: partyName, reference: said, amount: written }
  writeSearchEntry(writer, 'payment_search', rowNumber, entry)
  const shown = { title: number, subtitle: partyName, text: `${said} ${written}` }
  putSearchEntry(writer, { kind: 'payment', id, ...shown, amount, currency, date, madeBy })
}

/** Keeps what the added fields hold now. */
export function setCustom(
  writer: Writer,
  { actor, now }: FirmContext,
  { id, version }: StoredPayment,
  custom: CustomValues,
): void {
  writer.db
    .update(paymentsTable)
    .set({
      custom,
      version: version + 1,
      updatedAt: now.toISOString(),
      updatedBy: actor.userId,
    })
    .where(eq(paymentsTable.id, id))
    .run()
  indexPayment(writer, id)
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
