import type { z } from 'zod'
import { type Expense, type ExpenseAction, ExpenseInput } from '#contract/buying/expenses.ts'
import { changedMeanwhile, conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { markTaxRatesUsed, taxRules } from '../../books/taxes/index.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { stepsOf } from './actions.ts'
import { taxOf } from './amounts.ts'
import { getExpense, getStoredExpense, inputOf, linesOf, type StoredExpense } from './reader.ts'
import { expenseValues } from './values.ts'
import {
  changeExpense,
  deleteExpense,
  insertExpense,
  type LineValues,
  replaceLines,
} from './writer.ts'

export const entity = 'expense'

/** What is noted; all that may be left out is as usual. */
type NewExpense = z.input<typeof ExpenseInput>

/** Notes an expense as a draft. @throws AppError invalid */
export function createExpense(writer: Writer, context: FirmContext, typed: NewExpense): Expense {
  const written = ExpenseInput.parse(typed)
  const custom = changedCustom(writer, context, entity, { given: written.custom })
  const input = { ...written, custom }
  const values = expenseValues(writer, context, input)
  const id = insertExpense(writer, context, values)
  markTaxRatesUsed(writer, rateCodes(values.lines))
  writer.audit({ entity, entityId: id, action: 'create', after: input })
  noteTypedTax(writer, id, values)
  return getExpense(writer, context.actor, id)
}

/**
 * Changes a draft; one that was rejected is a draft again.
 * @throws AppError not_found, invalid; conflict with the newer version as `detail.current`, or with
 *   the reason `notDraft`
 */
export function updateExpense(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...written }: ExpenseInput & { version: number },
): Expense {
  const before = getStoredExpense(writer, id)
  requireStep(before, 'edit')
  requireVersion(writer, context, before, version)
  const held = { before: before.custom, given: written.custom }
  const input = { ...written, custom: changedCustom(writer, context, entity, held) }
  const lines = linesOf(writer, id)
  const values = expenseValues(writer, context, input, { expense: before, lines })
  const was = inputOf(writer, before, lines)
  replaceLines(writer, context.newId, id, values.lines)
  const preparedBy = context.actor.userId
  changeExpense(writer, context, before, { ...values.expense, preparedBy, state: 'draft' })
  markTaxRatesUsed(writer, rateCodes(values.lines))
  writer.audit({ entity, entityId: id, action: 'update', before: was, after: input })
  noteTypedTax(writer, id, values)
  return getExpense(writer, context.actor, id)
}

/** Takes a draft away. @throws AppError not_found; conflict with the reason `notDraft` */
export function removeExpense(writer: Writer, _: FirmContext, id: string): void {
  const before = getStoredExpense(writer, id)
  requireStep(before, 'remove')
  deleteExpense(writer, before)
  writer.audit({ entity, entityId: id, action: 'delete', before })
}

/** As `removeExpense`, of one that nobody has changed since it came from a file. */
export function takeBackExpense(writer: Writer, context: FirmContext, id: string): void {
  if (getStoredExpense(writer, id).version !== 1) throw conflictOf('changedMeanwhile')
  removeExpense(writer, context, id)
}

function rateCodes(lines: readonly LineValues[]): string[] {
  return [...new Set(lines.map(({ taxCode }) => taxCode))]
}

/** A tax that stands in place of what the rate gives leaves a trace of its own. */
function noteTypedTax(
  writer: Writer,
  id: string,
  { lines, expense: { currency } }: ReturnType<typeof expenseValues>,
): void {
  for (const { taxCode, taxText, amount, tax } of lines) {
    const rule = taxRules(writer).get(taxCode)
    if (taxText === '' || !rule) continue
    const byRate = taxOf(rule, amount)
    if (byRate === tax) continue
    const [before, after] = [
      { taxCode, tax: byRate, currency },
      { taxCode, tax, currency },
    ]
    writer.audit({ entity, entityId: id, action: 'overrideTax', before, after })
  }
}

/** @throws AppError conflict where the state of the expense does not allow the step */
export function requireStep(expense: StoredExpense, step: ExpenseAction): void {
  if (stepsOf(expense).includes(step)) return
  const isDraftOnly = step === 'edit' || step === 'remove'
  const reason = isDraftOnly ? 'notDraft' : 'expenseState'
  throw conflictOf(reason)
}

/** @throws AppError conflict with the newer version as `detail.current` */
export function requireVersion(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { id, version: stored }: StoredExpense,
  version: number,
): void {
  if (stored === version) return
  const current = getExpense(reader, actor, id)
  throw changedMeanwhile(current)
}

/** What a person knows an expense by. */
export function labelOf(reader: Reader, id: string): string {
  const { number, payee } = getStoredExpense(reader, id)
  return `${number} ${payee}`.trim()
}
