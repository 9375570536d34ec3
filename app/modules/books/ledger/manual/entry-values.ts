import { isTree, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import type { Format } from '#app/shell/format.ts'
import type { ManualLine } from '#contract/books/manual-entries.ts'

/** Lines as the form shows them. */
export function lineValues(
  lines: readonly ManualLine[],
  currency: string,
  { amountInput }: Pick<Format, 'amountInput'>,
): TypedTree[] {
  const typed = (minor: number) => (minor === 0 ? '' : amountInput(minor, currency))
  return lines.map(({ account, debit, credit, text, costCentreId }) => ({
    account,
    costCentreId,
    text,
    debit: typed(debit),
    credit: typed(credit),
  }))
}

/** How many rows the form has: those there are, and at least two to write in. */
export function rowsFor(values: TypedTree): number {
  const given = Array.isArray(values.lines) ? values.lines : []
  const last = given.findLastIndex(
    (row) => isTree(row) && Object.values(row).some((text) => text !== ''),
  )
  return Math.max(4, last + 3, given.length)
}

/** What was typed, with five more rows to write in. */
export function withMoreRows(values: TypedTree): TypedTree {
  const given = Array.isArray(values.lines) ? values.lines : []
  const blank = Array.from({ length: 5 }, () => ({ account: '', text: '', debit: '', credit: '' }))
  return { ...values, lines: [...given, ...blank] }
}

/** What both sides of a form come to as far as they are typed; undefined before anything is. */
export function typedSums(
  values: TypedTree,
  currency: string,
  locale: string,
): { debit: number; credit: number } | undefined {
  const given = Array.isArray(values.lines) ? values.lines.filter(isTree) : []
  const sum = (side: 'debit' | 'credit') =>
    given.reduce((all, row) => all + (readTypedAmount(textAt(row, side), currency, locale) ?? 0), 0)
  const [debit, credit] = [sum('debit'), sum('credit')]
  return debit === 0 && credit === 0 ? undefined : { debit, credit }
}
