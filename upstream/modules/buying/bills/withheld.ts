import type { BillInput } from '#contract/buying/bills.ts'
import { invalidField } from '#contract/core/errors.ts'
import { allocate, amountParam, convert, parseAmount } from '#contract/core/money.ts'
import { addDays, laterOf, monthStart, workingDay } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { findAccountFor, type PostingLine } from '../../books/ledger/index.ts'
import { balanceUntil } from '../../books/ledger/views.ts'
import { settlementsOf } from '../../books/settlement/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { StoredBill } from './reader.ts'

/** The account of what is held back for the tax office; only some charts have one. */
const role = 'withheldTax'

type Asked = Pick<BillInput, 'withheldTax' | 'currency' | 'isSelfBilled'> & { net: number }

/** Whether the firm's country has a tax that is withheld from suppliers. */
export function withholdsTax(reader: Reader): boolean {
  return findAccountFor(reader, role) !== undefined
}

/** What of a bill is withheld, in minor units. @throws AppError invalid, at the field */
export function withheldOf(
  reader: Reader,
  { withheldTax, currency, net, ...asked }: Asked,
): number {
  if (withheldTax === '') return 0
  const amount = parseAmount(withheldTax, currency)
  if (amount === undefined) throw invalidField('withheldTax', 'tooManyDecimals')
  if (amount === 0) return 0
  if (asked.isSelfBilled || !withholdsTax(reader)) throw invalidField('withheldTax', 'notWithheld')
  if (amount > Math.max(net, 0)) {
    throw invalidField('withheldTax', 'withheldTooMuch', { amount: amountParam(net, currency) })
  }
  return amount
}

/** What the supplier is owed: the total without what is withheld. */
export function payableOf({
  totalAmount,
  withheldAmount,
}: Pick<StoredBill, 'totalAmount' | 'withheldAmount'>): number {
  return totalAmount - withheldAmount
}

/** What a bill posts for what it withholds, in minor units of the base currency. */
export function withheldLines(amount: number): PostingLine[] {
  return amount === 0 ? [] : [{ account: { role }, debit: 0, credit: amount }]
}

/** By when tax of a payment is paid over: the 16th of the next month, in August the 20th, on the next working day. */
export function paidOverBy(day: string): string {
  const month = monthStart(day, 1)
  return workingDay(addDays(month, month.slice(5, 7) === '08' ? 19 : 15))
}

type Withheld = Pick<StoredBill, 'id' | 'dueDate' | 'totalAmount' | 'withheldAmount'>

/**
 * What a bill withholds, in its own currency, by the day until which it is paid over: each payment of
 * the supplier has its share, due the 16th of the month after it (Art. 25 D.P.R. 600/1973, Art. 3 and
 * 8 D.P.R. 602/1973; Art. 18 D.Lgs. 241/1997, Art. 7 D.L. 70/2011); the rest follows the due date.
 */
function withheldParts(
  reader: Reader,
  { id, dueDate, ...bill }: Withheld,
  today: string,
): { paidOn: string | null; dueDate: string; amount: number }[] {
  const paid = settlementsOf(reader, id)
  const rest = paid.reduce((left, { amount }) => left - amount, payableOf(bill))
  const toCome = { date: laterOf(dueDate, today), amount: rest }
  const parts = rest > 0 || paid.length === 0 ? [...paid, toCome] : paid
  const weights = parts.map(({ amount }) => amount)
  const shares = allocate(bill.withheldAmount, weights)
  return parts.map(({ date }, at) => ({
    paidOn: at < paid.length ? date : null,
    dueDate: paidOverBy(date),
    amount: shares[at] ?? 0,
  }))
}

/** By when the first part of what a bill withholds is to be paid over. */
export function withheldDueDate(reader: Reader, bill: Withheld): string {
  const [first] = withheldParts(reader, bill, bill.dueDate)
    .map(({ dueDate }) => dueDate)
    .sort()
  return first ?? paidOverBy(bill.dueDate)
}

export type WithheldDue = {
  billId: string
  number: string
  supplierId: string
  /** The day of the payment that it is a share of; null where that is still to come. */
  paidOn: string | null
  dueDate: string
  /** In the base currency. */
  amount: number
}

type Row = Withheld &
  Pick<StoredBill, 'number' | 'currency' | 'exchangeRate'> & { supplierId: string }

/**
 * What is held back and not yet paid over: as much as stands on its account, of the bills whose tax is
 * due last, for what was paid over cleared what was due first.
 */
export function withheldToPay(reader: Reader, today: string): WithheldDue[] {
  const account = findAccountFor(reader, role)
  if (account === undefined) return []
  const { baseCurrency } = getFirmProfile(reader)
  let left = 0 - balanceUntil(reader, account)
  const rows = reader.sql.exec<Row>(
    `select id, number, due_date as dueDate, currency, exchange_rate as exchangeRate,
       supplier_id as supplierId, total_amount as totalAmount, withheld_amount as withheldAmount
     from bills where withheld_amount > 0 and stage in ('open', 'paid') and kind = 'bill'
     order by date desc, id desc`,
  )
  return rows
    .toArray()
    .flatMap(({ number, supplierId, currency, exchangeRate, ...bill }) =>
      withheldParts(reader, bill, today).map(({ paidOn, dueDate, amount }) => ({
        ...{ billId: bill.id, number, supplierId, paidOn, dueDate },
        amount: convert(amount, currency, baseCurrency, exchangeRate),
      })),
    )
    .sort(latestFirst)
    .flatMap((due) => {
      const amount = Math.min(left, due.amount)
      left -= amount
      return amount > 0 ? [{ ...due, amount }] : []
    })
}

/** What is still to be paid is due last of all, whatever day it is looked at. */
function latestFirst(one: WithheldDue, other: WithheldDue): number {
  const isToCome = ({ paidOn }: WithheldDue) => Number(paidOn === null)
  return isToCome(other) - isToCome(one) || other.dueDate.localeCompare(one.dueDate)
}
