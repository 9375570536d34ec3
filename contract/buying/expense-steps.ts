import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, MinorUnits, requiredText } from '../core/fields.ts'
import { Expense } from './expenses.ts'

/** A part of an expense, or a line of a bill, that a customer is to pay and that is on no invoice yet. */
export const BillableLine = z.object({
  id: Id,
  source: z.object({ kind: z.enum(['expense', 'bill']), id: Id }),
  date: DateOnly,
  payee: z.string(),
  note: z.string(),
  customerId: Id,
  customerName: z.string(),
  /** Without tax that is recovered, in minor units of its currency. */
  net: MinorUnits,
  currency: CurrencyCode,
  /** Of the cost; the invoice's line is put on it as well. */
  costCentreId: CostCentreId,
})
export type BillableLine = z.infer<typeof BillableLine>

export const BillOnInput = z.object({
  customerId: Id,
  lineIds: z.array(Id).min(1, 'nothingChosen').max(200),
  /** A draft of the customer that they are added to; null for a new one. */
  invoiceId: Id.nullable().default(null),
})
export type BillOnInput = z.infer<typeof BillOnInput>

/** A claim that is approved and not paid back, or waits to be decided on. */
export const OpenClaim = Expense.pick({
  id: true,
  number: true,
  state: true,
  date: true,
  payee: true,
  category: true,
  currency: true,
  amount: true,
  amountBase: true,
  note: true,
  distance: true,
  mileageRate: true,
  madeByName: true,
  version: true,
  flags: true,
  actions: true,
  similar: true,
}).extend({
  /** Who claims it, to put theirs together. */
  madeBy: Id,
})
export type OpenClaim = z.infer<typeof OpenClaim>

export const ReimburseManyInput = z.object({
  expenseIds: z.array(Id).min(1, 'nothingChosen').max(100),
  date: DateOnly,
  /** Code of the account that they are paid back from. */
  account: requiredText(20),
})
export type ReimburseManyInput = z.infer<typeof ReimburseManyInput>

const path = '/firms/{firmId}' as const
const tags = ['Expenses']
const inFirm = z.object({ firmId: Id })

export const expenseStepsContract = {
  /** Claims that wait to be decided on and that are to be paid back, the oldest first. */
  listClaims: endpoint
    .meta({ needs: 'expense:approve', isScoped: true })
    .route({ method: 'GET', path: `${path}/expense-claims`, tags })
    .input(inFirm)
    .output(z.object({ waiting: z.array(OpenClaim), owed: z.array(OpenClaim) })),
  /** Pays several approved claims back in one step: all of them or none. */
  reimburseMany: endpoint
    .meta({ needs: 'expense:post', isScoped: true })
    .route({ method: 'POST', path: `${path}/expense-claims/reimburse`, tags })
    .input(ReimburseManyInput.extend(inFirm.shape))
    .output(z.object({ count: z.int() })),
  /** Parts of posted or approved expenses, and lines of posted bills, that are to be billed on, by customer and day. */
  listBillable: endpoint
    .meta({ needs: 'invoice:edit', isScoped: true })
    .route({ method: 'GET', path: `${path}/billable-expenses`, tags })
    .input(inFirm)
    .output(z.object({ rows: z.array(BillableLine) })),
  /** Makes them lines of a draft invoice, each once. */
  billOn: endpoint
    .meta({ needs: 'invoice:edit', isScoped: true })
    .route({ method: 'POST', path: `${path}/billable-expenses/invoice`, tags })
    .input(BillOnInput.extend(inFirm.shape))
    .output(z.object({ invoiceId: Id })),
}
