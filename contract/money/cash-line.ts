import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

const Flow = {
  /** What comes in and goes out in it; both positive. */
  in: field.MinorUnits,
  out: field.MinorUnits,
  /** At its end. */
  balance: field.MinorUnits,
}

/** What the firm will have, from what it has and what is open. Amounts in the base currency. */
export const CashLine = z.object({
  today: field.DateOnly,
  currency: field.CurrencyCode,
  /** On all accounts of bank, card and cash, by the books. */
  start: field.MinorUnits,
  /** The weeks of the next 90 days; what is late stands in the first. */
  weeks: z.array(z.object({ from: field.DateOnly, to: field.DateOnly, ...Flow })),
  /** After 30, 60 and 90 days. */
  marks: z.array(z.object({ days: z.int(), date: field.DateOnly, ...Flow })),
  /** What makes it, by the day it is expected. */
  items: z.array(
    z.object({
      /** Today for what is late. */
      date: field.DateOnly,
      dueDate: field.DateOnly,
      kind: z.string(),
      /** Empty for tax, which is due without a document. */
      id: z.union([field.Id, z.literal('')]),
      number: z.string(),
      partyName: z.string(),
      /** Of tax: the days it is for. */
      period: z.object({ from: field.DateOnly, to: field.DateOnly }).nullable(),
      /** Of a bill: what it holds back, which is paid to the tax office. */
      isWithheld: z.boolean(),
      /** Above zero comes in. */
      amount: field.MinorUnits,
    }),
  ),
  /** Whether there is more than is listed; weeks and marks count all. */
  hasMore: z.boolean(),
})
export type CashLine = z.infer<typeof CashLine>

/** What if: customers pay later than is due, and something more comes in or goes out. */
export const CashAssumption = z.object({
  /** As many days after the due date money comes in; of what is late, after today. */
  delayDays: field.wholeNumber({ minimum: 0, maximum: 90 }).default(0),
  /** Below zero goes out. */
  extra: field.amountInput('signed').default(0),
  /** Today where it is not said. */
  extraOn: field.DateOnly.optional(),
})
export type CashAssumption = z.infer<typeof CashAssumption>

export const cashLineContract = {
  /** Cash in 30, 60 and 90 days. */
  cashLine: endpoint
    .meta({ needs: 'bank:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/cash-line',
      tags: ['Bank'],
      summary: 'Foresees the cash of the next weeks from what is open, recurring and due in taxes.',
    })
    .input(CashAssumption.extend({ firmId: field.Id }))
    .output(CashLine),
}
