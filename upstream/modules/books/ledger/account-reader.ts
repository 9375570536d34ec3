import { type Account, moneySubtypes } from '#contract/books/accounts.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'

type AccountRow = {
  code: string
  name: string
  type: Account['type']
  subtype: string
  role: string | null
  parent: string | null
  is_active: number
  iban: string
  version: number
  is_used: number
}

const selected = `select *, exists (select 1 from journal_lines where account = accounts.code)
  as is_used from accounts`

/** Code of the account that the postings use for a role. @throws AppError unexpected */
export function accountFor(reader: Reader, role: string): string {
  const code = findAccountFor(reader, role)
  if (code === undefined) throw new AppError('unexpected', `The chart has no account for ${role}`)
  return code
}

/** As `accountFor`, for a role that not every country's chart has. */
export function findAccountFor({ sql }: Reader, role: string): string | undefined {
  return sql.exec<{ code: string }>('select code from accounts where role = ?', role).toArray()[0]
    ?.code
}

/** Whether there is such an account and it takes postings. */
export function hasAccount({ sql }: Reader, code: string): boolean {
  const found = sql.exec('select 1 from accounts where code = ? and is_active = 1', code)
  return found.toArray().length > 0
}

/** Whether there is such an account of cash, bank or card, and it takes postings. */
export function isMoneyAccount({ sql }: Reader, code: string): boolean {
  const found = sql.exec<{ subtype: string }>(
    'select subtype from accounts where code = ? and is_active = 1',
    code,
  )
  return found.toArray().some(({ subtype }) => moneySubtypes.includes(subtype))
}

/** Names by language of an account; none where it has gone. */
export function accountName({ sql }: Reader, code: string): Record<string, string> {
  const [row] = sql.exec<{ name: string }>('select name from accounts where code = ?', code)
  return row ? JSON.parse(row.name) : {}
}

/** The IBAN of an account; empty where it has none, or has gone. */
export function accountIban({ sql }: Reader, code: string): string {
  const [row] = sql.exec<{ iban: string }>('select iban from accounts where code = ?', code)
  return row?.iban ?? ''
}

/** The chart of accounts in the order of its codes. */
export function listAccounts({ sql }: Reader): Account[] {
  return sql.exec<AccountRow>(`${selected} order by code`).toArray().map(toAccount)
}

/** @throws AppError not_found */
export function getAccount({ sql }: Reader, code: string): Account {
  const [row] = sql.exec<AccountRow>(`${selected} where code = ?`, code)
  if (!row) throw new AppError('not_found', 'No such account')
  return toAccount(row)
}

function toAccount({ is_active, is_used, name, ...row }: AccountRow): Account {
  return {
    code: row.code,
    name: JSON.parse(name),
    type: row.type,
    subtype: row.subtype,
    role: row.role,
    parent: row.parent,
    isActive: is_active === 1,
    isUsed: is_used === 1,
    iban: row.iban,
    version: row.version,
  }
}
