import type { Minor } from '#contract/money.ts'
import type { Reader, Writer } from '../../firm/store.ts'

export type CustomerCredit = { amount: Minor; amountBase: Minor }

type Row = { amount: number; amountBase: number }

/** What stands to a customer's credit in a currency, and what it is worth in the base currency. */
export function creditOf({ sql }: Reader, customerId: string, currency: string): CustomerCredit {
  const [row] = sql.exec<Row>(
    'select amount, amount_base as amountBase from customer_credits where id = ?',
    `${customerId}:${currency}`,
  )
  return row ?? { amount: 0, amountBase: 0 }
}

/** Adds to a customer's credit, or takes from it where `change` is negative. The caller posts it. */
export function changeCredit(
  { sql }: Writer,
  customerId: string,
  currency: string,
  change: CustomerCredit,
): void {
  sql.exec(
    `insert into customer_credits (id, customer_id, currency, amount, amount_base)
     values (?, ?, ?, ?, ?)
     on conflict (id) do update
     set amount = amount + excluded.amount, amount_base = amount_base + excluded.amount_base`,
    `${customerId}:${currency}`,
    customerId,
    currency,
    change.amount,
    change.amountBase,
  )
}
