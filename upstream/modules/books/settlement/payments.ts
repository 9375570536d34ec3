import type { Payment, PaymentInput, SupplierPaymentInput } from '#contract/books/payment.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It owns payments: one module. */
    paymentSteps: PaymentSteps
  }
}

/** Sums in minor units of the base currency; of a month, `YYYY-MM`, or of a span. */
export type PaymentSum = { amount: number; count: number }
export type MonthSum = PaymentSum & { month: string }

/** Days, first and last; whose payments: ids of who entered them, undefined for everybody's. */
export type PaymentSpan = { from: string; to: string; people?: readonly string[] | undefined }

/** Payments by one method, in the base currency. */
export type MethodSum = { method: string; count: number; amount: Minor }

/** Payments of a day that are alike; amounts in minor units of the base currency. */
export type MoneyMoved = {
  date: string
  partyId: string
  method: string
  account: string
  currency: string
  /** From customers, less what was paid back to them. */
  received: Minor
  /** To suppliers, less what they paid back. */
  paid: Minor
}

/** A payment, and what it holds in the fields that the firm added. */
export type NewPayment = PaymentInput & { custom?: CustomValues }

/**
 * What whoever owns payments does for modules that cause one, such as the bank; it stands in its
 * manifest, so that they need not know it.
 */
export type PaymentSteps = {
  /** Records money received. @throws AppError not_found, invalid, locked */
  record(writer: Writer, context: FirmContext, input: NewPayment): Payment
  /** Records money paid to a supplier. @throws AppError not_found, invalid, locked */
  paySupplier(writer: Writer, context: FirmContext, input: SupplierPaymentInput): Payment
  /** Records what a supplier paid back of credits. @throws AppError not_found, invalid, locked */
  receiveFromSupplier(writer: Writer, context: FirmContext, input: SupplierPaymentInput): Payment
  /** Pays a customer's credit back. @throws AppError not_found, invalid, locked */
  refund(writer: Writer, context: FirmContext, input: Omit<PaymentInput, 'allocations'>): Payment
  /** Takes a payment back, today, unless it was before. @throws AppError not_found, locked */
  takeBack(writer: Writer, context: FirmContext, paymentId: string): void
  /** What customers paid in a span less what they were paid back, in the base currency. */
  receivedIn(reader: Reader, span: PaymentSpan): PaymentSum
  /** The same, month by month. */
  receivedByMonth(reader: Reader, span: PaymentSpan): MonthSum[]
  /** What customers paid within some days by method, in the base currency. */
  receivedByMethod(reader: Reader, from: string, to: string): MethodSum[]
  /** What was paid from one day to another, payments that were reversed left out. */
  moneyMoved(reader: Reader, from: string, to: string): MoneyMoved[]
}

/** Undefined where no module owns payments. */
export function findPaymentSteps(): PaymentSteps | undefined {
  return hooks('paymentSteps')[0]
}

/** @throws AppError not_found where no module owns payments */
export function requirePaymentSteps(): PaymentSteps {
  const steps = findPaymentSteps()
  if (!steps) throw new AppError('not_found', 'No module owns payments')
  return steps
}
