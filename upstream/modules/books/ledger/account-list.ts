import { type Account, moneySubtypes } from '#contract/books/accounts.ts'
import type { Reader } from '../../../firm/store.ts'
import type { WordList } from '../../../register/import/word-lists.ts'
import { listAccounts } from './account-reader.ts'

/** What the words of a file can mean for an account: the codes of those that take postings. */
export function accountList(
  reader: Reader,
  isMeant: (account: Account) => boolean = () => true,
): WordList {
  const accounts = listAccounts(reader).filter((one) => one.isActive && isMeant(one))
  return {
    values: accounts.map(({ code, name }) => ({ value: code, names: withCode(code, name) })),
  }
}

/** As `accountList`, of those of cash, bank and card. */
export function moneyAccountList(reader: Reader): WordList {
  return accountList(reader, ({ subtype }) => moneySubtypes.includes(subtype))
}

function withCode(code: string, names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, `${code} ${name}`]),
  )
}
