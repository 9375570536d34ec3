import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Format } from '#app/shell/format.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { Payment } from '#contract/books/payment.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { paymentsContract } from '#contract/money/payments.ts'
import { followAmount } from './components/follow-amount.ts'
import { problemsByInvoice, readPayment } from './components/payment-of-form.ts'
import { spreadOverOldest } from './components/spread.ts'

type Outcome =
  | { payment: Payment; again?: undefined }
  /** The form is to be shown once more: with problems, or only filled in further. */
  | { payment?: undefined; again: Refusal; status: number }

/** Records the payment of a form, or says at which fields it cannot be. */
export async function recordPayment(
  { call, firm }: FirmAccess,
  form: Form,
  customerId: string,
): Promise<Outcome> {
  const { firmId, baseCurrency } = firm
  const { value, refusal } = readPayment(followAmount(form), { customerId, baseCurrency })
  if (refusal) return { again: refusal, status: 422 }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(paymentsContract.create, { ...value, firmId }, { idempotencyKey }),
  )
  if (!result.refusal) return { payment: result.value }
  const problems = problemsByInvoice(result.refusal.problems, value.allocations)
  return { again: { ...result.refusal, problems }, status: result.status }
}

/** Fills the fields of the open invoices from the oldest on, as far as the amount reaches. */
export async function spreadPayment(
  { call, firm }: FirmAccess,
  form: Form,
  { customerId, format }: { customerId: string; format: Format },
): Promise<Outcome> {
  const currency = textAt(form.data, 'currency')
  const typed = textAt(form.data, 'amount')
  const { amount, problem } =
    typed === '' ? { problem: { key: 'required' } } : readAmount(typed, currency)
  if (amount === undefined) {
    const problems: FieldProblems = problem ? { amount: problem } : {}
    return { again: { values: form.values, problems }, status: 422 }
  }
  const open = await call(paymentsContract.listOpen, { firmId: firm.firmId, customerId, currency })
  const taken = [...spreadOverOldest(amount, open)]
  const allocations = Object.fromEntries(
    taken.map(([invoiceId, share]) => [invoiceId, format.amountInput(share, currency)]),
  )
  return { again: { values: { ...form.values, allocations }, problems: {} }, status: 200 }
}

/** Whose payment a form records: the customer it names. Undefined when that is no id. */
export function customerIdOf(form: Form): string | undefined {
  return Id.safeParse(textAt(form.data, 'customerId')).data
}
