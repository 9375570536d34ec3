import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, optionalText, requiredText, wholeNumber } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

export const ComponentKind = z.enum(['earning', 'deduction', 'employer', 'info'])
export type ComponentKind = z.infer<typeof ComponentKind>

/**
 * Hours of the month as its sheet gives them once it is signed or released: worked, those that premiums
 * are for, and overtime. `overtime_paid_out` is what HR took off the overtime account to be paid; the two
 * of the week are hours beyond the law's week, and what their premium comes to in hours of pay.
 */
export const timeValues = [
  ...(['clocked_hours', 'night_hours', 'deep_night_hours'] as const),
  ...(['sunday_hours', 'holiday_hours', 'high_holiday_hours'] as const),
  ...(['overtime_paid_out', 'week_overtime', 'week_overtime_premium'] as const),
] as const
export type TimeValue = (typeof timeValues)[number]

/** What an hour is worth, and the parts of it that premiums are free of tax and contributions for. */
export const rateValues = [
  ...(['hour_rate', 'hour_rate_free', 'hour_rate_untaxed', 'hour_rate_taxed'] as const),
] as const
export type RateValue = (typeof rateValues)[number]

/** What every formula may ask for about a person and the month. */
export const payValues = [
  ...(['monthly_pay', 'hourly_pay', 'weekly_hours', 'hours'] as const),
  ...(['bonus_amount', 'expenses_amount', 'deduction_amount'] as const),
  ...(['month', 'months_employed', 'untaken_leave', 'work_days'] as const),
  ...timeValues,
  ...rateValues,
] as const

/** One line of everybody's payslip, as the firm defined it. */
export const PayComponentInput = z.object({
  name: requiredText(80),
  /** Its name in formulas: letters, digits and `_`. */
  code: requiredText(40),
  kind: ComponentKind.default('earning'),
  /** Smaller stands higher on the payslip. */
  position: wholeNumber({ minimum: 0, maximum: 9999 }).default(100),
  /** An amount in units of the currency. */
  formula: requiredText(1000),
  /** When it is given; empty: always. */
  condition: optionalText(1000),
  /** Only for the part of the month that somebody is employed and paid. */
  prorate: z.boolean().default(false),
  taxable: z.boolean().default(true),
  contributory: z.boolean().default(true),
  /** Paid once, such as a bonus, and not each month. */
  oneOff: z.boolean().default(false),
  /** Not paid in money: counted, and taken off what is paid out. */
  inKind: z.boolean().default(false),
  /** A deduction that does not fit into net pay waits for the next payslip, or lapses. */
  rest: z.enum(['carry', 'lapse']).default('carry'),
  /** Code of the account it is posted to; empty for the usual one. */
  account: optionalText(20),
})
export type PayComponentInput = z.infer<typeof PayComponentInput>

export const PayComponent = recordOf(PayComponentInput)
export type PayComponent = z.infer<typeof PayComponent>

export const PayComponentRow = PayComponent.pick({
  id: true,
  name: true,
  code: true,
  kind: true,
  position: true,
  formula: true,
  condition: true,
  taxable: true,
  contributory: true,
  account: true,
  updatedAt: true,
})
export type PayComponentRow = z.infer<typeof PayComponentRow>

export const PayComponentListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['position', 'name', 'updatedAt'],
  filters: { kind: ComponentKind.optional() },
})
export type PayComponentListQuery = z.infer<typeof PayComponentListQuery>

const one = z.object({ firmId: Id, componentId: Id })

export const payComponentsContract = {
  ...registerContract({
    path: 'pay-components',
    tag: 'Payroll',
    view: 'payroll:view',
    edit: 'payroll:edit',
    one,
    onePath: '{componentId}',
    input: PayComponentInput,
    query: PayComponentListQuery,
    row: PayComponentRow,
    record: PayComponent,
    bulk: ['archive', 'restore'],
  }),
  /** Payslips that were calculated with it keep its name and amount. */
  delete: endpoint
    .meta({ needs: 'payroll:delete' })
    .route({
      method: 'DELETE',
      path: '/firms/{firmId}/pay-components/{componentId}',
      tags: ['Payroll'],
    })
    .input(one)
    .output(z.object({ id: Id })),
}
