import type { FieldProblems } from '#contract/core/errors.ts'
import type { QuoteInput } from '#contract/selling/quotes.ts'
import { printProblems, textsOf } from '../../../documents/print-problems.ts'
import { taxDayProblems } from '../../../documents/tax-of-day.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { taxRules } from '../../books/taxes/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { quoteValues } from './draft-values.ts'

/** What stands in the way of issuing a quote, by field path. @throws AppError not_found, invalid */
export function issueProblems(
  reader: Reader,
  context: FirmContext,
  input: QuoteInput,
): FieldProblems {
  const { quote } = quoteValues(reader, context, input)
  return {
    ...dateProblems(reader, context, input),
    ...(input.lines.length === 0 && { lines: { key: 'required' } }),
    ...taxDayProblems(taxRules(reader), input, input.issueDate, 'sale'),
    ...customerProblems(reader, input.customerId),
    ...(quote.total < 0 && { lines: { key: 'totalNegative' } }),
    ...printProblems(textsOf(input)),
  }
}

function dateProblems(
  reader: Reader,
  context: FirmContext,
  { issueDate, validUntil }: QuoteInput,
): FieldProblems {
  if (validUntil < issueDate) return { validUntil: { key: 'validBeforeIssue' } }
  return validUntil < firmDate(reader, context) ? { validUntil: { key: 'validInPast' } } : {}
}

function customerProblems(reader: Reader, customerId: string): FieldProblems {
  const { name, contactName, address, isArchived } = getStoredParty(reader, customerId)
  if (isArchived) return { customerId: { key: 'customerArchived' } }
  if (name === '') return { customerId: { key: 'customerIncomplete' } }
  return printProblems({ customerId: `${name} ${contactName} ${address}` })
}
