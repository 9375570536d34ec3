import type { Minor } from '#contract/core/money.ts'
import { addDays } from '../../../../firm/calendar.ts'
import type { Reader } from '../../../../firm/store.ts'
import { accountFor, listAccounts } from '../../../books/ledger/index.ts'
import { partyBalances, trialBalance } from '../../../books/ledger/views.ts'

/** What stood on an account of the balance sheet before a fiscal year; debit above zero. */
export type OpeningBalance = { account: string; partyId: string | null; balance: Minor }

/** Accounts that are kept by customer and supplier. */
const byParty = ['receivable', 'customerCredit', 'customerDeposits', 'payable']

/**
 * The balances that a fiscal year begins with, those of customers and suppliers each on their own. What
 * an earlier year that is not closed brought stands on retained earnings: a year opens without income
 * and expenses.
 */
export function openingBalances(reader: Reader, start: string): OpeningBalance[] {
  const types = new Map(listAccounts(reader).map(({ code, type }) => [code, type]))
  const isResult = (code: string) => types.get(code) === 'income' || types.get(code) === 'expense'
  const retained = accountFor(reader, 'retainedEarnings')
  const sums = new Map<string, Minor>()
  for (const { account, opening } of trialBalance(reader, { from: start, to: start }).rows) {
    const code = isResult(account) ? retained : account
    sums.set(code, (sums.get(code) ?? 0) + opening)
  }
  const kept = new Set(byParty.map((role) => accountFor(reader, role)))
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([account, balance]): OpeningBalance[] => {
      const parts = kept.has(account) ? partyBalances(reader, account, addDays(start, -1)) : []
      const rest = parts.reduce((left, part) => left - part.balance, balance)
      const owed = parts.map((part) => ({ account, ...part }))
      return rest === 0 ? owed : [...owed, { account, partyId: null, balance: rest }]
    })
}
