import type { PaymentInput } from '#contract/books/payment.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor, isMoneyAccount } from '../../books/ledger/index.ts'
import type { MoneyMoved } from '../../books/settlement/index.ts'

/**
 * Code of the account that money of a payment is on: the one that was chosen, or the method's
 * usual. A card's money is on its way until the provider pays it out.
 * @throws AppError invalid for one that is closed or none of cash, bank or card
 */
export function moneyAccount(
  reader: Reader,
  { method, account }: Pick<PaymentInput, 'method' | 'account'>,
): string {
  if (account === '') return accountFor(reader, usualRole(method))
  if (isMoneyAccount(reader, account)) return account
  throw new AppError('invalid', 'The payment has fields to correct', {
    fields: { account: { key: 'notMoneyAccount' } },
  })
}

function usualRole(method: PaymentInput['method']): string {
  if (method === 'cash') return 'cash'
  return method === 'card' ? 'cardClearing' : 'bank'
}

/** What was paid in a span, payments that were reversed left out. */
export function moneyMoved({ sql }: Reader, from: string, to: string): MoneyMoved[] {
  return sql
    .exec<MoneyMoved>(
      `select date, party_id as partyId, method, account, currency,
         sum(case direction when 'in' then amount_base when 'out' then 0 - amount_base else 0 end)
           as received,
         sum(case direction when 'toSupplier' then amount_base
           when 'fromSupplier' then 0 - amount_base else 0 end) as paid
       from payments where date >= ? and date <= ? and state = 'completed'
       group by 1, 2, 3, 4, 5`,
      from,
      to,
    )
    .toArray()
}
