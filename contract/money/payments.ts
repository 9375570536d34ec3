import { z } from 'zod'
import {
  Payment,
  PaymentFields,
  PaymentInput,
  PaymentMethod,
  PaymentRow,
  SupplierPaymentInput,
} from '../books/payment.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listContract, listQuery } from '../core/register.ts'
import { CustomFilter } from '../firm/custom-values.ts'

/** A customer's credit paid back. */
export const RefundInput = PaymentInput.omit({ customerId: true, allocations: true })
export type RefundInput = z.infer<typeof RefundInput>

export const ReversalInput = z.object({
  reason: field.optionalText(500),
  isStoppedAtBank: z.boolean().default(false),
})
export type ReversalInput = z.infer<typeof ReversalInput>

export const PaymentListQuery = listQuery({
  tabs: ['all', 'customers', 'refunds', 'suppliers', 'reversed'],
  sorts: ['date', 'customer', 'amount'],
  direction: 'descending',
  filters: {
    customerId: field.Id.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
    method: PaymentMethod.optional(),
    currency: field.CurrencyCode.optional(),
    custom: CustomFilter,
    /** Decimals, each payment in its own currency. */
    amountFrom: field.decimalText(4).optional(),
    amountTo: field.decimalText(4).optional(),
  },
})
export type PaymentListQuery = z.infer<typeof PaymentListQuery>

const path = '/firms/{firmId}/payments' as const
const tags = ['Payments']
const one = z.object({ firmId: field.Id, paymentId: field.Id })
const added = PaymentFields.shape

export const paymentsContract = {
  ...listContract({
    base: path,
    tags,
    view: 'payment:view',
    query: PaymentListQuery,
    row: PaymentRow,
    listed:
      'Lists payments received and made, the newest first. Amounts are in minor units (cents).',
  }),
  create: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(PaymentInput.extend({ ...added, firmId: field.Id }))
    .output(Payment),
  /** Pays a supplier: bills, or ahead of them. */
  paySupplier: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'POST', path: '/firms/{firmId}/supplier-payments', tags, successStatus: 201 })
    .input(SupplierPaymentInput.extend({ ...added, firmId: field.Id }))
    .output(Payment),
  /** Records what a supplier paid back, of credits whose ids stand in place of those of bills. */
  receiveFromSupplier: endpoint
    .meta({ needs: 'payment:edit', isScoped: true })
    .route({ method: 'POST', path: '/firms/{firmId}/supplier-refunds', tags, successStatus: 201 })
    .input(SupplierPaymentInput.extend({ ...added, firmId: field.Id }))
    .output(Payment),
  get: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: `${path}/{paymentId}`, tags })
    .input(one)
    .output(Payment),
  /** Changes what the firm notes of a payment in fields of its own, however it was recorded. */
  changeFields: endpoint
    .meta({ needs: 'payment:edit' })
    .route({ method: 'PUT', path: `${path}/{paymentId}/custom-fields`, tags })
    .input(one.extend({ ...added, version: field.Version }))
    .output(Payment),
  /**
   * Takes a payment back. One of a payment run whose file was given out takes somebody who says that the
   * bank does not carry it out, and a second person where the firm's rule for such runs says so.
   */
  reverse: endpoint
    .meta({ needs: 'payment:delete' })
    .route({ method: 'POST', path: `${path}/{paymentId}/reverse`, tags })
    .input(one.extend(ReversalInput.shape))
    .output(Payment),
  /** Puts a customer's credit towards open invoices. */
  applyCredit: endpoint
    .meta({ needs: 'payment:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/customers/{customerId}/apply-credit', tags })
    .input(
      z.object({
        firmId: field.Id,
        customerId: field.Id,
        invoiceId: field.Id,
        amount: field.amountInput('positive'),
      }),
    )
    .output(z.object({ applied: field.MinorUnits, remaining: field.MinorUnits })),
  /** Pays a customer's credit back. */
  refund: endpoint
    .meta({ needs: 'payment:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/customers/{customerId}/refund',
      tags,
      successStatus: 201,
    })
    .input(RefundInput.extend({ ...added, firmId: field.Id, customerId: field.Id }))
    .output(Payment),
  /** The customer's open invoices, oldest due first, to choose what a payment covers. */
  listOpen: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/open-invoices', tags })
    .input(
      z.object({ firmId: field.Id, customerId: field.Id, currency: field.CurrencyCode.optional() }),
    )
    .output(
      z.array(
        z.object({
          id: field.Id,
          /** As open items name it: invoice, reminderCharge or refund. */
          documentKind: z.string(),
          number: z.string(),
          dueDate: field.DateOnly,
          currency: field.CurrencyCode,
          total: field.MinorUnits,
          due: field.MinorUnits,
          /** What is open of each instalment, the earliest due first; one where it has none. */
          parts: z.array(field.MinorUnits),
          isOverdue: z.boolean(),
        }),
      ),
    ),
}
