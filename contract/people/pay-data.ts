import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, Version } from '../core/fields.ts'

/** Facts by name, as `payFacts` of the country lists them. */
const Facts = z.record(z.string().max(40), z.string().trim().max(40))

/** Facts about somebody that hold from a day until the next ones. */
export const PayDataInput = z.object({
  employeeId: Id,
  fromDate: DateOnly,
  facts: Facts,
  /** Of those that begin on the same day and are written over; left out for new ones. */
  version: Version.optional(),
})
export type PayDataInput = z.infer<typeof PayDataInput>

export const PayData = z.object({
  id: Id,
  fromDate: DateOnly,
  country: z.string(),
  facts: Facts,
  version: Version,
  updatedAt: Instant,
})
export type PayData = z.infer<typeof PayData>

/** What payroll lacks of somebody. */
export const MissingPayData = z.enum(['facts', 'contract', 'currency', 'account', 'taxNumber'])
export type MissingPayData = z.infer<typeof MissingPayData>

export const PayPerson = z.object({
  employeeId: Id,
  name: z.string(),
  number: z.string(),
  jobTitle: z.string(),
  /** Whose rules hold; `XX` for a country without rules of its own. */
  country: z.string(),
  startDate: DateOnly,
  endDate: z.string(),
  /** Since when the facts hold that hold today; null for none. */
  fromDate: DateOnly.nullable(),
  missing: z.array(MissingPayData),
})
export type PayPerson = z.infer<typeof PayPerson>

export const PayPersonRecord = PayPerson.extend({
  currency: z.string(),
  iban: z.string(),
  taxNumber: z.string(),
  socialNumber: z.string(),
  /** The newest first. */
  entries: z.array(PayData),
})
export type PayPersonRecord = z.infer<typeof PayPersonRecord>

const tags = ['Payroll']
const path = '/firms/{firmId}/pay-data' as const

/** Seen by HR; a person sees what is their own by `ownPay`. */
export const payDataContract = {
  list: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(PayPerson) })),
  get: endpoint
    .meta({ needs: 'payroll:view' })
    .route({ method: 'GET', path: `${path}/{employeeId}`, tags })
    .input(z.object({ firmId: Id, employeeId: Id }))
    .output(PayPersonRecord),
  save: endpoint
    .meta({ needs: 'payroll:edit' })
    .route({ method: 'POST', path, tags })
    .input(PayDataInput.extend({ firmId: Id }))
    .output(PayPersonRecord),
  /** What begins on a day; payslips that were calculated by it keep what they were calculated by. */
  delete: endpoint
    .meta({ needs: 'payroll:delete' })
    .route({ method: 'DELETE', path: `${path}/{employeeId}/{payDataId}`, tags })
    .input(z.object({ firmId: Id, employeeId: Id, payDataId: Id }))
    .output(z.object({ id: Id })),
}
