import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  amountInput,
  DateOnly,
  Id,
  MinorUnits,
  optionalText,
  PercentText,
  requiredText,
  wholeNumber,
} from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

/** Who comes first when pay does not reach for all: maintenance, then taxes, then all others. */
export const PayOrderKind = z.enum(['maintenance', 'tax', 'ordinary'])
export type PayOrderKind = z.infer<typeof PayOrderKind>

/**
 * What an order leaves to the person: by the country's own `table`; a fixed amount (`keep`), as a court
 * sets it; or all but a percentage of net pay (`share`).
 */
export const PayProtection = z.enum(['table', 'keep', 'share'])
export type PayProtection = z.infer<typeof PayProtection>

/** An order to withhold part of somebody's net pay for a creditor. Amounts are of the firm's currency. */
export const PayOrderInput = z.object({
  employeeId: Id,
  /** The creditor, as payslips and transfers name it. */
  name: requiredText(120),
  /** The creditor's own sign, which goes with each payment. */
  reference: optionalText(80),
  iban: optionalText(40),
  kind: PayOrderKind.default('ordinary'),
  /** The day the order reached the firm: who came first is served first. */
  servedDate: DateOnly,
  /** What is owed in all; 0: it runs on. */
  claim: amountInput('unsigned').default(0),
  /** Asked for each month; 0: all that may be taken. */
  instalment: amountInput('unsigned').default(0),
  protection: PayProtection.default('table'),
  /** Of the person, as the country's table counts them. */
  dependants: wholeNumber({ minimum: 0, maximum: 20 }).default(0),
  /** What stays with the person at least, of `keep` and `share`. */
  keep: amountInput('unsigned').default(0),
  /** At most so much of net pay, of `share`. */
  percent: z.union([z.literal(''), PercentText]).default(''),
  notes: optionalText(2000),
})
export type PayOrderInput = z.infer<typeof PayOrderInput>

export const PayOrder = recordOf(PayOrderInput).extend({
  employeeName: z.string(),
  /** Taken so far by runs that are approved. */
  taken: MinorUnits,
  /** What is still owed; null where it runs on. */
  left: MinorUnits.nullable(),
})
export type PayOrder = z.infer<typeof PayOrder>

export const PayOrderRow = PayOrder.pick({
  id: true,
  employeeId: true,
  employeeName: true,
  name: true,
  reference: true,
  kind: true,
  servedDate: true,
  taken: true,
  left: true,
  updatedAt: true,
})
export type PayOrderRow = z.infer<typeof PayOrderRow>

export const PayOrderListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['servedDate', 'updatedAt'],
  direction: 'descending',
  filters: { employeeId: Id.optional() },
})
export type PayOrderListQuery = z.infer<typeof PayOrderListQuery>

const one = z.object({ firmId: Id, payOrderId: Id })

export const payOrdersContract = {
  ...registerContract({
    path: 'pay-orders',
    tag: 'Payroll',
    view: 'payroll:view',
    edit: 'payroll:edit',
    one,
    onePath: '{payOrderId}',
    input: PayOrderInput,
    query: PayOrderListQuery,
    row: PayOrderRow,
    record: PayOrder,
    bulk: ['archive', 'restore'],
  }),
  /** Only one that no approved run took anything for. */
  delete: endpoint
    .meta({ needs: 'payroll:delete' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/pay-orders/{payOrderId}', tags: ['Payroll'] })
    .input(one)
    .output(z.object({ id: Id })),
}
