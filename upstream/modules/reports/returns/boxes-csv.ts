import { minorToDecimal } from '#contract/money.ts'
import { writeCsv } from '../../../csv.ts'
import type { Frame } from '../frame.ts'
import type { Span } from '../span.ts'
import type { TaxFigure } from '../tax-turnover.ts'
import { type BoxFigure, owedOf } from './return-boxes.ts'

/**
 * The boxes of a form with what stands in each, for whoever types them into it: where the authority takes
 * no file but from its partners (France: EDI-TVA), or one whose positions change by the year (Spain).
 */
export function boxesCsv(
  { texts, currency }: Frame,
  boxes: readonly BoxFigure[],
  { from, to, number, figures }: Span & { number: string; figures: readonly TaxFigure[] },
): string {
  const filed = boxes.flatMap(({ box, side, filed: amount }) =>
    amount === null ? [] : [[box, texts.tax[side], minorToDecimal(amount, currency)]],
  )
  const heads = [texts.tax.box, texts.tax.holds, `${texts.tax.inForm}, ${currency}`]
  const owed = ['', texts.tax.owed, minorToDecimal(owedOf(figures), currency)]
  return writeCsv([[number, from, to], heads, ...filed, owed])
}
