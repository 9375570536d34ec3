import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { moneyAt } from '#app/shell/form/read-count.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { LoyaltyProgrammeInput } from '#contract/selling/loyalty.ts'

const Schema = LoyaltyProgrammeInput.extend({ version: Version })

/** Checks the form of the programme; what a point costs and is worth is typed as amounts. */
export function parseProgramme(form: Form, currency: string) {
  const problems: FieldProblems = {}
  const amount = (name: string) => moneyAt(form.data, name, currency, problems)
  const months = textAt(form.data, 'expiryMonths')
  const parsed = parseForm(Schema, form, {
    isOn: textAt(form.data, 'isOn') === 'on',
    perPoint: amount('perPoint'),
    worthOfHundred: amount('worthOfHundred'),
    expiryMonths: months === '' ? null : months,
  })
  if (Object.keys(problems).length === 0) return parsed
  const found = { ...parsed.refusal?.problems, ...problems }
  return { value: undefined, refusal: { values: form.values, problems: found } }
}
