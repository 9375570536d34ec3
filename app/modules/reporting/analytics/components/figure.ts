import { useFormat } from '#app/shell/page-context.tsx'
import { minorToDecimal } from '#contract/core/money.ts'
import type { Analysis, AnalysisCell, AnalysisUnit } from '#contract/reporting/analytics.ts'

/** How figures of analyses are written; a dash for what there is none of, or what is hidden. */
export function useFigure(): (
  cell: AnalysisCell | null | undefined,
  unit: AnalysisUnit,
  currency: string,
) => string {
  const { money, number, percent } = useFormat()
  return (cell, unit, currency) => {
    if (!cell) return '–'
    if (cell.amount !== undefined) return money(cell.amount, cell.currency ?? currency)
    if (cell.number === undefined) return cell.text ?? ''
    return unit === 'percent' ? percent(cell.number) : number(cell.number)
  }
}

/** A figure as a number that a picture is drawn by, of an amount in units of its currency. */
export function sizeOf(
  cell: AnalysisCell | null | undefined,
  { currency }: Pick<Analysis, 'currency'>,
): number {
  if (!cell) return 0
  if (cell.amount === undefined) return Number(cell.number ?? '0')
  return Number(minorToDecimal(cell.amount, cell.currency ?? currency))
}
