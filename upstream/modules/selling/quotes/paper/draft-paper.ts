import { AppError } from '#contract/core/errors.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { QuoteInput } from '#contract/selling/quotes.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { quoteValues } from '../draft-values.ts'
import { readQuotePaper } from './quote-paper.ts'

/** How a quote would look that is not stored; null while its totals cannot be worked out. */
export function draftQuotePaper(
  reader: Reader,
  context: FirmContext,
  input: QuoteInput,
): PaperView | null {
  try {
    const { quote, lines } = quoteValues(reader, context, input)
    const row = {
      ...quote,
      discount: quote.discount ?? null,
      custom: quote.custom ?? {},
      number: null,
      snapshot: null,
      state: 'draft' as const,
      revision: 1,
      answer: null,
    }
    const stored = lines.map((line, position) => ({ ...line, position, quoteId: '' }))
    return readQuotePaper(reader, row, 'quote', stored).view
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return null
    throw error
  }
}
