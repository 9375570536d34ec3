import { eq } from 'drizzle-orm'
import { type UsualCategory, usualCategories } from '#contract/buying/expense-parts.ts'
import type { ExpenseCategoryInput, ExpenseCategoryRecord } from '#contract/buying/expense-rules.ts'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { centreProblem } from '../../books/cost-centres/index.ts'
import {
  type AccountRef,
  accountFor,
  hasAccount,
  isMoneyAccount,
  listAccounts,
} from '../../books/ledger/index.ts'
import { isFor, type TaxRule, taxRules } from '../../books/taxes/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { expenseCategoriesTable } from './tables.ts'
import { blockedRate, categoryCode, isUsuallyUntaxed, usualRole } from './usual-accounts.ts'

const entity = 'expenseCategory'

const nothingUsual = { isUsual: false, usualAccount: '', isUntaxed: false, usualTaxCode: '' }

/** Usual categories first, then the firm's own by name; those in use no more are among them. */
export function listCategories(reader: Reader): ExpenseCategoryRecord[] {
  const rows = reader.db.select().from(expenseCategoriesTable).all()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const usual = usualCategories.map((id) => usualRecord(reader, id, stored.get(id)))
  const own = rows
    .filter(({ id }) => !isUsual(id))
    .map((row) => ({ ...row, ...nothingUsual }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return [...usual, ...own]
}

type Stored = typeof expenseCategoriesTable.$inferSelect

/** A usual category, with what the firm changed of it. */
function usualRecord(
  reader: Reader,
  id: UsualCategory,
  stored: Stored | undefined,
): ExpenseCategoryRecord {
  const { country } = getFirmProfile(reader).address
  return {
    ...{ name: '', account: '', taxCode: '', costCentreId: '' },
    ...{ budget: null, isActive: true, version: 1 },
    ...stored,
    id,
    isUsual: true,
    usualAccount: usualAccount(reader, id, country),
    isUntaxed: isUsuallyUntaxed(country, id),
    usualTaxCode: knownRate(reader, blockedRate(country, id)),
  }
}

export function findCategory(reader: Reader, id: string): ExpenseCategoryRecord | undefined {
  const { db } = reader
  const stored = db
    .select()
    .from(expenseCategoriesTable)
    .where(eq(expenseCategoriesTable.id, id))
    .get()
  if (isUsual(id)) return usualRecord(reader, id, stored)
  return stored && { ...stored, ...nothingUsual }
}

/** @throws AppError invalid */
export function createCategory(
  writer: Writer,
  { newId }: FirmContext,
  input: ExpenseCategoryInput,
): ExpenseCategoryRecord {
  if (input.name === '') throw invalidField('name', 'required')
  if (input.account === '') throw invalidField('account', 'required')
  requireKnown(writer, input)
  const id = newId()
  writer.db
    .insert(expenseCategoriesTable)
    .values({ ...input, id, version: 1 })
    .run()
  writer.audit({ entity, entityId: id, title: input.name, action: 'create', after: input })
  return requireCategory(writer, id)
}

/** @throws AppError not_found, invalid; conflict when it was written since `version` */
export function updateCategory(
  writer: Writer,
  _: FirmContext,
  id: string,
  { version, ...input }: ExpenseCategoryInput & { version: number },
): ExpenseCategoryRecord {
  const before = requireCategory(writer, id)
  if (before.version !== version) throw conflictOf('changedMeanwhile')
  if (!before.isUsual && input.name === '') throw invalidField('name', 'required')
  if (!before.isUsual && input.account === '') throw invalidField('account', 'required')
  requireKnown(writer, input, before)
  const values = { ...input, version: version + 1 }
  writer.db
    .insert(expenseCategoriesTable)
    .values({ ...values, id })
    .onConflictDoUpdate({ target: expenseCategoriesTable.id, set: values })
    .run()
  writer.audit({
    entity,
    entityId: id,
    title: input.name || id,
    action: 'update',
    before,
    after: input,
  })
  return requireCategory(writer, id)
}

/**
 * The account that an expense is posted to: the category's own, of materials the tax rate's for
 * purchases, else that of the chart. Where the firm has closed it, the account of other expenses.
 */
export function categoryAccount(
  reader: Reader,
  category: string,
  { accounts }: Pick<TaxRule, 'accounts'>,
): AccountRef {
  const own = findCategory(reader, category)?.account
  if (own && hasAccount(reader, own)) return { code: own }
  if (category === 'materials' && accounts.expense && hasAccount(reader, accounts.expense)) {
    return { code: accounts.expense }
  }
  if (!isUsual(category)) return { role: 'otherExpense' }
  const code = categoryCode(getFirmProfile(reader).address.country, category)
  if (code !== undefined && hasAccount(reader, code)) return { code }
  return { role: usualRole(category) }
}

function requireCategory(reader: Reader, id: string): ExpenseCategoryRecord {
  const category = findCategory(reader, id)
  if (!category) throw new AppError('not_found', 'No such category')
  return category
}

/** Costs are posted to expenses or assets, and taxed as purchases. @throws AppError invalid */
function requireKnown(
  reader: Reader,
  { account, taxCode, costCentreId }: ExpenseCategoryInput,
  before?: ExpenseCategoryInput,
): void {
  const problem = centreProblem(reader, costCentreId, before ? [before] : [])
  if (problem) throw invalidField('costCentreId', problem)
  const found = listAccounts(reader).find(({ code }) => code === account)
  const isFit =
    found?.isActive === true &&
    (found.type === 'expense' || (found.type === 'asset' && !isMoneyAccount(reader, account)))
  if (account !== '' && !isFit) throw invalidField('account', 'unknownAccount')
  if (taxCode === '') return
  const rule = taxRules(reader).get(taxCode)
  if (!rule || !isFor(rule, 'purchase')) throw invalidField('taxCode', 'unknownTaxRate')
}

/** A code that the firm has as a rate on purchases; else empty. */
function knownRate(reader: Reader, code: string): string {
  const rule = taxRules(reader).get(code)
  return rule && isFor(rule, 'purchase') ? code : ''
}

function usualAccount(reader: Reader, id: UsualCategory, country: string): string {
  const code = categoryCode(country, id)
  if (code !== undefined && hasAccount(reader, code)) return code
  return accountFor(reader, usualRole(id))
}

function isUsual(id: string): id is UsualCategory {
  return usualCategories.some((usual) => usual === id)
}
