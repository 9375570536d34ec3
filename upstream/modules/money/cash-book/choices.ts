import type { Account } from '#contract/books/accounts.ts'
import type { Reader } from '../../../firm/store.ts'
import { controlAccounts, listAccounts } from '../../books/ledger/index.ts'

/**
 * What a movement of cash can be noted against: every account but those that documents keep, such as
 * receivables, and those of taxes, which a receipt brings.
 */
export function contraAccounts(reader: Reader, cash: string): Account[] {
  const kept = controlAccounts(reader)
  return listAccounts(reader).filter(
    ({ code, isActive, subtype, type }) =>
      isActive && code !== cash && !kept.has(code) && subtype !== 'tax' && type !== 'income',
  )
}
