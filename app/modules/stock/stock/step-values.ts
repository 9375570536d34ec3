import { isTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { add, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { StockDocument, StockLine } from '#contract/stock/stock.ts'
import { readCodes } from './codes.ts'

/** The lines of which something is left to be moved, or to come back; none where all is undone at once. */
export function leftOf(
  { lines }: Pick<StockDocument, 'lines'>,
  step: 'deliver' | 'arrive' | 'return' | 'undo',
): (StockLine & { left: string })[] {
  if (step === 'undo') return []
  return (
    lines
      .map((line) => ({
        ...line,
        left: step === 'return' ? less(line.done, line.returned) : less(line.quantity, line.done),
      }))
      // Below nothing where more went out than was ordered.
      .filter(({ left }) => left !== '0' && !left.startsWith('-'))
  )
}

function less(whole: string, part: string): string {
  const [a, b] = [parseDecimal(whole, { maxScale: 4 }), parseDecimal(part, { maxScale: 4 })]
  if (!a || !b) return '0'
  return formatDecimal(add(a, { ...b, units: -b.units }))
}

type Chosen = { position: number; quantity: string; codes: string[] }

/** What was typed at each line, and the number of its row; a row left empty or at nothing is none. */
export function readQuantities({ data }: Form): { lines: Chosen[]; rows: number[] } {
  const given = Array.isArray(data.lines) ? data.lines : []
  const lines: Chosen[] = []
  const rows: number[] = []
  given.forEach((row, at) => {
    if (!isTree(row)) return
    const quantity = textAt(row, 'quantity')
    if (quantity === '' || quantity === '0') return
    const codes = readCodes(textAt(row, 'codes'))
    lines.push({ position: Number(textAt(row, 'position')), quantity, codes })
    rows.push(at)
  })
  return { lines, rows }
}

/** Problems of the nth line that was sent, at its row of the form. */
export function problemsByLine(problems: FieldProblems, rows: readonly number[]): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const [, at, field] = /^lines\.(\d+)(?:\.(codes))?/.exec(path) ?? []
      const row = at === undefined ? undefined : rows[Number(at)]
      return [row === undefined ? path : `lines.${row}.${field ?? 'quantity'}`, problem]
    }),
  )
}
