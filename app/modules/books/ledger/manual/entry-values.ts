import { isTree, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { readTypedAmount } from '#app/shell/form/read-amount.ts'
import { withFiveMore } from '#app/shell/form/typed-rows.ts'
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

const blank = { account: '', text: '', debit: '', credit: '' }

/** What was typed, with five more rows to write in. */
export function withMoreRows(values: TypedTree): TypedTree {
  return withFiveMore(values, blank)
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
