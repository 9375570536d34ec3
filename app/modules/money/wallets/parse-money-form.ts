import type { z } from 'zod'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FieldProblems } from '#contract/core/errors.ts'

/**
 * As `parseForm`, for a form whose `amount` (and `fee`, where it has one) is typed in units of a
 * currency. Empty fields of other names that the schema may leave out are left out.
 */
export function parseMoneyForm<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
  currency: string,
  more: Record<string, unknown> = {},
) {
  const problems: FieldProblems = {}
  const data = { ...form.data }
  for (const name of ['amount', 'fee']) {
    const typed = textAt(form.values, name) === '' ? '' : textAt(data, name)
    if (typed === '') {
      if (name === 'fee') delete data[name]
      continue
    }
    const { amount, problem } = readAmount(typed, currency)
    if (problem) problems[name] = problem
    else data[name] = String(amount)
  }
  const parsed = parseForm(schema, { ...form, data }, more)
  if (Object.keys(problems).length === 0) return parsed
  const others = parsed.refusal?.problems ?? {}
  return { refusal: { values: form.values, problems: { ...others, ...problems } } }
}
