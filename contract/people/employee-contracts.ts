import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, decimalText, Id, optionalText } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

/** The days of a week as a contract names them, from Monday. */
export const weekdays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday'] as const),
  ...(['friday', 'saturday', 'sunday'] as const),
] as const
export type Weekday = (typeof weekdays)[number]

const Hours = z
  .union([z.literal('').transform(() => '0'), decimalText(2)])
  .default('0')
  .refine((hours) => Number(hours) <= 24, 'tooLarge')

/** What somebody works for, from a day on until the next contract or the end of their employment. */
export const EmployeeContractInput = z.object({
  employeeId: Id,
  startDate: DateOnly,
  /** Hours to be worked on each day of the week, breaks left out. */
  monday: Hours,
  tuesday: Hours,
  wednesday: Hours,
  thursday: Hours,
  friday: Hours,
  saturday: Hours,
  sunday: Hours,
  /** Gross, in units of the currency: `3200` a month, `15.50` an hour. */
  pay: decimalText(4),
  payPer: z.enum(['month', 'hour']).default('month'),
  currency: CurrencyCode,
  /** What their cost is put on; empty for none. */
  costCentreId: CostCentreId,
  /** Days of leave a year in full time, where that is more than the law says; empty for the law's. */
  yearlyLeave: z.union([z.literal(''), decimalText(2)]).default(''),
  notes: optionalText(2000),
})
export type EmployeeContractInput = z.infer<typeof EmployeeContractInput>

export const EmployeeContract = recordOf(EmployeeContractInput).extend({
  employeeName: z.string(),
  /** The last day it holds; empty while none is known. */
  lastDate: z.string(),
  /** Of all days of the week. */
  weeklyHours: z.string(),
})
export type EmployeeContract = z.infer<typeof EmployeeContract>

export const EmployeeContractRow = EmployeeContract.pick({
  id: true,
  employeeId: true,
  employeeName: true,
  startDate: true,
  lastDate: true,
  weeklyHours: true,
  pay: true,
  payPer: true,
  currency: true,
  updatedAt: true,
})
export type EmployeeContractRow = z.infer<typeof EmployeeContractRow>

export const EmployeeContractListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['startDate', 'updatedAt'],
  direction: 'descending',
  filters: { employeeId: Id.optional() },
})
export type EmployeeContractListQuery = z.infer<typeof EmployeeContractListQuery>

const one = z.object({ firmId: Id, contractId: Id })

/** Contracts name pay, so that HR alone reads any of them; a person reads their own by their own page. */
export const employeeContractsContract = {
  ...registerContract({
    path: 'employee-contracts',
    tag: 'Employees',
    view: 'employee:private',
    edit: 'employee:private',
    one,
    onePath: '{contractId}',
    input: EmployeeContractInput,
    query: EmployeeContractListQuery,
    row: EmployeeContractRow,
    record: EmployeeContract,
    bulk: ['archive', 'restore'],
  }),
  delete: endpoint
    .meta({ needs: 'employee:delete' })
    .route({
      method: 'DELETE',
      path: '/firms/{firmId}/employee-contracts/{contractId}',
      tags: ['Employees'],
    })
    .input(one)
    .output(z.object({ id: Id })),
}
