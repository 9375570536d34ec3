import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Id } from '#contract/core/fields.ts'
import type { Minor } from '#contract/core/money.ts'
import { paymentsContract } from '#contract/money/payments.ts'

type Outcome =
  | { applied: Minor; currency: string; refusal?: undefined }
  | { refusal: Refusal; status: number }

const Chosen = z.object({ invoiceId: Id })

/** Puts what a form says of a customer's credit towards the invoice it names. */
export async function applyCredit(
  { call, firm }: FirmAccess,
  form: Form,
  customerId: string,
): Promise<Outcome> {
  const { value, refusal } = parseForm(Chosen, form)
  if (refusal) return { refusal, status: 422 }
  const currency = textAt(form.data, 'currency')
  const typed = textAt(form.data, 'amount')
  const read = typed === '' ? { problem: { key: 'required' } } : readAmount(typed, currency)
  if (read.problem) {
    return { refusal: { values: form.values, problems: { amount: read.problem } }, status: 422 }
  }
  const { amount } = read
  const { idempotencyKey } = form
  const input = { firmId: firm.firmId, customerId, invoiceId: value.invoiceId, amount }
  const result = await attempt(form, () =>
    call(paymentsContract.applyCredit, input, { idempotencyKey }),
  )
  if (result.refusal) return { refusal: result.refusal, status: result.status }
  return { applied: result.value.applied, currency }
}
