import { denominationsOf } from '#contract/core/cash.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { type FormValue, textAt } from './form-tree.ts'
import { readAmount } from './read-amount.ts'
import type { Form } from './read-form.ts'

/** Notes and coins by their value in minor units, and what was counted otherwise. */
type Count = { pieces: { value: Minor; count: number }[]; other: Minor }

/** An amount of a form in minor units; 0 for an empty field. What is wrong goes to `problems`. */
export function moneyAt(
  data: FormValue,
  path: string,
  currency: string,
  problems: FieldProblems,
): Minor {
  const text = textAt(data, path)
  if (text === '') return 0
  const { amount, problem } = readAmount(text, currency)
  if (problem) problems[path] = problem
  return amount ?? 0
}

/** The pieces and the rest of a drawer that was counted. */
export function readCount(
  { data }: Form,
  currency: string,
): { count: Count; problems: FieldProblems } {
  const problems: FieldProblems = {}
  const other = moneyAt(data, 'other', currency, problems)
  const pieces = denominationsOf(currency).flatMap((value) => {
    const text = textAt(data, `piece-${value}`)
    if (text === '') return []
    if (!/^\d{1,5}$/.test(text)) problems[`piece-${value}`] = { key: 'invalidNumber' }
    return [{ value, count: Number(text) || 0 }]
  })
  return { count: { pieces, other }, problems }
}
