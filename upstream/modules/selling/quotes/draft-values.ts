import type { QuoteInput } from '#contract/selling/quotes.ts'
import { documentValues } from '../../../documents/document-values.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import type { QuoteRecord } from './reader.ts'
import type { NewLine, NewQuote } from './writer.ts'

/** A line as it was written, and whether the customer takes it; optional ones count when they do. */
export type ChosenLine = QuoteInput['lines'][number] & { isChosen?: boolean }

export type QuoteValues = { quote: NewQuote; lines: NewLine[] }

/**
 * What a quote with this input is stored as. Lines that are not chosen are priced, and not in the
 * sums.
 * @param taxRounding of what was issued already; else it is the firm's
 * @throws AppError not_found for a customer or item the firm does not have; invalid
 */
export function quoteValues(
  reader: Reader,
  context: Pick<FirmContext, 'newId'>,
  written: Omit<QuoteInput, 'lines'> & { lines: ChosenLine[] },
  taxRounding?: QuoteRecord['taxRounding'],
): QuoteValues {
  const customer = getStoredParty(reader, written.customerId)
  const values = documentValues(reader, context, written, {
    taxRounding,
    taxDate: written.issueDate,
    isCounted: isTaken,
    own: (line) => ({
      isOptional: line.isOptional,
      hasFreeQuantity: line.hasFreeQuantity,
      isChosen: isTaken(line),
    }),
  })
  return {
    lines: values.lines,
    quote: {
      ...values.head,
      taxRounding: values.taxRounding,
      customerId: customer.id,
      customerName: customer.name,
      customerOrder: sortKey(customer.name),
      validUntil: written.validUntil,
      terms: written.terms,
      custom: written.custom,
    },
  }
}

function isTaken({ isOptional, isChosen }: ChosenLine): boolean {
  return isChosen ?? !isOptional
}
