import {
  type Account,
  type AccountChange,
  addableSubtypes,
  type NewAccount,
} from '#contract/books/accounts.ts'
import {
  type AppError,
  conflictOf,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import { checkIban } from '#contract/core/iban.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { isUsed } from '../../../register/uses.ts'
import { removeRecord } from '../../firm/records/index.ts'
import { getAccount, listAccounts } from './account-reader.ts'
import { deleteAccountRow, insertAccount, updateAccountRow } from './account-writer.ts'

/** Adds an account to the chart. @throws AppError invalid */
export function createAccount(writer: Writer, input: NewAccount): Account {
  const { code, subtype } = input
  const chart = listAccounts(writer)
  if (chart.some((account) => account.code === code)) throw invalidField('code', 'codeTaken')
  const type = addableSubtypes[subtype]
  const checked = checkChange(chart, { code, type, subtype }, input)
  insertAccount(writer, { code, type, subtype, ...checked })
  const after = getAccount(writer, code)
  writer.audit({ entity: 'account', entityId: code, action: 'create', after })
  return after
}

/**
 * Renames an account, moves it in the tree or changes its IBAN.
 * @throws AppError not_found, invalid; conflict with the newer version as `detail.current`
 */
export function updateAccount(
  writer: Writer,
  code: string,
  { version, ...input }: AccountChange,
): Account {
  const before = getAccount(writer, code)
  requireVersion(before, version)
  const checked = checkChange(listAccounts(writer), before, input)
  return change(writer, before, checked, 'update')
}

/** Closes an account to postings, or opens it again. @throws AppError not_found, conflict */
export function setAccountActive(writer: Writer, code: string, isActive: boolean): Account {
  const before = getAccount(writer, code)
  if (before.isActive === isActive) return before
  if (before.role !== null) throw refusal('systemAccount')
  if (!isActive && isUsed(writer, 'account', code)) throw refusal('accountOfTaxRate')
  return change(writer, before, { isActive }, isActive ? 'reopen' : 'close')
}

/** Deletes an account that was never used. @throws AppError not_found, conflict */
export function deleteAccount(store: Store, context: FirmContext, code: string): { code: string } {
  return store.transact(context, (writer) => {
    const before = getAccount(writer, code)
    if (before.role !== null) throw refusal('systemAccount')
    if (before.isUsed) throw refusal('accountUsed')
    if (isUsed(writer, 'account', code)) throw refusal('accountOfTaxRate')
    if (listAccounts(writer).some(({ parent }) => parent === code))
      throw refusal('accountHasOthers')
    deleteAccountRow(writer, code)
    removeRecord(writer, { kind: 'account', id: code })
    writer.audit({ entity: 'account', entityId: code, action: 'delete', before })
    return { code }
  })
}

function change(writer: Writer, before: Account, changes: Partial<Account>, action: string) {
  const { code } = before
  updateAccountRow(writer, code, { ...before, ...changes })
  const after = getAccount(writer, code)
  writer.audit({ entity: 'account', entityId: code, action, before, after })
  return after
}

type Changed = Pick<Account, 'name' | 'parent' | 'iban'>

/** What is stored for what was typed. @throws AppError invalid */
function checkChange(
  chart: readonly Account[],
  { code, type, subtype }: Pick<Account, 'code' | 'type' | 'subtype'>,
  input: Pick<AccountChange, 'name' | 'parent' | 'iban'>,
): Changed {
  const fields: FieldProblems = {}
  const parent = chart.find((account) => account.code === input.parent)
  if (input.parent !== '') {
    if (!parent) fields.parent = { key: 'unknownAccount' }
    else if (parent.type !== type) fields.parent = { key: 'otherAccountType' }
    else if (isUnder(chart, parent, code)) fields.parent = { key: 'accountUnderItself' }
  }
  const iban = checkIban(input.iban)
  if (input.iban !== '' && !iban.isValid) fields.iban = { key: 'invalidIban' }
  if (input.iban !== '' && subtype !== 'bank') fields.iban = { key: 'noBankAccount' }
  refuseProblems(fields, 'The account has fields to correct')
  const first = Object.values(input.name).find((name) => name !== '') ?? ''
  const names = Object.entries(input.name).map(([language, name]) => [language, name || first])
  return {
    name: Object.fromEntries(names),
    parent: parent?.code ?? null,
    iban: iban.isValid ? iban.normalised : '',
  }
}

/** Whether an account is `code` or stands under it. */
function isUnder(chart: readonly Account[], account: Account, code: string): boolean {
  let current: Account | undefined = account
  for (let depth = 0; current && depth <= chart.length; depth++) {
    if (current.code === code) return true
    const { parent }: Account = current
    current = chart.find((other) => other.code === parent)
  }
  return false
}

type Refusal = 'systemAccount' | 'accountUsed' | 'accountOfTaxRate' | 'accountHasOthers'
const refusal: (reason: Refusal) => AppError = conflictOf
