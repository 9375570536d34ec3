import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Format } from '#app/shell/format.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import { allocate, type Minor } from '#contract/core/money.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { BudgetLineInput, type BudgetRow } from '#contract/reporting/budgets.ts'

/** The months of a year by their place. */
export const monthPlaces = Array.from({ length: 12 }, (_, at) => at)

type Read =
  | { value: BudgetLineInput; refusal?: undefined }
  | { value?: undefined; refusal: Refusal }

/** Reads the twelve amounts of a form, an empty one as 0. */
export function readLine(form: Form, firm: { firmId: string; baseCurrency: string }): Read {
  const own: FieldProblems = {}
  const months = monthPlaces.map((at) => {
    const path = `month.${at}`
    const { amount, problem } = readSigned(textAt(form.data, path), firm.baseCurrency)
    if (problem) own[path] = problem
    return amount ?? 0
  })
  const read = BudgetLineInput.safeParse({ ...form.data, months, firmId: firm.firmId })
  const problems = { ...(read.success ? {} : fieldProblems(read.error)), ...own }
  if (read.success && Object.keys(problems).length === 0) return { value: read.data }
  return { refusal: { values: form.values, problems } }
}

function readSigned(text: string, currency: string): ReturnType<typeof readAmount> {
  if (text === '') return { amount: 0 }
  const read = readAmount(text.replace(/^[-−]/, ''), currency)
  return read.amount !== undefined && /^[-−]/.test(text) ? { amount: 0 - read.amount } : read
}

/**
 * The months as the fields hold them: as planned, or a year's amount in twelve equal parts where one
 * was typed.
 */
export function monthTexts(
  row: BudgetRow | undefined,
  { year, currency, format }: { year: string; currency: string; format: Format },
): Record<string, string> {
  const decimal = parseLocaleDecimal(year, format.locale)
  const spread = decimal === undefined ? undefined : readSigned(decimal, currency).amount
  const months: Minor[] =
    spread === undefined
      ? (row?.months ?? [])
      : allocate(
          spread,
          monthPlaces.map(() => 1),
        )
  return Object.fromEntries(
    monthPlaces.map((at) => [
      String(at),
      months.length ? format.amountInput(months[at] ?? 0, currency) : '',
    ]),
  )
}
