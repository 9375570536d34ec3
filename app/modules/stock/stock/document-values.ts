import { isTree, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { withFiveMore } from '#app/shell/form/typed-rows.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { codesField, readCodes } from './codes.ts'

/** Paths of the form where numbers are typed as the language writes them. */
export const lineDecimals = ['lines.*.quantity', 'lines.*.unitCost']

const blank = { item: '', quantity: '', unit: '', unitCost: '', codes: '', expires: '' }

/** What was typed, with five more rows to write in. */
export function withMoreRows(values: TypedTree): TypedTree {
  return withFiveMore(values, blank)
}

type Line = {
  item: string
  quantity: string
  unit: string
  unitCost: string
  codes: string[]
  expires: string
}

/** The rows in which something is typed, and the number of each in the form. */
export function readLines({ data }: Form): { lines: Line[]; rows: number[] } {
  const given = Array.isArray(data.lines) ? data.lines : []
  const lines: Line[] = []
  const rows: number[] = []
  given.forEach((row, at) => {
    if (!isTree(row)) return
    const [item, quantity, unit, unitCost] = [
      textAt(row, 'item'),
      textAt(row, 'quantity'),
      textAt(row, 'unit'),
      textAt(row, 'unitCost'),
    ]
    const codes = readCodes(textAt(row, 'codes'))
    const expires = textAt(row, 'expires')
    if (![item, quantity, unit, unitCost, expires, ...codes].some((text) => text !== '')) return
    lines.push({ item, quantity, unit, unitCost, codes, expires })
    rows.push(at)
  })
  return { lines, rows }
}

/** Problems of the nth line, at the row of the form it was read from. */
export function problemsByRow(problems: FieldProblems, rows: readonly number[]): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([whole, problem]) => {
      const path = codesField(whole)
      const [, at, rest = ''] = /^lines\.(\d+)(.*)$/.exec(path) ?? []
      const row = at === undefined ? undefined : rows[Number(at)]
      return [row === undefined ? path : `lines.${row}${rest}`, problem]
    }),
  )
}
