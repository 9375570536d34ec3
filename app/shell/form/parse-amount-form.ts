import type { z } from 'zod'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'

/** As `parseForm`, for a form whose `amount` is typed in units of its `currency`. */
export function parseAmountForm<Schema extends z.ZodType>(schema: Schema, form: Form) {
  const typed = textAt(form.data, 'amount')
  if (typed === '') return parseForm(schema, form)
  const { amount, problem } = readAmount(typed, textAt(form.data, 'currency'))
  const data = { ...form.data, amount: String(amount ?? '') }
  const parsed = parseForm(schema, { ...form, data })
  if (!problem) return parsed
  const problems = { ...parsed.refusal?.problems, amount: problem }
  return { value: undefined, refusal: { values: form.values, problems } }
}
