import type { FieldProblems } from '#contract/core/errors.ts'
import type { SalesOrderInput } from '#contract/selling/sales-orders.ts'
import { printProblems, textsOf } from '../../../documents/print-problems.ts'
import { taxDayProblems } from '../../../documents/tax-of-day.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { taxRules } from '../../books/taxes/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { orderValues } from './draft-values.ts'

/** What stands in the way of confirming an order, by field path. @throws AppError not_found, invalid */
export function confirmProblems(
  reader: Reader,
  context: FirmContext,
  input: SalesOrderInput,
): FieldProblems {
  const { order } = orderValues(reader, context, input)
  const { deliveryDate, issueDate } = input
  return {
    ...(deliveryDate !== null &&
      deliveryDate < issueDate && { deliveryDate: { key: 'deliveryBeforeIssue' } }),
    ...(input.lines.length === 0 && { lines: { key: 'required' } }),
    ...taxDayProblems(taxRules(reader), input, deliveryDate ?? issueDate, 'sale'),
    ...customerProblems(reader, input.customerId),
    ...(order.total < 0 && { lines: { key: 'totalNegative' } }),
    ...printProblems(textsOf(input)),
  }
}

function customerProblems(reader: Reader, customerId: string): FieldProblems {
  const { name, contactName, address, isArchived } = getStoredParty(reader, customerId)
  if (isArchived) return { customerId: { key: 'customerArchived' } }
  if (name === '') return { customerId: { key: 'customerIncomplete' } }
  return printProblems({ customerId: `${name} ${contactName} ${address}` })
}
