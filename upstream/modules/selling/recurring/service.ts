import { changedMeanwhile, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { RecurrenceRule } from '#contract/core/recurrence.ts'
import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import type { RecurringContent, RecurringInput } from '#contract/selling/recurring.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firstDateFrom, restart, retry } from '../../../recurrence/next.ts'
import { checkedRule, ruleOf } from '../../../recurrence/rule.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { contentOfInvoice, contentValues, termsOfInvoice } from './content.ts'
import { requireKnownContent } from './fill-content.ts'
import { planJob } from './plan.ts'
import { contentOf, getReached, lastMade, type RecurringRecord } from './reader.ts'
import { toRecurring } from './view.ts'
import { changeRecurring, deleteRecurring, insertRecurring } from './writer.ts'

/**
 * Makes a recurring invoice of an invoice. Dates that are over when it begins are left out.
 * @throws AppError not_found for an invoice the firm does not have; invalid
 */
export function createRecurring(
  writer: Writer,
  context: FirmContext,
  { invoiceId, ...input }: RecurringInput,
): RecurringRecord {
  if (invoiceId === null) throw invalidField('invoiceId', 'required')
  const rule = allowedRule(context, input)
  const content = contentOfInvoice(writer, invoiceId)
  const next = firstDateFrom(writer, rule, firmDate(writer, context))
  const row = insertRecurring(writer, context, {
    ...input,
    ...rule,
    ...next,
    ...contentValues(writer, context, content),
    electronicTerms: termsOfInvoice(writer, invoiceId),
    nameOrder: sortKey(input.name),
    state: 'active',
  })
  planJob(writer)
  linkRecords(writer, context, {
    from: { kind: 'invoice', id: invoiceId },
    relation: 'copiedTo',
    to: { kind: 'recurring', id: row.id },
  })
  writer.audit({ ...titled(row), action: 'create', after: input })
  return row
}

/**
 * Writes name, rule and mode anew, and the content where an invoice is named.
 * @throws AppError not_found, invalid; conflict when it was written since `version`
 */
export function updateRecurring(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, invoiceId, ...input }: RecurringInput & { version: number },
): RecurringRecord {
  const before = requireVersion(writer, context, id, version)
  const rule = allowedRule(context, input)
  const taken = invoiceId !== null && {
    ...contentValues(writer, context, contentOfInvoice(writer, invoiceId)),
    electronicTerms: termsOfInvoice(writer, invoiceId),
  }
  const isSame = JSON.stringify(rule) === JSON.stringify(ruleOf(before))
  const next = isSame
    ? nextOfSame(writer, context, before)
    : restartAfterLast(writer, context, before, rule)
  const after = changeRecurring(writer, context, before, {
    ...input,
    ...rule,
    ...next,
    ...taken,
    nameOrder: sortKey(input.name),
  })
  planJob(writer)
  const was = { ...ruleOf(before), name: before.name, mode: before.mode, period: before.period }
  writer.audit({ ...titled(after), action: 'update', before: was, after: input })
  return after
}

/**
 * Says anew what its invoices say; a new date of the next one moves the rule.
 * @throws AppError as above; forbidden where they are issued and the caller may not issue any
 */
export function writeContent(
  writer: Writer,
  context: FirmContext,
  id: string,
  version: number,
  written: RecurringContent,
): RecurringRecord {
  const before = requireVersion(writer, context, id, version)
  const values = { before: contentOf(before).custom, given: written.custom }
  const content = { ...written, custom: changedCustom(writer, context, 'invoice', values) }
  requireIssuing(context, before)
  requireKnownContent(content)
  const isMoved = content.issueDate !== before.nextDate && before.nextDate !== ''
  const rule = { ...ruleOf(before), firstDate: content.issueDate }
  const moved = isMoved
    ? { firstDate: content.issueDate, ...restartAfterLast(writer, context, before, rule) }
    : {}
  const after = changeRecurring(writer, context, before, {
    ...moved,
    ...contentValues(writer, context, content),
  })
  planJob(writer)
  writer.audit({
    ...titled(after),
    action: 'update',
    before: contentOf(before),
    after: content,
  })
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
 * @throws AppError not_found, conflict; forbidden where its invoices are issued and the caller may not
 */
export function resume(writer: Writer, context: FirmContext, id: string): RecurringRecord {
  const before = getReached(writer, context, id)
  if (before.state !== 'paused') throw conflictOf('recurringNotPaused')
  requireIssuing(context, before)
  const next =
    before.failures > 0
      ? retry(writer, before)
      : restartAfterLast(writer, context, before, ruleOf(before))
  const after = changeRecurring(writer, context, before, {
    ...next,
    state: next.nextDate === '' ? 'ended' : 'active',
  })
  planJob(writer)
  writer.audit({ ...titled(after), action: 'resume' })
  return after
}

/** Takes it away; its invoices stay. @throws AppError not_found */
export function remove(writer: Writer, context: FirmContext, id: string): void {
  const row = getReached(writer, context, id)
  deleteRecurring(writer, row)
  planJob(writer)
  const before = { name: row.name, ...ruleOf(row) }
  writer.audit({ ...titled(row), action: 'delete', before })
}

/** What an update changes of the next date where the rule stays; what failed waits for its resume. */
function nextOfSame(writer: Writer, context: FirmContext, before: RecurringRecord) {
  if (before.state === 'active') return before.failures > 0 ? retry(writer, before) : {}
  return before.failures > 0 ? {} : restartAfterLast(writer, context, before, ruleOf(before))
}

/** As `restart`, after the last date that has its invoice. */
function restartAfterLast(
  writer: Writer,
  context: FirmContext,
  { id, madeCount }: RecurringRecord,
  rule: RecurrenceRule,
) {
  const today = firmDate(writer, context)
  return restart(writer, rule, { today, lastMade: lastMade(writer, id), madeCount })
}

/** @throws AppError invalid; forbidden modes are a problem at their field */
function allowedRule(
  { actor }: FirmContext,
  input: Omit<RecurringInput, 'invoiceId'>,
): RecurrenceRule {
  const rule = checkedRule(input)
  if (input.mode !== 'draft' && !isAllowed(actor, 'invoice:post')) {
    throw invalidField('mode', 'forbidden')
  }
  return rule
}

/** @throws AppError forbidden for one whose invoices are issued, without the right to issue them */
function requireIssuing({ actor }: FirmContext, { mode }: RecurringRecord): void {
  if (mode !== 'draft') requirePermission(actor, 'invoice:post')
}

function requireVersion(
  writer: Writer,
  context: FirmContext,
  id: string,
  version: number,
): RecurringRecord {
  const row = getReached(writer, context, id)
  if (row.version === version) return row
  const current = toRecurring(writer, context, row)
  throw changedMeanwhile(current)
}

function titled({ id, name }: RecurringRecord) {
  return { entity: 'recurring', entityId: id, title: name }
}
