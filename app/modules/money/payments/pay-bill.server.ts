import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Payment, PaymentFields, SupplierPaymentInput } from '#contract/books/payment.ts'
import { billsContract } from '#contract/buying/bills.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { paymentsContract } from '#contract/money/payments.ts'

/** Fields that are typed as the language writes numbers. */
export const decimalFields = ['amount', 'discount', 'fee', 'exchangeRate']

const Typed = SupplierPaymentInput.omit({ allocations: true }).extend(PaymentFields.shape)

/** A document of a supplier that money is put towards. */
type Owed = { id: string; supplierId: string; currency: string }

type Outcome =
  | { payment: Payment; refusal?: undefined; status?: undefined }
  | { refusal: Refusal; status: number; payment?: undefined }

/**
 * Pays a bill, or records what a supplier pays back of a credit: all of it or a part. Says at which
 * fields it cannot be.
 */
export async function payBill(
  access: FirmAccess,
  form: Form,
  billId: string,
  how: 'paySupplier' | 'receiveFromSupplier' = 'paySupplier',
): Promise<Outcome> {
  const { firmId } = access.firm
  const { supplierId, currency } = await access.call(billsContract.get, { firmId, billId })
  return payOwed(access, form, { id: billId, supplierId: supplierId ?? '', currency }, how)
}

/** The same for any document of a supplier. */
export async function payOwed(
  { call, firm: { firmId } }: FirmAccess,
  form: Form,
  { id: billId, supplierId, currency }: Owed,
  how: 'paySupplier' | 'receiveFromSupplier' = 'paySupplier',
): Promise<Outcome> {
  const amounts: Record<string, number> = {}
  const wrong: FieldProblems = {}
  for (const name of ['amount', 'discount', 'fee']) {
    const typed = textAt(form.data, name)
    if (typed === '' && name !== 'amount') continue
    const { amount, problem } = readAmount(typed, currency)
    if (problem) wrong[name] = problem
    else amounts[name] = amount
  }
  if (Object.keys(wrong).length > 0) {
    return { refusal: { values: form.values, problems: wrong }, status: 422 }
  }
  const { amount = 0, discount = 0, fee = 0 } = amounts
  const more = { supplierId, currency, amount: String(amount), fee: String(fee) }
  const typed = parseForm(Typed, form, more)
  if (typed.refusal) return { refusal: typed.refusal, status: 422 }
  const allocations = [{ billId, amount, discount }]
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(paymentsContract[how], { ...typed.value, allocations, firmId }, { idempotencyKey }),
  )
  if (!result.refusal) return { payment: result.value }
  const problems = Object.entries(result.refusal.problems).map(([field, problem]) => {
    const own = field.replace(/^allocations\.0\.(billId|billAmount)?/, '')
    return [field === '' ? '' : own || 'amount', problem] as const
  })
  const refusal = { ...result.refusal, problems: Object.fromEntries(problems) }
  return { refusal, status: result.status }
}
