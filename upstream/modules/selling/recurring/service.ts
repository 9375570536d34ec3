import { invalidField } from '#contract/core/errors.ts'
import type { RecurrenceRule } from '#contract/core/recurrence.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { RecurringContent, RecurringInput } from '#contract/selling/recurring.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firstDateFrom } from '../../../recurrence/next.ts'
import { checkedRule, ruleOf } from '../../../recurrence/rule.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { contentOfInvoice, contentValues, termsOfInvoice } from './content.ts'
import { requireKnownContent } from './fill-content.ts'
import { contentOf, type RecurringRecord, recurringInvoices, requireIssuing } from './records.ts'
import { toRecurring } from './view.ts'

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
  const row = recurringInvoices.insert(writer, context, {
    ...input,
    ...rule,
    ...next,
    ...contentValues(writer, context, content),
    electronicTerms: termsOfInvoice(writer, invoiceId),
    nameOrder: sortKey(input.name),
    state: 'active',
  })
  recurringInvoices.planJob(writer)
  linkRecords(writer, context, {
    from: { kind: 'invoice', id: invoiceId },
    relation: 'copiedTo',
    to: { kind: 'recurring', id: row.id },
  })
  writer.audit({ ...recurringInvoices.titled(row), action: 'create', after: input })
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
  const before = getVersion(writer, context, { id, version })
  const rule = allowedRule(context, input)
  const taken = invoiceId !== null && {
    ...contentValues(writer, context, contentOfInvoice(writer, invoiceId)),
    electronicTerms: termsOfInvoice(writer, invoiceId),
  }
  const next = recurringInvoices.nextOf(writer, context, before, rule)
  const after = recurringInvoices.change(writer, context, before, {
    ...input,
    ...rule,
    ...next,
    ...taken,
    nameOrder: sortKey(input.name),
  })
  recurringInvoices.planJob(writer)
  const was = { ...ruleOf(before), name: before.name, mode: before.mode, period: before.period }
  writer.audit({ ...recurringInvoices.titled(after), action: 'update', before: was, after: input })
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
  const before = getVersion(writer, context, { id, version })
  const values = { before: contentOf(before).custom, given: written.custom }
  const content = { ...written, custom: changedCustom(writer, context, 'invoice', values) }
  requireIssuing(context, before)
  requireKnownContent(content)
  const isMoved = content.issueDate !== before.nextDate && before.nextDate !== ''
  const rule = { ...ruleOf(before), firstDate: content.issueDate }
  const moved = isMoved
    ? {
        firstDate: content.issueDate,
        ...recurringInvoices.restartAfterLast(writer, context, before, rule),
      }
    : {}
  const after = recurringInvoices.change(writer, context, before, {
    ...moved,
    ...contentValues(writer, context, content),
  })
  recurringInvoices.planJob(writer)
  writer.audit({
    ...recurringInvoices.titled(after),
    action: 'update',
    before: contentOf(before),
    after: content,
  })
  return after
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

/** @throws AppError not_found; conflict with the newer one as the caller sees it */
function getVersion(
  writer: Writer,
  context: FirmContext,
  asked: { id: string; version: number },
): RecurringRecord {
  return recurringInvoices.getVersion(writer, context, asked, (row) =>
    toRecurring(writer, context, row),
  )
}
