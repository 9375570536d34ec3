import { attempt } from '#app/shell/form/attempt.ts'
import { type FormTree, isTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { moneyAt } from '#app/shell/form/read-count.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { type DayTotal, DayTotalInput, dayTotalsContract } from '#contract/tills/day-totals.ts'

export const totalDecimals = ['rates.*.cash', 'rates.*.card']

type Outcome =
  | { made: DayTotal }
  | { made?: undefined; refusal: Refusal; other: string; status: number }

/** Posts what was typed of a day, or says what is wrong and which total the day has already. */
export async function saveTotal({ call, firm }: FirmAccess, form: Form): Promise<Outcome> {
  const { data, values, idempotencyKey } = form
  const problems: FieldProblems = {}
  const places: string[] = []
  const rows = ratesOf(data).flatMap((rate, at) =>
    (['cash', 'card'] as const).flatMap((tender) => {
      const path = `rates.${at}.${tender}`
      const amount = moneyAt(data, path, firm.baseCurrency, problems)
      if (amount === 0 && !problems[path]) return []
      places.push(path)
      return [{ tender, taxCode: textAt(rate, 'taxCode'), amount: Math.max(amount, 1) }]
    }),
  )
  const read = DayTotalInput.safeParse({
    ...{ rows, date: textAt(data, 'date'), note: textAt(data, 'note') },
    confirmsSecond: textAt(data, 'confirmsSecond') === '1',
  })
  const wrong = { ...(!read.success && fieldProblems(read.error)), ...problems }
  if (!read.success || Object.keys(problems).length > 0) {
    return { refusal: { values, problems: atFields(wrong, places) }, other: '', status: 422 }
  }
  let other = ''
  const result = await attempt(form, () =>
    call(dayTotalsContract.create, { ...read.data, firmId: firm.firmId }, { idempotencyKey }).catch(
      (error) => {
        other = otherOf(error)
        throw error
      },
    ),
  )
  if (!result.refusal) return { made: result.value }
  const { refusal, status } = result
  const shown = { ...refusal, problems: atFields(refusal.problems, places) }
  return { refusal: shown, other, status }
}

function ratesOf({ rates }: FormTree): FormTree[] {
  return Array.isArray(rates) ? rates.filter((rate) => isTree(rate)) : []
}

/** The total that the day has already, where that is why. */
function otherOf(error: unknown): string {
  if (!(error instanceof AppError)) return ''
  const { detail } = error
  const isNamed = typeof detail === 'object' && detail !== null && 'number' in detail
  return isNamed ? String(detail.number) : ''
}

/** What is wrong with a row is said at its field; without any row, at the first one. */
function atFields(problems: FieldProblems, places: readonly string[]): FieldProblems {
  const moved = Object.entries(problems).map(([path, problem]) => {
    const [, at] = /^rows\.(\d+)\./.exec(path) ?? []
    if (path === 'rows') return ['rates.0.cash', problem]
    return [at === undefined ? path : (places[Number(at)] ?? path), problem]
  })
  return Object.fromEntries(moved)
}
