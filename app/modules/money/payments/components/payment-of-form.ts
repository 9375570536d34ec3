import type { z } from 'zod'
import { type FormTree, isTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { PaymentFields, PaymentInput } from '#contract/books/payment.ts'
import type { FieldProblem, FieldProblems } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { fieldProblems } from '#contract/core/problems.ts'

/** Paths of the form where numbers are typed as the language writes them. */
export const decimalFields = [
  'amount',
  'fee',
  'exchangeRate',
  'allocations.*',
  'invoiceAmounts.*',
  'discounts.*',
]

/** Name of the field that holds what an invoice takes of the payment. */
export function allocationField(invoiceId: string): string {
  return `allocations.${invoiceId}`
}

/** Name of the field that holds what of an invoice in another currency is settled. */
export function invoiceAmountField(invoiceId: string): string {
  return `invoiceAmounts.${invoiceId}`
}

/** Name of the field that holds the discount on an invoice, in its currency. */
export function discountField(invoiceId: string): string {
  return `discounts.${invoiceId}`
}

/** Name of the hidden field that says what an invoice was proposed to take. */
export function proposedField(invoiceId: string): string {
  return `proposed.${invoiceId}`
}

/** Name of the hidden field that says an invoice's currency. */
export function invoiceCurrencyField(invoiceId: string): string {
  return `currencies.${invoiceId}`
}

/** The form in another currency: what was typed in the one before is no amount of it. */
export function inOtherCurrency(values: Refusal['values']): Refusal {
  const amounts = ['amount', 'fee', 'allocations', 'invoiceAmounts', 'discounts', 'proposed']
  const kept = Object.entries(values).filter(([name]) => !amounts.includes(name))
  return { values: Object.fromEntries(kept), problems: {} }
}

/** What every form of a payment says, whichever way the money goes. */
export function typedPayment(
  data: FormTree,
  {
    currency,
    baseCurrency,
    amountAt,
  }: { currency: string; baseCurrency: string; amountAt: (path: string) => Minor | undefined },
) {
  return {
    currency,
    exchangeRate: currency === baseCurrency ? '1' : textAt(data, 'exchangeRate'),
    amount: amountAt('amount'),
    fee: amountAt('fee') ?? 0,
    date: textAt(data, 'date'),
    method: textAt(data, 'method'),
    reference: textAt(data, 'reference'),
    account: textAt(data, 'account'),
  }
}

type Whose = { customerId: string; baseCurrency: string }

const Typed = PaymentInput.extend(PaymentFields.shape)

type Read =
  | { value: z.infer<typeof Typed>; refusal?: undefined }
  | { value?: undefined; refusal: Refusal }

/** Reads the form of a payment: typed amounts become minor units, empty ones are left out. */
export function readPayment(form: Form, { customerId, baseCurrency }: Whose): Read {
  const { data } = form
  const currency = textAt(data, 'currency')
  const own: FieldProblems = {}
  const amountAt = (path: string, of = currency): Minor | undefined => {
    const text = textAt(data, path)
    if (text === '') return undefined
    const { amount, problem } = readAmount(text, of)
    if (problem) own[path] = problem
    return amount
  }
  const trees = [data.allocations, data.invoiceAmounts, data.discounts].filter(isTree)
  const invoiceIds = [...new Set(trees.flatMap((tree) => Object.keys(tree)))]
  const allocations = invoiceIds
    .map((invoiceId) => {
      const of = textAt(data, invoiceCurrencyField(invoiceId)) || currency
      const amount = amountAt(allocationField(invoiceId)) ?? 0
      const invoiceAmount = amountAt(invoiceAmountField(invoiceId), of)
      const discount = amountAt(discountField(invoiceId), of) ?? 0
      const hasMore = invoiceAmount !== undefined || discount > 0
      if (amount === 0 && hasMore) own[allocationField(invoiceId)] ??= { key: 'required' }
      return { invoiceId, amount, ...(of !== currency && { invoiceAmount }), discount }
    })
    .filter(({ amount }) => amount > 0)
  const result = Typed.safeParse({
    customerId,
    ...typedPayment(data, { currency, baseCurrency, amountAt }),
    allocations,
    custom: data.custom,
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
    const [, at, field = ''] = /^allocations\.(\d+)\.(\w+)/.exec(path) ?? []
    const invoiceId = at === undefined ? undefined : allocations[Number(at)]?.invoiceId
    return [invoiceId === undefined ? path : fieldOf(invoiceId, field), problem]
  })
  return Object.fromEntries(named)
}

function fieldOf(invoiceId: string, field: string): string {
  if (field === 'invoiceAmount') return invoiceAmountField(invoiceId)
  return field === 'discount' ? discountField(invoiceId) : allocationField(invoiceId)
}
