import type { Account } from '#contract/books/accounts.ts'
import type { Writer } from '../../../firm/store.ts'

/** What a country's chart or a person says of a new account. */
export type NewAccount = Pick<Account, 'code' | 'name' | 'type' | 'subtype'> &
  Partial<Pick<Account, 'parent' | 'iban'>> & { role?: string | null | undefined }

export function insertAccount({ sql }: Writer, account: NewAccount): void {
  sql.exec(
    `insert into accounts (code, name, type, subtype, role, parent, iban)
     values (?, ?, ?, ?, ?, ?, ?)`,
    account.code,
    JSON.stringify(account.name),
    account.type,
    account.subtype,
    account.role ?? null,
    account.parent ?? null,
    account.iban ?? '',
  )
}

/** Writes what may change of an account; the caller has compared the version. */
export function updateAccountRow(
  { sql }: Writer,
  code: string,
  { name, subtype, parent, iban, isActive }: Omit<Account, 'code' | 'type' | 'role' | 'isUsed'>,
): void {
  sql.exec(
    `update accounts set name = ?, subtype = ?, parent = ?, iban = ?, is_active = ?,
       version = version + 1 where code = ?`,
    JSON.stringify(name),
    subtype,
    parent,
    iban,
    isActive ? 1 : 0,
    code,
  )
}

export function deleteAccountRow({ sql }: Writer, code: string): void {
  sql.exec('delete from accounts where code = ?', code)
}
