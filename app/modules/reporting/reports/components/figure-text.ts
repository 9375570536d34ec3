import { useFormat } from '#app/shell/page-context.tsx'
import { minorToDecimal } from '#contract/core/money.ts'
import type { ReportFigure, ReportFigures } from '#contract/reporting/report-pins.ts'

type Unit = Pick<ReportFigures, 'currency' | 'unit'>

/** How figures of reports are written: money, a share or a number. */
export function useFigureText(): (figure: ReportFigure, of: Unit) => string {
  const { money, number, percent } = useFormat()
  return ({ amount, number: typed = '0' }, { currency, unit }) => {
    if (amount !== undefined) return money(amount, currency)
    return unit === 'percent' ? percent(typed) : number(typed)
  }
}

/** A figure as a number that a picture is drawn by, of an amount in units of its currency. */
export function figureSize({ amount, number = '0' }: ReportFigure, currency: string): number {
  return amount === undefined ? Number(number) : Number(minorToDecimal(amount, currency))
}
