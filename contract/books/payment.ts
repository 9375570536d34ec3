import { z } from 'zod'
import * as field from '../core/fields.ts'
import { customValues } from '../firm/custom-values.ts'
import { DocumentExchangeRate } from './rates.ts'

export const PaymentMethod = z.enum(['bankTransfer', 'card', 'cash', 'directDebit', 'other'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/**
 * In: received. Out: paid back to the customer. To a supplier, or from one who pays credits back: the
 * customer's fields are theirs.
 */
export const PaymentDirection = z.enum(['in', 'out', 'toSupplier', 'fromSupplier'])

const PositiveAmount = field.amountInput('positive')

/** Money received. What the allocations leave over stands to the customer's credit. */
export const PaymentInput = z.object({
  customerId: field.Id,
  date: field.DateOnly,
  method: PaymentMethod.default('bankTransfer'),
  currency: field.CurrencyCode,
  /** Base currency for one unit of the payment's; empty: the known rate of the day, or refused. */
  exchangeRate: DocumentExchangeRate,
  /**
   * In minor units of `currency`. In cash as coins have it: 12.35 francs settle 12.33, and the
   * difference is posted as rounding.
   */
  amount: PositiveAmount,
  fee: field.amountInput('unsigned').default(0),
  reference: field.optionalText(120),
  /** Code of the account of cash, bank or card that the money is on; empty for the method's usual. */
  account: field.optionalText(20),
  allocations: z
    .array(
      z.object({
        invoiceId: field.Id,
        /** In the payment's currency. */
        amount: PositiveAmount,
        /** What it takes off the invoice, in the invoice's currency; needed where that is another. */
        invoiceAmount: PositiveAmount.optional(),
        /** Discount for early payment on top, in the invoice's currency; its tax falls away. */
        discount: field.amountInput('unsigned').default(0),
      }),
    )
    .max(100)
    .default([]),
})
export type PaymentInput = z.infer<typeof PaymentInput>

/** The fields that the firm added to payments; whoever records one may fill them in. */
export const PaymentFields = z.object({ custom: customValues('payment') })
export type PaymentFields = z.infer<typeof PaymentFields>

/** A payment as a file has it: names and numbers in place of ids. */
export const ImportedPayment = PaymentInput.pick({
  date: true,
  method: true,
  currency: true,
  reference: true,
  account: true,
}).extend({
  ...PaymentFields.shape,
  /** Name or number of the customer; may be empty where an invoice is named. */
  customer: field.optionalText(160),
  /** In decimals of `currency`. */
  amount: field.decimalText(4),
  /** Numbers of invoices that it pays, in their order, with commas; the rest is the customer's credit. */
  invoices: field.optionalText(500),
})
export type ImportedPayment = z.infer<typeof ImportedPayment>

/** Money paid to a supplier. What the allocations leave over was paid ahead. */
export const SupplierPaymentInput = PaymentInput.omit({
  customerId: true,
  allocations: true,
}).extend({
  supplierId: field.Id,
  allocations: z
    .array(
      z.object({
        billId: field.Id,
        /** In the payment's currency. */
        amount: PositiveAmount,
        /** What it takes off the bill, in the bill's currency; needed where that is another. */
        billAmount: PositiveAmount.optional(),
        /** Discount that the supplier grants on top, in the bill's currency; its tax falls away. */
        discount: field.amountInput('unsigned').default(0),
      }),
    )
    .max(500)
    .default([]),
})
export type SupplierPaymentInput = z.infer<typeof SupplierPaymentInput>

export const Payment = PaymentInput.extend({
  ...PaymentFields.shape,
  id: field.Id,
  number: z.string(),
  direction: PaymentDirection,
  customerName: z.string(),
  state: z.enum(['completed', 'reversed']),
  /** Of one in cash: what coins made of it, above or below what it settles. */
  rounding: field.MinorUnits,
  /** What of it stands to the customer's credit now, or was paid ahead to the supplier. */
  unallocated: field.MinorUnits,
  /** Of one that was reversed: what it was put towards until then. */
  allocations: z.array(
    z.object({
      id: field.Id,
      /** By the payment itself, or later from the credit it left. */
      kind: z.enum(['payment', 'credit']),
      /** An `invoice`, or a `bill` or `billCredit` of a supplier, whose id is then `invoiceId`. */
      documentKind: z.string(),
      invoiceId: field.Id,
      number: z.string(),
      amount: field.MinorUnits,
      invoiceAmount: field.MinorUnits,
      invoiceCurrency: field.CurrencyCode,
      invoiceDue: field.MinorUnits,
    }),
  ),
  /** Refunds that paid it back, or of a refund: what it paid back. */
  refunds: z.array(
    z.object({
      id: field.Id,
      documentKind: z.string(),
      documentId: field.Id,
      number: z.string(),
      amount: field.MinorUnits,
    }),
  ),
  /** Whether it was recorded of a payment run whose file the bank may carry out still. */
  isOfFile: z.boolean(),
  version: field.Version,
  createdAt: field.Instant,
})
export type Payment = z.infer<typeof Payment>

export const PaymentRow = Payment.pick({
  id: true,
  number: true,
  direction: true,
  customerId: true,
  customerName: true,
  date: true,
  method: true,
  currency: true,
  amount: true,
  unallocated: true,
  state: true,
  reference: true,
  custom: true,
}).extend({ invoiceNumbers: z.array(z.string()) })
export type PaymentRow = z.infer<typeof PaymentRow>
