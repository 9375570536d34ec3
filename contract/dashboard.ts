import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from './fields.ts'
import { HistoryEntry } from './records.ts'

/** The firm's figures in its base currency; each can be found again in the list it links to. */
export const Dashboard = z.object({
  currency: CurrencyCode,
  /** The firm's own, and the date there. */
  timeZone: z.string(),
  today: DateOnly,
  period: z.object({ from: DateOnly, to: DateOnly }),
  receivable: z.object({ amount: MinorUnits, count: z.int(), customers: z.int() }),
  overdue: z.object({ amount: MinorUnits, count: z.int(), oldestDays: z.int() }),
  received: z.object({ amount: MinorUnits, previous: MinorUnits, count: z.int() }),
  invoiced: z.object({ amount: MinorUnits, previous: MinorUnits, count: z.int() }),
  drafts: z.int(),
  /** Open balance by how late it is: not due, 1–30, 31–60, 61–90, over 90 days. */
  aging: z.array(
    z.object({
      bucket: z.enum(['current', 'd30', 'd60', 'd90', 'over90']),
      amount: MinorUnits,
      from: DateOnly.nullable(),
      to: DateOnly.nullable(),
    }),
  ),
  /** Twelve months up to this one: invoiced and received. */
  months: z.array(z.object({ month: z.string(), invoiced: MinorUnits, received: MinorUnits })),
  overdueList: z.array(
    z.object({
      id: Id,
      number: z.string(),
      customerName: z.string(),
      daysLate: z.int(),
      currency: CurrencyCode,
      due: MinorUnits,
    }),
  ),
  activity: z.array(
    HistoryEntry.omit({ changes: true }).extend({
      invoiceId: Id.nullable(),
      number: z.string(),
      customerName: z.string(),
    }),
  ),
  hasCustomers: z.boolean(),
  hasItems: z.boolean(),
  hasInvoices: z.boolean(),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboardContract = {
  get: endpoint
    .meta({ needs: 'invoice:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/dashboard', tags: ['Dashboard'] })
    .input(z.object({ firmId: Id, period: z.enum(['month', 'quarter', 'year']).default('month') }))
    .output(Dashboard),
}
