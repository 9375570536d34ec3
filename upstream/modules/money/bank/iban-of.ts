import type { Reader } from '../../../firm/store.ts'
import { accountFor, accountIban } from '../../books/ledger/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'

/** The IBAN of an account of money: its own, of the usual one else the firm's. */
export function ibanOf(reader: Reader, code: string): string {
  const own = accountIban(reader, code)
  if (own !== '') return own
  return code === accountFor(reader, 'bank') ? getFirmProfile(reader).bankAccount.iban : ''
}
