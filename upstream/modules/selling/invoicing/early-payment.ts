import { EarlyPayment, earlyDiscount } from '#contract/selling/early-payment.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import type { DocumentRow } from './reader.ts'

/** What a stored document lets the customer keep for paying early. */
export function earlyPaymentOf({
  earlyPayment,
}: {
  earlyPayment?: DocumentRow['earlyPayment'] | undefined
}): EarlyPayment | null {
  return earlyPayment ? EarlyPayment.parse(JSON.parse(earlyPayment)) : null
}

/** What is open of an invoice, what of that may be kept, and until which day; minor units. */
export type EarlyOffer = { due: number; amount: number; date: string }

/** Discounts for early payment of invoices of a currency of which nothing was paid, by their ids. */
export function earlyOffers({ sql }: Reader, currency: string): Map<string, EarlyOffer> {
  const rows = sql.exec<{ id: string; earlyPayment: string; issueDate: string; due: number }>(
    `select id, early_payment as earlyPayment, issue_date as issueDate, due from invoices
     where early_payment is not null and kind = 'invoice' and currency = ? and due > 0
       and paid = 0 and discounted = 0 and credited = 0 and state not in ('draft', 'void')`,
    currency,
  )
  return new Map(
    rows.toArray().map(({ id, earlyPayment, issueDate, due }) => {
      const offered = EarlyPayment.parse(JSON.parse(earlyPayment))
      const date = addDays(issueDate, offered.days)
      return [id, { due, amount: earlyDiscount(due, offered), date }]
    }),
  )
}
