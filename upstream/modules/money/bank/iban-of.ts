import type { Reader } from '../../../firm/store.ts'
import { accountFor, listAccounts } from '../../books/ledger/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'

/** The IBAN of an account of money: its own, of the usual one else the firm's. */
export function ibanOf(reader: Reader, code: string): string {
  const account = listAccounts(reader).find((one) => one.code === code)
  if (account?.iban) return account.iban
  return code === accountFor(reader, 'bank') ? getFirmProfile(reader).bankAccount.iban : ''
}
