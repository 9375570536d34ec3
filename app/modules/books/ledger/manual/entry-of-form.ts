import { isTree, textAt } from '#app/shell/form/form-tree.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { ManualLine } from '#contract/books/manual-entries.ts'
import type { FieldProblems } from '#contract/core/errors.ts'

/** Paths of the form where amounts are typed as the language writes them. */
export const sideFields = ['lines.*.debit', 'lines.*.credit']

type Lines = {
  lines: ManualLine[]
  problems: FieldProblems
  /** The number of each line in the form: rows left empty are no lines. */
  rows: number[]
}

/** Reads the lines of a form; amounts become minor units, rows without anything are left out. */
export function readLines({ data }: Form, currency: string): Lines {
  const given = Array.isArray(data.lines) ? data.lines : []
  const problems: FieldProblems = {}
  const lines: ManualLine[] = []
  const rows: number[] = []
  given.forEach((row, at) => {
    if (!isTree(row)) return
    const [account, text] = [textAt(row, 'account'), textAt(row, 'text')]
    const costCentreId = textAt(row, 'costCentreId')
    const [debit, credit] = (['debit', 'credit'] as const).map((side) => {
      const typed = textAt(row, side)
      if (typed === '') return 0
      const { amount = 0, problem } = readAmount(typed, currency)
      if (problem) problems[`lines.${at}.${side}`] = problem
      return amount
    })
    if (!account && !text && !textAt(row, 'debit') && !textAt(row, 'credit')) return
    // A code may be followed by the name that the list of accounts offers beside it.
    lines.push({
      account: account.split(' ')[0] ?? '',
      debit: debit ?? 0,
      credit: credit ?? 0,
      text,
      costCentreId,
    })
    rows.push(at)
  })
  return { lines, problems, rows }
}

/** Problems of the nth line, at the row of the form it was read from. */
export function problemsByRow(problems: FieldProblems, rows: readonly number[]): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const [, at, rest = ''] = /^lines\.(\d+)(.*)$/.exec(path) ?? []
      const row = at === undefined ? undefined : rows[Number(at)]
      return [row === undefined ? path : `lines.${row}${rest}`, problem]
    }),
  )
}
