import { invalidField } from '#contract/core/errors.ts'
import type { BankFileAccount, BankFileProblem } from '#contract/money/bank.ts'
import type { Reader } from '../../../firm/store.ts'
import { ibanOf, listBankAccounts, requireMoneyAccount } from './accounts.ts'
import type { FileStatement } from './files/statement.ts'

/** Where each account of a file goes, by its number: the code of an account, or empty for nowhere. */
export type Targets = Readonly<Record<string, string>>

export type Placed = {
  /** The accounts that a file of several holds; none of a file of one. */
  fileAccounts: BankFileAccount[]
  /** The statements of each account that takes some. */
  placed: { account: string; statements: FileStatement[] }[]
  problems: BankFileProblem[]
}

/**
 * Puts each statement of a file to its account: those of one account to that which the file is read for;
 * of several, each to the account with its IBAN, or where somebody said, or said of an earlier file.
 */
export function placeStatements(
  reader: Reader,
  account: string,
  statements: readonly FileStatement[],
  targets: Targets,
): Placed {
  const numbers = [...new Set(statements.map((one) => plain(one.account)))].filter(Boolean)
  if (numbers.length < 2) {
    return { fileAccounts: [], placed: [{ account, statements: [...statements] }], problems: [] }
  }
  const known = { ...byIban(reader), ...remembered(reader, account), ...targets }
  const codeOf = (one: FileStatement) => known[plain(one.account)]
  const fileAccounts = numbers.map((number) => {
    const own = statements.filter((one) => plain(one.account) === number)
    const lineCount = own.reduce((sum, { lines }) => sum + lines.length, 0)
    return { fileAccount: number, lineCount, code: known[number] ?? null }
  })
  const problems = statements
    .filter((one) => codeOf(one) === undefined)
    .map(({ line, account: text }) => ({ line, key: 'whichAccount', text }))
  const codes = [...new Set(statements.map(codeOf))].flatMap((code) => code || [])
  return {
    fileAccounts,
    placed: codes.map((code) => ({
      account: code,
      statements: statements.filter((one) => codeOf(one) === code),
    })),
    problems,
  }
}

/** @throws AppError not_found for no account of money; invalid where two go to one */
export function targetsOf(
  reader: Reader,
  accounts: readonly { fileAccount: string; code: string }[],
): Targets {
  const taken = accounts.map(({ code }) => code).filter((code) => code !== '')
  for (const code of taken) requireMoneyAccount(reader, code)
  const twice = accounts.findIndex(
    ({ code }, at) => code !== '' && taken.indexOf(code) !== taken.lastIndexOf(code) && at > 0,
  )
  if (twice >= 0) throw invalidField(`accounts.${twice}.code`, 'accountTwice')
  return Object.fromEntries(accounts.map(({ fileAccount, code }) => [plain(fileAccount), code]))
}

function byIban(reader: Reader): Targets {
  const accounts = listBankAccounts(reader).map(({ code }) => [plain(ibanOf(reader, code)), code])
  return Object.fromEntries(accounts.filter(([iban]) => iban !== ''))
}

/** What somebody said of the last file of an account that held several. */
function remembered({ sql }: Reader, account: string): Targets {
  const [row] = sql.exec<{ targets: string }>(
    `select targets from bank_imports
     where account = ? and targets <> '' and state = 'done' order by id desc limit 1`,
    account,
  )
  return row ? JSON.parse(row.targets) : {}
}

function plain(account: string): string {
  return account.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
}
