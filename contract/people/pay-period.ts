import { z } from 'zod'
import { DateOnly } from '../core/fields.ts'

/** A month, `YYYY-MM`. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalidDate')

/** What a run and its payslips are for. */
export const payPeriod = {
  month: Month,
  fromDate: DateOnly,
  toDate: DateOnly,
  payDate: DateOnly,
  country: z.string(),
  currency: z.string(),
}
