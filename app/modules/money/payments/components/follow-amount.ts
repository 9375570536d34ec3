import { isTree, textAt } from '#app/shell/form/form-tree.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { cashAmount, cashStep } from '#contract/core/cash.ts'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import { allocationField, invoiceCurrencyField, proposedField } from './payment-of-form.ts'
import { spreadOverOldest } from './spread.ts'

/**
 * The form with its proposed allocations fitted to another amount: whoever types only what came in
 * means that the proposed invoices take as much of it as they can. What a person changed stays.
 * What is paid in cash is what coins make of it.
 */
export function followAmount(typed: Form): Form {
  const form = inCoins(typed)
  const { data } = form
  const currency = textAt(data, 'currency')
  const { amount } = readAmount(textAt(data, 'amount'), currency)
  const proposed = isTree(data.proposed) ? Object.keys(data.proposed) : []
  const isTouched = (id: string) =>
    textAt(form.values, allocationField(id)) !== textAt(form.values, proposedField(id))
  const isForeign = (id: string) =>
    (textAt(data, invoiceCurrencyField(id)) || currency) !== currency
  if (amount === undefined || proposed.some(isTouched) || proposed.some(isForeign)) return form
  const taken = proposed.flatMap((id) => {
    const due = amountAt(form, allocationField(id), currency)
    return due > 0 ? [{ id, due }] : []
  })
  const step = textAt(data, 'method') === 'cash' ? cashStep(currency) : 1
  const spread = spreadOverOldest(amount, taken, step)
  const allocations = Object.fromEntries(
    taken.map(({ id }) => [id, minorToDecimal(spread.get(id) ?? 0, currency)]),
  )
  const before = isTree(data.allocations) ? data.allocations : {}
  return { ...form, data: { ...data, allocations: { ...before, ...allocations } } }
}

/** Nobody can hand over 12.33 francs: who leaves that in the field got 12.35. */
function inCoins(form: Form): Form {
  const { data } = form
  const currency = textAt(data, 'currency')
  const { amount } = readAmount(textAt(data, 'amount'), currency)
  if (textAt(data, 'method') !== 'cash' || amount === undefined) return form
  return {
    ...form,
    data: { ...data, amount: minorToDecimal(cashAmount(amount, currency), currency) },
  }
}

function amountAt({ data }: Form, path: string, currency: string): Minor {
  return readAmount(textAt(data, path), currency).amount ?? 0
}
