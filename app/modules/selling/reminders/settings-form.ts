import { isTree, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Format } from '#app/shell/format.ts'
import { minorToDecimal, parseAmount } from '#contract/core/money.ts'
import type { ReminderSettings } from '#contract/selling/reminders.ts'

/** As many steps as can be set. */
export const maxSteps = 8

/** The settings as their form shows them. */
export function valuesOf(
  { isOn, steps, ownRate, postsCharges }: ReminderSettings,
  currency: string,
  { numberInput }: Format,
): TypedTree {
  return {
    isOn: isOn ? 'true' : '',
    postsCharges: postsCharges ? 'true' : '',
    ownRate: ownRate === '' ? '' : numberInput(ownRate),
    steps: steps.map(({ days, tone, fee, withInterest }) => ({
      days: String(days),
      tone,
      fee: fee === 0 ? '' : numberInput(minorToDecimal(fee, currency)),
      withInterest: withInterest ? 'true' : '',
    })),
  }
}

/** The form as the contract wants it: rows without days left out, fees in minor units. */
export function takeSteps(form: Form, currency: string): Form {
  const rows = Array.isArray(form.data.steps) ? form.data.steps : []
  const typed = Array.isArray(form.values.steps) ? form.values.steps : []
  const isMeant = rows.map((row) => textAt(row, 'days') !== '')
  const steps = rows.flatMap((row, at) => {
    if (!isMeant[at] || !isTree(row)) return []
    const fee = textAt(row, 'fee')
    const minor = fee === '' ? 0 : parseAmount(fee, currency)
    return [{ ...row, fee: minor === undefined ? fee : String(minor) }]
  })
  return {
    ...form,
    data: { ...form.data, steps },
    values: { ...form.values, steps: typed.filter((_, at) => isMeant[at]) },
  }
}
