import { isTree, type TypedTree } from '#app/shell/form/form-tree.ts'
import type { Format } from '#app/shell/format.ts'
import type { ManualLine } from '#contract/manual-entries.ts'

/** Lines as the form shows them. */
export function lineValues(
  lines: readonly ManualLine[],
  currency: string,
  { amountInput }: Pick<Format, 'amountInput'>,
): TypedTree[] {
  const typed = (minor: number) => (minor === 0 ? '' : amountInput(minor, currency))
  return lines.map(({ account, debit, credit, text }) => ({
    account,
    text,
    debit: typed(debit),
    credit: typed(credit),
  }))
}

/** How many rows the form has: those with something in them, and at least two to write in. */
export function rowsFor(values: TypedTree, isMore = false): number {
  const given = Array.isArray(values.lines) ? values.lines : []
  const last = given.findLastIndex(
    (row) => isTree(row) && Object.values(row).some((text) => text !== ''),
  )
  return Math.max(4, last + 3, isMore ? given.length + 5 : given.length)
}
