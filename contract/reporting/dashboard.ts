import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits } from '../core/fields.ts'
import { scopes } from '../core/roles.ts'
import { Standing } from '../core/standing.ts'
import { HistoryEntry } from '../firm/records.ts'
import { DashboardArrangement, DashboardTile } from './dashboard-tiles.ts'

/** What the figures are of: a calendar period as far as today, or one of one's own. */
export const DashboardQuery = z.object({
  period: z.enum(['month', 'quarter', 'year', 'custom']).default('month'),
  /** First and last day of a period of one's own. */
  from: DateOnly.optional(),
  to: DateOnly.optional(),
})
export type DashboardQuery = z.infer<typeof DashboardQuery>

const Span = z.object({ from: DateOnly, to: DateOnly })
const Compared = z.object({
  amount: MinorUnits,
  previous: MinorUnits,
  count: z.int(),
  /** What of the amount is of tills, and so in no list of invoices or payments. */
  atTills: MinorUnits,
})

/**
 * The firm's figures in its base currency, or those of the documents that the caller's role reaches;
 * each can be found again in the list it links to.
 */
export const Dashboard = Standing.extend({
  /** Whose documents they are of. */
  reach: z.enum(scopes),
  currency: CurrencyCode,
  /** The firm's own, and the date there. */
  timeZone: z.string(),
  today: DateOnly,
  period: Span,
  /** What the period is compared with: as many days of the one before, as far as it has as many. */
  before: Span,
  /** Null for whoever reaches a part of the invoices and may not see payments. */
  received: Compared.nullable(),
  /** Less what was credited. */
  invoiced: Compared,
  /** What customers paid ahead or are owed, which is not taken off what is to be paid; null for who may not see it. */
  credit: MinorUnits.nullable(),
  drafts: z.int(),
  /** What is bought, each null for whoever may not see it or reaches a part of it. */
  purchases: z.object({
    /** Owed to suppliers, and what of it is late. */
    bills: z.object({ amount: MinorUnits, overdue: MinorUnits }).nullable(),
    /** Of the month, bills on the accounts of the categories included, as its page adds it up. */
    expenses: z
      .object({
        month: z.string(),
        amount: MinorUnits,
        /** What of it was missing in drawers, less what was over. */
        cashDifferences: MinorUnits,
      })
      .nullable(),
    /** Claims that wait to be decided on. */
    claims: z.int().nullable(),
  }),
  /** Twelve months up to this one: invoiced and received. */
  months: z.array(
    z.object({ month: z.string(), invoiced: MinorUnits, received: MinorUnits.nullable() }),
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
  /** That no customer ever paid, for whoever reaches all payments. */
  awaitsFirstPayment: z.boolean(),
})
export type Dashboard = z.infer<typeof Dashboard>

/** With what modules say, as the caller wants it. */
export const WholeDashboard = Dashboard.extend({
  /** A figure each, but for what the caller does not want to see. */
  tiles: z.array(DashboardTile),
  /** The caller's own. */
  arrangement: DashboardArrangement,
})
export type WholeDashboard = z.infer<typeof WholeDashboard>

export const dashboardContract = {
  get: endpoint
    .meta({ needs: 'invoice:view', isScoped: true, tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/dashboard',
      tags: ['Dashboard'],
      summary:
        'Reads how the firm stands: invoiced, received, overdue, compared with the span before.',
    })
    .input(DashboardQuery.extend({ firmId: Id }))
    .output(WholeDashboard),
  /** Keeps the caller's own order of what stands there, and what of it is hidden. */
  arrange: endpoint
    .meta({ needs: 'invoice:view' })
    .route({ method: 'PUT', path: '/firms/{firmId}/dashboard/arrangement', tags: ['Dashboard'] })
    .input(DashboardArrangement.extend({ firmId: Id }))
    .output(DashboardArrangement),
}
