import { minorToDecimal } from '#contract/money.ts'
import { writeCsv } from '../../../../csv.ts'
import type { Frame } from '../../frame.ts'
import type { Span } from '../../span.ts'
import { type TaxFigure, taxFigures } from '../../tax-turnover.ts'
import { scopeOf } from '../filed-returns.ts'
import { isOfCountry } from '../make-return.ts'
import { type BoxFigure, owedOf, returnBoxes } from '../return-boxes.ts'
import type { ReturnAsk } from './return-ask.ts'

/** Spain's modelo 303, under the NIF. */
export function modelo303File(ask: ReturnAsk): File {
  return boxesFile(ask, '303')
}

/** France's CA3, under the SIREN. */
export function ca3File(ask: ReturnAsk): File {
  return boxesFile(ask, 'CA3')
}

function boxesFile({ frame, from, to, number }: ReturnAsk, form: string): File {
  const figures = taxFigures(frame, scopeOf(frame.reader, { from, to })).filter(isOfCountry)
  const boxes = returnBoxes(frame, frame.country, figures)
  const csv = boxesCsv(frame, boxes, { from, to, number, figures })
  return new File([csv], `${form}_${from}_${to}.csv`, { type: 'text/csv;charset=utf-8' })
}

/**
 * The boxes of a form with what stands in each, for whoever types them into it: where the authority takes
 * no file but from its partners (France: EDI-TVA), or one whose positions change by the year (Spain).
 */
function boxesCsv(
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
