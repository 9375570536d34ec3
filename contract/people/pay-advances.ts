import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { amountInput, DateOnly, Id, MinorUnits, optionalText, Version } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

/** An advance comes back with the next payslip, a loan in instalments. */
export const PayAdvanceKind = z.enum(['advance', 'loan'])
export type PayAdvanceKind = z.infer<typeof PayAdvanceKind>

/** `asked`: nobody has approved it; `open`: something is still owed; `repaid`. */
export const PayAdvanceState = z.enum(['asked', 'open', 'repaid'])
export type PayAdvanceState = z.infer<typeof PayAdvanceState>

/** Money lent to somebody who works here, paid back out of their pay. */
export const PayAdvanceInput = z.object({
  employeeId: Id,
  kind: PayAdvanceKind.default('advance'),
  /** Of the firm's currency. */
  amount: amountInput('positive'),
  /** Of a loan, taken each month; an advance is taken whole. */
  instalment: amountInput('unsigned').default(0),
  /** The day it is paid out. */
  paidDate: DateOnly,
  /** The first day on which something may be taken out of pay. */
  firstDate: DateOnly,
  /** What it is paid out of; empty: the books have it already, and nothing is posted. */
  account: z.string().max(20).default(''),
  notes: optionalText(2000),
})
export type PayAdvanceInput = z.infer<typeof PayAdvanceInput>

export const PayAdvance = recordOf(PayAdvanceInput).extend({
  employeeName: z.string(),
  state: PayAdvanceState,
  /** Taken out of pay so far, by runs that are approved. */
  repaid: MinorUnits,
  left: MinorUnits,
  approvedByName: z.string(),
})
export type PayAdvance = z.infer<typeof PayAdvance>

export const PayAdvanceRow = PayAdvance.pick({
  id: true,
  employeeId: true,
  employeeName: true,
  kind: true,
  state: true,
  amount: true,
  left: true,
  paidDate: true,
  updatedAt: true,
})
export type PayAdvanceRow = z.infer<typeof PayAdvanceRow>

export const PayAdvanceListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['paidDate', 'updatedAt'],
  direction: 'descending',
  filters: { employeeId: Id.optional() },
})
export type PayAdvanceListQuery = z.infer<typeof PayAdvanceListQuery>

const one = z.object({ firmId: Id, payAdvanceId: Id })
const path = '/firms/{firmId}/pay-advances/{payAdvanceId}' as const
const tags = ['Payroll']

export const payAdvancesContract = {
  ...registerContract({
    path: 'pay-advances',
    tag: 'Payroll',
    view: 'payroll:view',
    edit: 'payroll:edit',
    one,
    onePath: '{payAdvanceId}',
    input: PayAdvanceInput,
    query: PayAdvanceListQuery,
    row: PayAdvanceRow,
    record: PayAdvance,
    bulk: ['archive', 'restore'],
  }),
  /**
   * Approves one and posts that it was paid out. Never by who asked for it in the records or gets it,
   * but for the owner. It is not changed afterwards; archived, nothing more is taken for it.
   */
  approve: endpoint
    .meta({ needs: 'payroll:approve' })
    .route({ method: 'POST', path: `${path}/approve`, tags })
    .input(one.extend({ version: Version }))
    .output(PayAdvance),
  /** Only one that nobody approved. */
  delete: endpoint
    .meta({ needs: 'payroll:delete' })
    .route({ method: 'DELETE', path, tags })
    .input(one)
    .output(z.object({ id: Id })),
}
