import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from '../core/fields.ts'

const Owed = z.object({
  amount: MinorUnits,
  /** What of it is late. */
  overdue: MinorUnits,
})

/** Sums of a firm; each is null for whoever may not see what it is of. */
const Sums = z.object({
  /** What stands on its accounts of bank, cash and cards. */
  cash: MinorUnits.nullable(),
  receivable: Owed.nullable(),
  payable: Owed.nullable(),
})

/** How a firm stands, for a page that shows several. */
export const FirmSummary = Sums.extend({
  currency: CurrencyCode,
  today: DateOnly,
  /** The same in the currency that was asked for; null where the firm knows no rate of it. */
  converted: Sums.nullable(),
  /** The tax return that is to be filed next; null where there is none, or it is not theirs to see. */
  taxReturn: z
    .object({ from: DateOnly, to: DateOnly, dueDate: DateOnly, isLate: z.boolean() })
    .nullable(),
  /** Documents that wait for the caller's approval. */
  approvals: z.int().nullable(),
})
export type FirmSummary = z.infer<typeof FirmSummary>

export const firmSummaryContract = {
  get: endpoint
    .meta({ needs: 'firm:view', isScoped: true })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/summary',
      tags: ['Firms'],
      summary: 'How a firm stands in a few sums',
      description:
        'Cash, what is owed to the firm and by it, the next tax return and what waits for the ' +
        'caller; what the caller’s role may not see is null. With `currency` the sums come in that ' +
        'currency as well, at the firm’s rate of today.',
    })
    .input(z.object({ firmId: Id, currency: CurrencyCode.optional() }))
    .output(FirmSummary),
}
