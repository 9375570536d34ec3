import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Payment, PaymentFields } from '#contract/books/payment.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { paymentsContract, RefundInput } from '#contract/money/payments.ts'
import { typedPayment } from './components/payment-of-form.ts'

const Typed = RefundInput.extend(PaymentFields.shape)

type Outcome = { refund: Payment; refusal?: undefined } | { refusal: Refusal; status: number }

/** Pays back what a form says of a customer's credit. */
export async function refundCredit(
  { call, firm }: FirmAccess,
  form: Form,
  customerId: string,
): Promise<Outcome> {
  const { data, values, idempotencyKey } = form
  const currency = textAt(data, 'currency')
  const own: FieldProblems = {}
  const amountAt = (path: string) => {
    const typed = textAt(data, path)
    if (typed === '') return undefined
    const { amount, problem } = readAmount(typed, currency)
    if (problem) own[path] = problem
    return amount
  }
  const read = Typed.safeParse({
    ...typedPayment(data, { currency, baseCurrency: firm.baseCurrency, amountAt }),
    custom: data.custom,
  })
  const problems = { ...(read.success ? {} : fieldProblems(read.error)), ...own }
  if (!read.success || Object.keys(own).length > 0) {
    return { refusal: { values, problems }, status: 422 }
  }
  const input = { ...read.data, firmId: firm.firmId, customerId }
  const result = await attempt(form, () => call(paymentsContract.refund, input, { idempotencyKey }))
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  return { refund: result.value }
}
