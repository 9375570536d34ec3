import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits, wholeNumber } from '../core/fields.ts'
import { CouponSum, GiftCardSum, PointsSum, TipSum } from './tills.ts'

/** What was sold over the counter, refunds taken off, with what was noted as the total of a day; minor units of the base currency. */
const Sold = z.object({
  tickets: z.int(),
  net: MinorUnits,
  tax: MinorUnits,
  total: MinorUnits,
  /** Tickets that sell goods: those of gift cards alone, refunds and totals of days are none. */
  sales: z.int(),
  /** What such a sale brought on average, what came back taken off; 0 where there was none. */
  averageTicket: MinorUnits,
})

/** What sales are divided by. */
export const DailyGroup = z.enum([
  'register',
  'cashier',
  'tender',
  'tax',
  'category',
  'kind',
  'item',
  'variant',
  'hour',
])
export type DailyGroup = z.infer<typeof DailyGroup>

export const DailySales = z.object({
  from: DateOnly,
  to: DateOnly,
  currency: CurrencyCode,
  sold: Sold,
  /** The same days a week before, and the same weekdays a year (52 weeks) before. */
  weekBefore: Sold,
  yearBefore: Sold,
  /** Each day of the span, also those without sales. */
  days: z.array(z.object({ date: DateOnly, total: MinorUnits })),
  /**
   * By register, cashier, means of payment, rate of tax, category and kind of item, item (those
   * that brought most; variants of one together), single variant, and hour where the firm is.
   * `key` is a name, or of tender, tax, kind and hour what stands for one.
   */
  groups: z.record(
    DailyGroup,
    z.array(z.object({ key: z.string(), tickets: z.int(), total: MinorUnits })),
  ),
  /** Customers' payments on invoices of these days, by method; null for whoever may not see them. */
  invoicesPaid: z
    .array(z.object({ method: z.string(), count: z.int(), amount: MinorUnits }))
    .nullable(),
  /** Tips, which are in no sum of sales. */
  tips: z.array(TipSum),
  /** What coupons and points took off, which is in no sum of sales either. */
  coupons: z.array(CouponSum),
  points: PointsSum,
  /** In no sum of sales but what was paid with. */
  giftCards: GiftCardSum,
  /** Totals of these days that no till noted; they are in all sums, and in groups where they can be. */
  dayTotals: z.array(z.object({ id: Id, number: z.string(), date: DateOnly, total: MinorUnits })),
  /** Sessions that were closed with these days, and what of their cash was taken to the bank. */
  sessions: z.array(
    z.object({
      id: Id,
      number: z.string(),
      registerName: z.string(),
      date: DateOnly,
      cash: MinorUnits,
      banked: MinorUnits,
      difference: MinorUnits,
    }),
  ),
})
export type DailySales = z.infer<typeof DailySales>

export const dailySalesContract = {
  /** Of some days until `date`, today by default. */
  get: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/daily-sales', tags: ['Tills'] })
    .input(
      z.object({
        firmId: Id,
        date: DateOnly.optional(),
        days: wholeNumber({ minimum: 1, maximum: 92 }).default(1),
      }),
    )
    .output(DailySales),
}
