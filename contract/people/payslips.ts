import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, decimalText, Id, MinorUnits, Version } from '../core/fields.ts'
import { timeValues } from './pay-components.ts'
import { Month, payPeriod } from './pay-period.ts'

/** What is typed for one person and one month; amounts in units of the currency. */
export const PayslipInputs = z.object({
  /** Worked, of who is paid by the hour; empty: as the contract says. */
  hours: z.union([z.literal(''), decimalText(2)]).default(''),
  bonus: Optional(2),
  expenses: Optional(2),
  deduction: Optional(2),
  /** Days without pay. */
  unpaidDays: Optional(1),
})
export type PayslipInputs = z.infer<typeof PayslipInputs>

function Optional(scale: number) {
  return z.union([z.literal('').transform(() => '0'), decimalText(scale)]).default('0')
}

export const payslipLineKinds = [
  ...(['earning', 'inKind', 'beforeTax', 'statutory', 'garnishment', 'repayment'] as const),
  ...(['afterTax', 'owed', 'rounding', 'employer', 'statutoryEmployer', 'info'] as const),
] as const

export const PayslipLine = z.object({
  kind: z.enum(payslipLineKinds),
  code: z.string(),
  /** In the language of who asks. */
  name: z.string(),
  amount: MinorUnits,
  /** What it was calculated from; null where nothing says so. */
  base: MinorUnits.nullable(),
  /** Month of an earlier period that it corrects; null for this month's own. */
  forMonth: Month.nullable(),
  /** Month whose sheet its hours come from; null where it is not made of hours that were clocked. */
  sheetMonth: Month.nullable(),
})
export type PayslipLine = z.infer<typeof PayslipLine>

/** `unsigned`: none of its hours are paid before the sheet is signed or released. */
export const PayslipTime = z.object({
  state: z.enum(['signed', 'changed', 'unsigned']),
  hours: z.array(z.object({ name: z.enum(timeValues), hours: z.string() })),
})
export type PayslipTime = z.infer<typeof PayslipTime>

export const PayslipState = z.enum(['calculated', 'approved', 'posted', 'paid'])
export type PayslipState = z.infer<typeof PayslipState>

export const Payslip = z.object({
  id: Id,
  runId: Id,
  ...payPeriod,
  employeeId: Id,
  employeeName: z.string(),
  employeeNumber: z.string(),
  iban: z.string(),
  taxNumber: z.string(),
  socialNumber: z.string(),
  lines: z.array(PayslipLine),
  /** Hours of the month as they were taken from its sheet; null of who keeps no time. */
  time: PayslipTime.nullable(),
  gross: MinorUnits,
  net: MinorUnits,
  employerCost: MinorUnits,
  /** Sums of the calendar year so far, with this payslip. */
  yearToDate: z.object({ gross: MinorUnits, taxes: MinorUnits, net: MinorUnits }),
})
export type Payslip = z.infer<typeof Payslip>

/** A payslip as HR works on it. */
export const PayslipRecord = Payslip.extend({
  inputs: PayslipInputs,
  isHourly: z.boolean(),
  problem: z.object({ code: z.string(), params: z.record(z.string(), z.string()) }).nullable(),
  /** Whether what is typed for it may still be changed. */
  isOpen: z.boolean(),
  paidDate: DateOnly.nullable(),
  runVersion: Version,
})
export type PayslipRecord = z.infer<typeof PayslipRecord>

export const OwnPayslipRow = Payslip.pick({
  id: true,
  month: true,
  payDate: true,
  currency: true,
  gross: true,
  net: true,
})
export type OwnPayslipRow = z.infer<typeof OwnPayslipRow>

const one = z.object({ firmId: Id, payslipId: Id })
const tags = ['Payroll']
const path = '/firms/{firmId}/payslips/{payslipId}' as const

export const payslipsContract = {
  get: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path, tags })
    .input(one)
    .output(PayslipRecord),
  /** On paper, as PDF. */
  pdf: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path: `${path}/pdf`, tags })
    .input(one)
    .output(z.file()),
  /** Writes down what one month has of its own; the run is then calculated anew. */
  update: endpoint
    .meta({ needs: 'payroll:edit' })
    .route({ method: 'PUT', path, tags })
    .input(one.extend(PayslipInputs.shape).extend({ runVersion: Version }))
    .output(PayslipRecord),
}

/** What is a person's own: payslips of approved runs, and of nobody else. */
export const ownPayslipsContract = {
  list: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: '/firms/{firmId}/own-payslips', tags: ['Own work'] })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(OwnPayslipRow), isEmployee: z.boolean() })),
  get: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: '/firms/{firmId}/own-payslips/{payslipId}', tags: ['Own work'] })
    .input(one)
    .output(Payslip),
  pdf: endpoint
    .meta({ needs: 'employee:own' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/own-payslips/{payslipId}/pdf',
      tags: ['Own work'],
    })
    .input(one)
    .output(z.file()),
}
