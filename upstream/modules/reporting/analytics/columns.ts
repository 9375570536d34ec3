import type { AnalysisCell, AnalysisColumn } from '#contract/reporting/analytics.ts'
import type { Cell, Part } from './cells.ts'
import { cellOfFigure, digitsOf, figureOf, isOwnAmount, type Sums, unitOf } from './measure.ts'
import type { Measure, Plan } from './plan.ts'

/** One column: its head, and what it holds for a row. */
export type Column = {
  column: AnalysisColumn
  cell: (row: RowSums, whole: RowSums) => AnalysisCell | null
}

/** What a row is made up of: cells by the keys of columns, of the span, before it and compared. */
export type RowSums = {
  currency: string
  sums: Sums
  before: Cell | undefined
  across: ReadonlyMap<string, Cell>
  /** Of the first measure, what this row and all before it come to; null where that says nothing. */
  running: number | null
}

/** What a row holds of a measure; null where there is no figure. */
export function cellOf(
  plan: Plan,
  { name, measure }: Measure,
  parts: readonly Part[],
  sums: Sums,
  currency: string,
): AnalysisCell | null {
  const figure = figureOf(plan.view, measure, parts, sums)
  return cellOfFigure(
    figure,
    unitOf(plan.view, measure),
    currencyOf(plan, { name, measure }, currency),
    digitsOf(plan.view, measure),
  )
}

/** Of an amount: that of the row where amounts are not converted, else the firm's own. */
export function currencyOf({ view, base }: Plan, { measure }: Measure, currency: string): string {
  return isOwnAmount(view, measure) ? currency : base
}

/** Numbers by their size, days as they are written. */
export function inOrder(one: string, other: string): number {
  return Number(one) - Number(other) || (one < other ? -1 : 1)
}
