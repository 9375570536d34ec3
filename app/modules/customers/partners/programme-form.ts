import { isTree, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { maxProgrammeCurrencies, type Programme } from '#contract/customers/partner-programme.ts'

/** The programme as its form shows it, with room for more currencies. */
export function valuesOf(programme: Programme, write: (decimal: string) => string): TypedTree {
  const { amounts, months, windowDays, holdDays } = programme
  const room = Array.from({ length: maxProgrammeCurrencies }, (_, at) => amounts[at])
  return {
    isOpen: flag(programme.isOpen),
    words: programme.words,
    kind: programme.kind,
    percent: write(programme.percent),
    amounts: room.map((one) => ({
      currency: one?.currency ?? '',
      fixed: write(one?.fixed ?? ''),
      minimum: write(one?.minimum ?? ''),
    })),
    reach: programme.reach,
    months: String(months),
    windowDays: String(windowDays),
    holdDays: String(holdDays),
    couponBeatsClick: flag(programme.couponBeatsClick),
    target: programme.target,
  }
}

function flag(isSet: boolean): string {
  return isSet ? 'true' : ''
}

/** The form as the contract wants it: rows without a currency are left out. */
export function takeProgramme(form: Form): Form {
  const rows = Array.isArray(form.data.amounts) ? form.data.amounts : []
  const amounts = rows.filter((row) => isTree(row) && textAt(row, 'currency') !== '')
  return { ...form, data: { ...form.data, amounts } }
}
