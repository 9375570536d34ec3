import {
  PurchaseContent,
  type RecurringPurchaseInput,
} from '#contract/buying/recurring-purchases.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { RecurrenceRule } from '#contract/core/recurrence.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firstDateFrom } from '../../../recurrence/next.ts'
import { checkedRule } from '../../../recurrence/rule.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { contentValues } from './content.ts'
import { inputOf, posting, type RecurringRecord, recurringPurchases } from './records.ts'
import { toRecurring } from './view.ts'

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
  const row = recurringPurchases.insert(writer, context, {
    ...valuesOf(writer, context, input),
    ...rule,
    ...next,
    state: 'active',
  })
  recurringPurchases.planJob(writer)
  writer.audit({ ...recurringPurchases.titled(row), action: 'create', after: input })
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
  const before = recurringPurchases.getVersion(writer, context, { id, version }, (row) =>
    toRecurring(writer, row),
  )
  const rule = allowedRule(context, input)
  const next = recurringPurchases.nextOf(writer, context, before, rule)
  const values = valuesOf(writer, context, input)
  const after = recurringPurchases.change(writer, context, before, { ...values, ...rule, ...next })
  recurringPurchases.planJob(writer)
  writer.audit({
    ...recurringPurchases.titled(after),
    action: 'update',
    before: inputOf(before),
    after: input,
  })
  return after
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
