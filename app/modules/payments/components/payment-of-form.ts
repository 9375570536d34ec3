import { isTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FieldProblem, FieldProblems } from '#contract/errors.ts'
import type { Minor } from '#contract/money.ts'
import { PaymentInput } from '#contract/payments.ts'
import { fieldProblems } from '#contract/problems.ts'
import { readAmount } from './read-amount.ts'

/** Paths of the form where numbers are typed as the language writes them. */
export const decimalFields = ['amount', 'fee', 'exchangeRate', 'allocations.*']

/** Name of the field that holds what an invoice takes of the payment. */
export function allocationField(invoiceId: string): string {
  return `allocations.${invoiceId}`
}

type Whose = { customerId: string; baseCurrency: string }

type Read = { value: PaymentInput; refusal?: undefined } | { value?: undefined; refusal: Refusal }

/** Reads the form of a payment: typed amounts become minor units, empty ones are left out. */
export function readPayment(form: Form, { customerId, baseCurrency }: Whose): Read {
  const { data } = form
  const currency = textAt(data, 'currency')
  const own: FieldProblems = {}
  const amountAt = (path: string): Minor | undefined => {
    const text = textAt(data, path)
    if (text === '') return undefined
    const { amount, problem } = readAmount(text, currency)
    if (problem) own[path] = problem
    return amount
  }
  const invoiceIds = isTree(data.allocations) ? Object.keys(data.allocations) : []
  const allocations = invoiceIds
    .map((invoiceId) => ({ invoiceId, amount: amountAt(allocationField(invoiceId)) ?? 0 }))
    .filter(({ amount }) => amount > 0)
  const result = PaymentInput.safeParse({
    customerId,
    currency,
    exchangeRate: currency === baseCurrency ? '1' : textAt(data, 'exchangeRate'),
    amount: amountAt('amount'),
    fee: amountAt('fee') ?? 0,
    date: textAt(data, 'date'),
    method: textAt(data, 'method'),
    reference: textAt(data, 'reference'),
    allocations,
  })
  const found = result.success ? {} : fieldProblems(result.error)
  const problems = { ...problemsByInvoice(found, allocations), ...own }
  if (result.success && Object.keys(problems).length === 0) return { value: result.data }
  return { refusal: { values: form.values, problems } }
}

/** Problems of the nth allocation, at the field of its invoice. */
export function problemsByInvoice(
  problems: FieldProblems,
  allocations: readonly { invoiceId: string }[],
): FieldProblems {
  const named = Object.entries(problems).map(([path, problem]): [string, FieldProblem] => {
    const at = /^allocations\.(\d+)\./.exec(path)?.[1]
    const invoiceId = at === undefined ? undefined : allocations[Number(at)]?.invoiceId
    return [invoiceId === undefined ? path : allocationField(invoiceId), problem]
  })
  return Object.fromEntries(named)
}
