import { addDays } from '#app/shell/documents/draft/draft-of-document.ts'
import { type FormTree, isTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Format } from '#app/shell/format.ts'
import { equalShares, type Instalment, maxInstalments } from '#contract/selling/instalments.ts'

const places = Array.from({ length: maxInstalments }, (_, at) => at)

/** Names of the fields of the fold, among those that only invoices have. */
export const instalmentFields: readonly string[] = [
  'instalmentCount',
  ...places.flatMap((at) => [`instalments.${at}.share`, `instalments.${at}.dueDate`]),
]

/** The parts of a saved document as the fold shows them. */
export function instalmentValues(
  instalments: readonly Instalment[],
  { numberInput }: Pick<Format, 'numberInput'>,
): Record<string, string> {
  return Object.fromEntries(
    instalments.flatMap(({ share, dueDate }, at) => [
      [`instalments.${at}.share`, numberInput(share)],
      [`instalments.${at}.dueDate`, dueDate],
    ]),
  )
}

/** The form as the contract wants it: rows that say something, or equal parts a month apart. */
export function takeInstalments({ instalmentCount, ...data }: FormTree): FormTree {
  const rows = (Array.isArray(data.instalments) ? data.instalments : []).filter(
    (row) => isTree(row) && (textAt(row, 'share') !== '' || textAt(row, 'dueDate') !== ''),
  )
  const count = Number(instalmentCount)
  const isEqual = rows.length === 0 && Number.isInteger(count) && count >= 2
  if (!isEqual || count > maxInstalments) return { ...data, instalments: rows }
  const first = textAt(data, 'dueDate') || byTerms(data)
  const instalments = equalShares(count).map((share, at) => ({
    share,
    dueDate: monthsAfter(first, at),
  }))
  return { ...data, instalments }
}

function byTerms(data: FormTree): string {
  const days = textAt(data, 'paymentTermsDays')
  const issued = textAt(data, 'issueDate')
  return /^\d{1,3}$/.test(days) ? addDays(issued, Number(days)) : issued
}

/** The same day some months on, or the last one of a shorter month. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  if (Number.isNaN(last.getTime())) return date
  last.setUTCDate(Math.min(day, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}
