import { rowsAt, textAt } from '#app/shell/form/form-tree.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { roles } from '#contract/core/roles.ts'

/** Amounts of the form of rules in minor units, rows that are filled, and what is wrong with them. */
export function rulesOfForm({ data, values }: Form, currency: string) {
  const problems: FieldProblems = {}
  const amountAt = (path: string) => {
    const { amount, problem } = readAmount(textAt(data, path) || '0', currency)
    if (problem) problems[path] = problem
    return amount ?? 0
  }
  const limits = roles
    .map((role) => ({ role, amount: amountAt(`limits.${role}`) }))
    .filter(({ amount }) => amount > 0)
  const mileage = rowsAt(values, 'mileage')
    .map((_, at) => ({
      from: textAt(data, `mileage.${at}.from`),
      rate: textAt(data, `mileage.${at}.rate`),
    }))
    .filter(({ from, rate }) => from !== '' || rate !== '')
  return { more: { receiptFrom: amountAt('receiptFrom'), limits, mileage }, problems }
}
