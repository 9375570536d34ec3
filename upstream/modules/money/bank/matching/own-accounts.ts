import type { BankLine } from '#contract/money/bank.ts'
import type { MatchSuggestion } from '#contract/money/bank-matching.ts'
import type { Reader } from '../../../../firm/store.ts'
import { listBankAccounts } from '../accounts.ts'
import { plainAccount } from '../files/statement.ts'

/** The firm's other accounts of money by their IBANs. */
export function accountsByIban(reader: Reader, except: string): Map<string, string> {
  return new Map(
    listBankAccounts(reader)
      .filter(({ code, iban }) => code !== except && iban !== '')
      .map(({ code, iban }) => [iban, code]),
  )
}

/** A line from or to the IBAN of another account of the firm, whose own line has not come yet, or was booked by itself. */
export function ownAccountSuggestion(
  line: BankLine,
  ownAccounts: ReadonlyMap<string, string>,
): MatchSuggestion[] {
  const code = ownAccounts.get(plainAccount(line.iban ?? ''))
  if (code === undefined) return []
  return [
    {
      kind: 'ownAccount',
      key: code,
      title: code,
      detail: line.name,
      date: null,
      amount: line.amount,
      discount: 0,
      // Of no reason more: whether the other side was booked already, a person knows.
      reasons: ['account'],
      isSure: false,
      source: null,
    },
  ]
}
