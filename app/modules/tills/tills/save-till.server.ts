import type { z } from 'zod'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { moneyAt } from '#app/shell/form/read-count.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FieldProblems } from '#contract/core/errors.ts'

/** Checks the form of a till; its float is typed as an amount. */
export function parseTill<Schema extends z.ZodType>(schema: Schema, form: Form, currency: string) {
  const problems: FieldProblems = {}
  const float = moneyAt(form.data, 'float', currency, problems)
  const parsed = parseForm(schema, form, { float })
  if (Object.keys(problems).length === 0) return parsed
  const found = { ...parsed.refusal?.problems, ...problems }
  return { value: undefined, refusal: { values: form.values, problems: found } }
}
