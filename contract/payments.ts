import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  CurrencyCode,
  DateOnly,
  decimalText,
  Id,
  Instant,
  MinorUnits,
  optionalText,
  Version,
} from './fields.ts'
import { PageQuery, pageOf } from './page.ts'

export const PaymentMethod = z.enum(['bankTransfer', 'card', 'cash', 'directDebit', 'other'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** Money received. What the allocations leave over stands to the customer's credit. */
export const PaymentInput = z.object({
  customerId: Id,
  date: DateOnly,
  method: PaymentMethod.default('bankTransfer'),
  currency: CurrencyCode,
  exchangeRate: decimalText(8).default('1'),
  /** In minor units of `currency`. */
  amount: z.coerce
    .number()
    .pipe(MinorUnits)
    .refine((amount) => amount > 0, 'required'),
  fee: z.coerce
    .number()
    .pipe(MinorUnits)
    .refine((fee) => fee >= 0, 'negative')
    .default(0),
  reference: optionalText(120),
  allocations: z
    .array(
      z.object({
        invoiceId: Id,
        amount: z.coerce
          .number()
          .pipe(MinorUnits)
          .refine((amount) => amount > 0, 'required'),
      }),
    )
    .max(100)
    .default([]),
})
export type PaymentInput = z.infer<typeof PaymentInput>

export const Payment = PaymentInput.extend({
  id: Id,
  number: z.string(),
  customerName: z.string(),
  state: z.enum(['completed', 'reversed']),
  unallocated: MinorUnits,
  allocations: z.array(
    z.object({
      invoiceId: Id,
      number: z.string(),
      amount: MinorUnits,
      invoiceDue: MinorUnits,
    }),
  ),
  version: Version,
  createdAt: Instant,
})
export type Payment = z.infer<typeof Payment>

export const PaymentRow = Payment.pick({
  id: true,
  number: true,
  customerId: true,
  customerName: true,
  date: true,
  method: true,
  currency: true,
  amount: true,
  unallocated: true,
  state: true,
  reference: true,
}).extend({ invoiceNumbers: z.array(z.string()) })
export type PaymentRow = z.infer<typeof PaymentRow>

const path = '/firms/{firmId}/payments' as const
const tags = ['Payments']
const one = z.object({ firmId: Id, paymentId: Id })

export const paymentsContract = {
  list: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path, tags })
    .input(
      PageQuery.extend({
        firmId: Id,
        customerId: Id.optional(),
        from: DateOnly.optional(),
        to: DateOnly.optional(),
      }),
    )
    .output(
      pageOf(PaymentRow).extend({
        totals: z.array(z.object({ currency: CurrencyCode, count: z.int(), amount: MinorUnits })),
      }),
    ),
  create: endpoint
    .meta({ needs: 'payment:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(PaymentInput.extend({ firmId: Id }))
    .output(Payment),
  get: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: `${path}/{paymentId}`, tags })
    .input(one)
    .output(Payment),
  reverse: endpoint
    .meta({ needs: 'payment:edit' })
    .route({ method: 'POST', path: `${path}/{paymentId}/reverse`, tags })
    .input(one.extend({ reason: optionalText(500) }))
    .output(Payment),
  /** Puts a customer's credit towards open invoices. */
  applyCredit: endpoint
    .meta({ needs: 'payment:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/customers/{customerId}/apply-credit', tags })
    .input(
      z.object({
        firmId: Id,
        customerId: Id,
        invoiceId: Id,
        amount: z.coerce
          .number()
          .pipe(MinorUnits)
          .refine((amount) => amount > 0, 'required'),
      }),
    )
    .output(z.object({ applied: MinorUnits, remaining: MinorUnits })),
  /** The customer's open invoices, oldest due first, to choose what a payment covers. */
  listOpen: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/open-invoices', tags })
    .input(z.object({ firmId: Id, customerId: Id, currency: CurrencyCode.optional() }))
    .output(
      z.array(
        z.object({
          id: Id,
          number: z.string(),
          dueDate: DateOnly,
          currency: CurrencyCode,
          total: MinorUnits,
          due: MinorUnits,
          isOverdue: z.boolean(),
        }),
      ),
    ),
}
