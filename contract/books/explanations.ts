import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from '../core/fields.ts'

/** One sign of a calculation as it is written out: a number, minor units of a currency, or what is done. */
export const ExplainedTerm = z.union([
  z.object({ number: z.string() }),
  z.object({ amount: MinorUnits, currency: CurrencyCode }),
  /** Percent points. */
  z.object({ percent: z.string() }),
  z.object({ sign: z.enum(['+', '−', '×', '÷']) }),
])
export type ExplainedTerm = z.infer<typeof ExplainedTerm>

/** One figure and how it comes about. */
export const ExplainedRow = z.object({
  /** What it is of: a line, a rate, an account, a receipt of goods. */
  label: z.string(),
  /** Empty where the figure is not worked out but was given. */
  terms: z.array(ExplainedTerm),
  /** Whether the terms come to a fraction of the smallest coin that was rounded away. */
  isRounded: z.boolean(),
  amount: MinorUnits,
  currency: CurrencyCode,
  date: DateOnly.nullable(),
  /** The box of the country's return that it goes into; empty for none. */
  box: z.string(),
  /** The page of the record behind it, below the firm; null for none. */
  path: z.string().nullable(),
})
export type ExplainedRow = z.infer<typeof ExplainedRow>

/**
 * Steps of a calculation, in their order: the lines of the document, what is taken off them, the tax by
 * rate, the total, the same in the firm's currency, what goods cost by what they came in with, and the
 * accounts that all of it stands on.
 */
export const ExplainedPart = z.object({
  what: z.enum(['lines', 'tax', 'total', 'exchange', 'stock', 'entry']),
  rows: z.array(ExplainedRow),
})
export type ExplainedPart = z.infer<typeof ExplainedPart>

export const Explanation = z.object({ parts: z.array(ExplainedPart) })
export type Explanation = z.infer<typeof Explanation>

export const explanationsContract = {
  get: endpoint
    .meta({ needs: 'ledger:view', isOfAll: true, tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/journal-entries/{entryId}/explanation',
      tags: ['Ledger'],
      summary:
        'Explains the figures of a journal entry with the arithmetic written out: lines of its document, tax by rate and box, exchange rate, and what goods cost by the receipts they came in with.',
    })
    .input(z.object({ firmId: Id, entryId: Id }))
    .output(Explanation),
}
