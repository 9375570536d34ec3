import type { Minor } from '#contract/core/money.ts'
import { parseAmount } from '#contract/core/money.ts'
import { type FileLine, realDate, tidy } from '../files/statement.ts'
import type { FeedBalance, FeedTransaction } from './provider.ts'

/**
 * A booked movement as a line of a statement; undefined for one that may still change, and for one
 * without a day or an amount.
 */
export function lineOfFeed(one: FeedTransaction, currency: string): FileLine | undefined {
  const date = realDate(one.booking_date ?? one.value_date ?? '')
  const amount = parseAmount(plain(one.transaction_amount.amount), currency)
  if (one.status !== 'BOOK' || !date || !amount) return undefined
  const isIn = one.credit_debit_indicator === 'CRDT'
  const [party, account] = isIn
    ? [one.debtor, one.debtor_account]
    : [one.creditor, one.creditor_account]
  return {
    line: 1,
    date,
    valueDate: realDate(one.value_date ?? '') ?? date,
    amount: isIn ? Math.abs(amount) : 0 - Math.abs(amount),
    name: tidy(party?.name ?? '', 200),
    iban: tidy(account?.iban ?? '', 42),
    reference: tidy(one.reference_number ?? '', 200),
    text: tidy((one.remittance_information ?? []).join(' ')),
    bankReference: tidy(one.entry_reference ?? '', 200),
  }
}

/**
 * What the account has after its booked movements: that of now, else that of the day's end unless a
 * movement came after it. Null where the bank says none of these in the currency.
 */
export function bookedBalance(
  balances: readonly FeedBalance[],
  { currency, lastDate }: { currency: string; lastDate: string },
): Minor | null {
  const own = balances.filter(({ balance_amount: { currency: its } }) => its === currency)
  const now = own.find(({ balance_type: type }) => type === 'ITBD')
  const end = own.find(
    ({ balance_type: type, reference_date: date }) => type === 'CLBD' && date && date >= lastDate,
  )
  const found = now ?? end
  return found ? (parseAmount(plain(found.balance_amount.amount), currency) ?? null) : null
}

/** `100.0000` as `100`: banks write more decimals than the currency has. */
function plain(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
}
