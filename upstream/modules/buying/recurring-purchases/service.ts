import {
  PurchaseContent,
  type RecurringPurchaseInput,
} from '#contract/buying/recurring-purchases.ts'
import { changedMeanwhile, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { RecurrenceRule } from '#contract/core/recurrence.ts'
import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firstDateFrom, restart, retry } from '../../../recurrence/next.ts'
import { checkedRule, ruleOf } from '../../../recurrence/rule.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { contentValues } from './content.ts'
import { planJob } from './plan.ts'
import { posting } from './posting-rights.ts'
import { contentOf, getReached, lastMade, type RecurringRecord } from './reader.ts'
import { toRecurring } from './view.ts'
import { changeRecurring, deleteRecurring, insertRecurring } from './writer.ts'

/**
 * Sets up a bill or an expense that comes again and again. Dates that are over when it begins are
 * left out.
 * @throws AppError invalid, at the fields of what it would make, too
 */
export function createRecurring(
  writer: Writer,
  context: FirmContext,
  input: RecurringPurchaseInput,
): RecurringRecord {
  const rule = allowedRule(context, input)
  const next = firstDateFrom(writer, rule, firmDate(writer, context))
  const row = insertRecurring(writer, context, {
    ...valuesOf(writer, context, input),
    ...rule,
    ...next,
    state: 'active',
  })
  planJob(writer)
  writer.audit({ ...titled(row), action: 'create', after: input })
  return row
}

/**
 * Writes it anew; what it made stays.
 * @throws AppError not_found, invalid; conflict when it was written since `version`
 */
export function updateRecurring(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: RecurringPurchaseInput & { version: number },
): RecurringRecord {
  const before = getReached(writer, context, id)
  requireVersion(writer, before, version)
  const rule = allowedRule(context, input)
  const isSame = JSON.stringify(rule) === JSON.stringify(ruleOf(before))
  const next = isSame
    ? nextOfSame(writer, context, before)
    : restartAfterLast(writer, context, before, rule)
  const values = valuesOf(writer, context, input)
  const after = changeRecurring(writer, context, before, { ...values, ...rule, ...next })
  planJob(writer)
  writer.audit({ ...titled(after), action: 'update', before: inputOf(before), after: input })
  return after
}

/** Makes nothing until it is resumed. @throws AppError not_found, conflict */
export function pause(writer: Writer, context: FirmContext, id: string): RecurringRecord {
  const before = getReached(writer, context, id)
  if (before.state !== 'active') throw conflictOf('recurringNotActive')
  const after = changeRecurring(writer, context, before, { state: 'paused' })
  planJob(writer)
  writer.audit({ ...titled(after), action: 'pause' })
  return after
}

/**
 * Goes on from the first date that is not over, or from the one that failed, which is still owed.
 * @throws AppError not_found, conflict; forbidden where it posts and the caller may not
 */
export function resume(writer: Writer, context: FirmContext, id: string): RecurringRecord {
  const before = getReached(writer, context, id)
  if (before.state !== 'paused') throw conflictOf('recurringNotPaused')
  if (before.mode === 'post') requirePermission(context.actor, posting[before.kind])
  const next =
    before.failures > 0
      ? retry(writer, before)
      : restartAfterLast(writer, context, before, ruleOf(before))
  const state = next.nextDate === '' ? 'ended' : 'active'
  const after = changeRecurring(writer, context, before, { ...next, state })
  planJob(writer)
  writer.audit({ ...titled(after), action: 'resume' })
  return after
}

/** Takes it away; what it made stays. @throws AppError not_found */
export function remove(writer: Writer, context: FirmContext, id: string): void {
  const row = getReached(writer, context, id)
  deleteRecurring(writer, row)
  planJob(writer)
  writer.audit({ ...titled(row), action: 'delete', before: inputOf(row) })
}

/** What is written of the input, prepared by whoever writes it. */
function valuesOf(writer: Writer, context: FirmContext, input: RecurringPurchaseInput) {
  const { name, mode, period } = input
  const { userId: preparedBy, userName: preparedByName } = context.actor
  const content = PurchaseContent.parse(input)
  const values = contentValues(writer, context, content)
  return { ...values, name, nameOrder: sortKey(name), mode, period, preparedBy, preparedByName }
}

/** @throws AppError invalid; what the caller may not do is a problem at its field */
function allowedRule({ actor }: FirmContext, input: RecurringPurchaseInput): RecurrenceRule {
  const { kind, mode, supplierNumber } = input
  const rule = checkedRule(input)
  if (kind === 'expense' && !isAllowed(actor, 'expense:edit')) {
    throw invalidField('kind', 'forbidden')
  }
  if (mode === 'post') {
    if (!isAllowed(actor, posting[kind])) throw invalidField('mode', 'forbidden')
    if (kind === 'bill' && supplierNumber === '') throw invalidField('supplierNumber', 'required')
  }
  return rule
}

/** What an update changes of the next date where the rule stays; what failed waits for its resume. */
function nextOfSame(writer: Writer, context: FirmContext, before: RecurringRecord) {
  if (before.state === 'active') return before.failures > 0 ? retry(writer, before) : {}
  return before.failures > 0 ? {} : restartAfterLast(writer, context, before, ruleOf(before))
}

/** As `restart`, after the last date that something was made for. */
function restartAfterLast(
  writer: Writer,
  context: FirmContext,
  { id, madeCount }: RecurringRecord,
  rule: RecurrenceRule,
) {
  const today = firmDate(writer, context)
  return restart(writer, rule, { today, lastMade: lastMade(writer, id), madeCount })
}

/** What was typed of a row. */
function inputOf(row: RecurringRecord) {
  const { name, mode, period } = row
  return { name, mode, period, ...ruleOf(row), ...contentOf(row) }
}

function requireVersion(writer: Writer, row: RecurringRecord, version: number): void {
  if (row.version === version) return
  const current = toRecurring(writer, row)
  throw changedMeanwhile(current)
}

function titled({ id, name }: RecurringRecord) {
  return { entity: 'recurringPurchase', entityId: id, title: name }
}
