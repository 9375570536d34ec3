import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, MinorUnits, wholeNumber } from '../core/fields.ts'
import { Month } from './pay-period.ts'
import { payslipLineKinds } from './payslips.ts'

/** The year in which a tax year begins: 2026 for the British one from 6 April 2026. */
const PayYearNumber = wholeNumber({ minimum: 2000, maximum: 2100 })

const sums = { gross: MinorUnits, taxes: MinorUnits, net: MinorUnits }

/** What somebody was paid in a tax year, by approved runs and by another program before them. */
export const PayYear = z.object({
  employeeId: Id,
  employeeName: z.string(),
  employeeNumber: z.string(),
  taxNumber: z.string(),
  socialNumber: z.string(),
  year: z.int(),
  fromDate: DateOnly,
  toDate: DateOnly,
  country: z.string(),
  currency: z.string(),
  /** Typed in for the time before the first payslip here; null for none. */
  opening: z.object({ throughDate: DateOnly, ...sums }).nullable(),
  months: z.array(z.object({ payslipId: Id, month: Month, payDate: DateOnly, ...sums })),
  /** Sums of the payslips' lines, corrections with them. */
  items: z.array(
    z.object({
      kind: z.enum(payslipLineKinds),
      code: z.string(),
      /** In the language of who asks. */
      name: z.string(),
      amount: MinorUnits,
    }),
  ),
  ...sums,
  employerCost: MinorUnits,
})
export type PayYear = z.infer<typeof PayYear>

/** Tax years with an approved payslip, the newest first. */
export const PayYearRow = z.object({ year: z.int(), fromDate: DateOnly, toDate: DateOnly })
export type PayYearRow = z.infer<typeof PayYearRow>

const tags = ['Payroll']
const ofPerson = z.object({ firmId: Id, employeeId: Id })
const path = '/firms/{firmId}/pay-people/{employeeId}/years' as const

export const payYearsContract = {
  list: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path, tags })
    .input(ofPerson)
    .output(z.array(PayYearRow)),
  get: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path: `${path}/{year}`, tags })
    .input(ofPerson.extend({ year: PayYearNumber }))
    .output(PayYear),
  /** The statement of a year on paper, as PDF. */
  pdf: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path: `${path}/{year}/pdf`, tags })
    .input(ofPerson.extend({ year: PayYearNumber }))
    .output(z.file()),
}

const own = z.object({ firmId: Id })
const ownPath = '/firms/{firmId}/own-pay-years' as const

/** What is a person's own, and of nobody else. */
export const ownPayYearsContract = {
  list: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: ownPath, tags: ['Own work'] })
    .input(own)
    .output(z.array(PayYearRow)),
  get: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${ownPath}/{year}`, tags: ['Own work'] })
    .input(own.extend({ year: PayYearNumber }))
    .output(PayYear),
  pdf: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: `${ownPath}/{year}/pdf`, tags: ['Own work'] })
    .input(own.extend({ year: PayYearNumber }))
    .output(z.file()),
}
