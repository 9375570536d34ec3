import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PaidBackWith } from './tills.ts'

/** What was taken at one rate of tax with one means of payment. */
const DayTotalRow = z.object({
  tender: PaidBackWith,
  taxCode: field.requiredText(20),
  /** With its tax, minor units of the base currency. */
  amount: field.amountInput('positive'),
})

/** What a day's sales came to, for who has no till: nothing is known of single sales. */
export const DayTotalInput = z.object({
  /** Today or earlier. */
  date: field.DateOnly,
  rows: z.array(DayTotalRow).min(1, 'required').max(60),
  note: field.optionalText(500),
  /** Accepts that the day has a total already. */
  confirmsSecond: z.boolean().default(false),
})
export type DayTotalInput = z.infer<typeof DayTotalInput>

export const DayTotal = z.object({
  id: field.Id,
  number: z.string(),
  date: field.DateOnly,
  state: z.enum(['posted', 'reversed']),
  currency: field.CurrencyCode,
  rows: z.array(
    DayTotalRow.extend({
      amount: field.MinorUnits,
      taxRate: z.string(),
      net: field.MinorUnits,
      tax: field.MinorUnits,
    }),
  ),
  net: field.MinorUnits,
  tax: field.MinorUnits,
  total: field.MinorUnits,
  note: z.string(),
  createdAt: field.Instant,
  createdByName: z.string(),
  /** The day of the reversal's entry; null for what stands. */
  reversedOn: field.DateOnly.nullable(),
  reversedByName: z.string(),
  reason: z.string(),
})
export type DayTotal = z.infer<typeof DayTotal>

export const DayTotalListQuery = z.object({
  from: field.DateOnly.optional(),
  to: field.DateOnly.optional(),
})

const tags = ['Tills']
const path = '/firms/{firmId}/day-totals' as const
const one = z.object({ firmId: field.Id, dayTotalId: field.Id })

export const dayTotalsContract = {
  /** The newest first, two hundred at most; reversed ones too. */
  list: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path, tags, summary: 'Lists totals of days that no till noted.' })
    .input(DayTotalListQuery.extend({ firmId: field.Id }))
    .output(z.object({ rows: z.array(DayTotal) })),
  /**
   * Posts the total of a day. A second one of the same day is a conflict `dayTotalExists`, until it
   * `confirmsSecond`.
   */
  create: endpoint
    .meta({ needs: 'till:approve' })
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Posts the total of a day that no till noted.',
    })
    .input(DayTotalInput.extend({ firmId: field.Id }))
    .output(DayTotal),
  get: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: `${path}/{dayTotalId}`, tags })
    .input(one)
    .output(DayTotal),
  /** Takes it back by an entry of today; it stays with its number. */
  reverse: endpoint
    .meta({ needs: 'till:approve' })
    .route({ method: 'POST', path: `${path}/{dayTotalId}/reverse`, tags })
    .input(one.extend({ reason: field.requiredText(300) }))
    .output(DayTotal),
}
