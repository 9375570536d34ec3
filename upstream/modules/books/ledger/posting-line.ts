import type { Minor } from '#contract/core/money.ts'
import type { AccountRef, PostingLine } from './service.ts'

/** A line that debits an account; below zero it credits it. Minor units of the base currency. */
export function debit(account: AccountRef, amount: Minor): PostingLine {
  return { account, debit: amount, credit: 0 }
}

/** A line that credits an account; below zero it debits it. Minor units of the base currency. */
export function credit(account: AccountRef, amount: Minor): PostingLine {
  return { account, debit: 0, credit: amount }
}
