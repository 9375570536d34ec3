import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from './fields.ts'
import { HistoryEntry } from './records.ts'
import { scopes } from './roles.ts'

/** What the figures are of: a calendar period as far as today, or one of one's own. */
export const DashboardQuery = z.object({
  period: z.enum(['month', 'quarter', 'year', 'custom']).default('month'),
  /** First and last day of a period of one's own. */
  from: DateOnly.optional(),
  to: DateOnly.optional(),
})
export type DashboardQuery = z.infer<typeof DashboardQuery>

const Span = z.object({ from: DateOnly, to: DateOnly })
const Compared = z.object({ amount: MinorUnits, previous: MinorUnits, count: z.int() })

/**
 * The firm's figures in its base currency, or those of the documents that the caller's role reaches;
 * each can be found again in the list it links to.
 */
export const Dashboard = z.object({
  /** Whose documents they are of. */
  reach: z.enum(scopes),
  currency: CurrencyCode,
  /** The firm's own, and the date there. */
  timeZone: z.string(),
  today: DateOnly,
  period: Span,
  /** What the period is compared with: as many days of the one before, as far as it has as many. */
  before: Span,
  receivable: z.object({ amount: MinorUnits, count: z.int(), customers: z.int() }),
  overdue: z.object({ amount: MinorUnits, count: z.int(), oldestDays: z.int() }),
  /** Null for whoever reaches a part of the invoices and may not see payments. */
  received: Compared.nullable(),
  /** Less what was credited. */
  invoiced: Compared,
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
  months: z.array(
    z.object({ month: z.string(), invoiced: MinorUnits, received: MinorUnits.nullable() }),
  ),
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

/** What is to be paid and what of it is late, in the base currency, as far as the role reaches. */
export const Standing = z.object({
  currency: CurrencyCode,
  receivable: MinorUnits,
  overdue: MinorUnits,
})
export type Standing = z.infer<typeof Standing>

export const dashboardContract = {
  /** The little that a list of several firms shows of each. */
  getStanding: endpoint
    .meta({ needs: 'invoice:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/dashboard/standing', tags: ['Dashboard'] })
    .input(z.object({ firmId: Id }))
    .output(Standing),
  get: endpoint
    .meta({ needs: 'invoice:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/dashboard', tags: ['Dashboard'] })
    .input(DashboardQuery.extend({ firmId: Id }))
    .output(Dashboard),
}
