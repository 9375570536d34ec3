import { eq } from 'drizzle-orm'
import { AppError, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { BankLine } from '#contract/money/bank.ts'
import type { BankRule, BankRuleInput } from '#contract/money/bank-matching.ts'
import { requireVersion } from '../../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { centreProblem } from '../../../books/cost-centres/index.ts'
import { hasAccount } from '../../../books/ledger/index.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import { removeRecord } from '../../../firm/records/index.ts'
import { requireMoneyAccount } from '../accounts.ts'
import { bankRulesTable } from '../tables.ts'

const entity = 'bankRule'

/** The rules in the order they were made in. */
export function listRules({ db }: Reader): BankRule[] {
  return db.select().from(bankRulesTable).orderBy(bankRulesTable.id).all().map(shown)
}

/** @throws AppError not_found */
export function getRule({ db }: Reader, id: string): BankRule {
  const row = db.select().from(bankRulesTable).where(eq(bankRulesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such rule')
  return shown(row)
}

function shown({ parts, ...row }: typeof bankRulesTable.$inferSelect): BankRule {
  return { ...row, parts: JSON.parse(parts) }
}

/** @throws AppError invalid */
export function createRule(writer: Writer, context: FirmContext, input: BankRuleInput): BankRule {
  requireGood(writer, input)
  const id = context.newId()
  writer.db
    .insert(bankRulesTable)
    .values({ ...input, id, version: 1, parts: JSON.stringify(input.parts) })
    .run()
  const after = getRule(writer, id)
  writer.audit({ entity, entityId: id, action: 'create', after })
  return after
}

/** @throws AppError not_found, invalid; conflict when it was changed meanwhile */
export function updateRule(
  writer: Writer,
  id: string,
  { version, ...input }: BankRuleInput & { version: number },
): BankRule {
  const before = getRule(writer, id)
  requireVersion(before, version)
  requireGood(writer, input, before.parts)
  const parts = JSON.stringify(input.parts)
  const values = { ...input, parts, version: version + 1 }
  writer.db.update(bankRulesTable).set(values).where(eq(bankRulesTable.id, id)).run()
  const after = getRule(writer, id)
  writer.audit({ entity, entityId: id, action: 'update', before, after })
  return after
}

/** @throws AppError not_found */
export function deleteRule(writer: Writer, id: string): { id: string } {
  const before = getRule(writer, id)
  writer.db.delete(bankRulesTable).where(eq(bankRulesTable.id, id)).run()
  removeRecord(writer, { kind: entity, id })
  writer.audit({ entity, entityId: id, action: 'delete', before })
  return { id }
}

function requireGood(
  reader: Reader,
  input: BankRuleInput,
  kept: BankRuleInput['parts'] = [],
): void {
  const fields: FieldProblems = {}
  const { contains, from, to, bankAccount, parts } = input
  if (contains === '' && from === null && to === null) fields.contains = { key: 'required' }
  if (from !== null && to !== null && to < from) fields.to = { key: 'tooSmall' }
  const rules = taxRules(reader)
  parts.forEach(({ account, taxCode, costCentreId }, at) => {
    const closed = centreProblem(reader, costCentreId, kept)
    if (closed) fields[`parts.${at}.costCentreId`] = { key: closed }
    if (!hasAccount(reader, account)) fields[`parts.${at}.account`] = { key: 'unknownAccount' }
    if (taxCode !== '' && !rules.has(taxCode))
      fields[`parts.${at}.taxCode`] = { key: 'unknownTaxRate' }
  })
  refuseProblems(fields, 'The rule has fields to correct')
  if (bankAccount !== '') requireMoneyAccount(reader, bankAccount)
}

type RuledLine = Pick<BankLine, 'account' | 'amount' | 'name' | 'reference' | 'text'>

/** Whether a rule is for a line. */
export function fitsRule(line: RuledLine, rule: BankRule): boolean {
  const { contains, direction, from, to, bankAccount } = rule
  const size = Math.abs(line.amount)
  const said = `${line.name}\n${line.reference}\n${line.text}`.toLowerCase()
  return (
    (bankAccount === '' || bankAccount === line.account) &&
    (direction === 'any' || (direction === 'in') === line.amount > 0) &&
    (from === null || size >= from) &&
    (to === null || size <= to) &&
    (contains === '' || said.includes(contains.toLowerCase()))
  )
}
