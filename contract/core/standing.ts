import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from './fields.ts'

/**
 * What customers owe, by how late it is, in the base currency, as far as the role reaches: the open
 * items of all documents, or of invoices alone for whoever may not see open items or reaches a part
 * of the invoices. An instalment is an item.
 */
export const Standing = z.object({
  receivable: z.object({ amount: MinorUnits, count: z.int(), customers: z.int() }),
  overdue: z.object({ amount: MinorUnits, count: z.int(), oldestDays: z.int() }),
  /** Open balance by how late it is: not due, 1–30, 31–60, 61–90, over 90 days. */
  aging: z.array(
    z.object({
      bucket: z.enum(['current', 'd30', 'd60', 'd90', 'over90']),
      amount: MinorUnits,
      from: DateOnly.nullable(),
      to: DateOnly.nullable(),
    }),
  ),
  overdueList: z.array(
    z.object({
      /** `invoice`, or what else awaits money, as open items name it. */
      documentKind: z.string(),
      id: Id,
      number: z.string(),
      customerName: z.string(),
      daysLate: z.int(),
      currency: CurrencyCode,
      due: MinorUnits,
    }),
  ),
})
export type Standing = z.infer<typeof Standing>

/** The little of it that a list of several firms shows of each. */
export const ShortStanding = z.object({
  currency: CurrencyCode,
  receivable: MinorUnits,
  overdue: MinorUnits,
})
export type ShortStanding = z.infer<typeof ShortStanding>

export const standingContract = {
  get: endpoint
    .meta({ needs: 'invoice:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/standing', tags: ['Invoices'] })
    .input(z.object({ firmId: Id }))
    .output(ShortStanding),
}
