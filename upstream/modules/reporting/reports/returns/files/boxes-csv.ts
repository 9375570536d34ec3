import { minorToDecimal } from '#contract/core/money.ts'
import { csvIn } from '../../../../../core/csv.ts'
import type { Frame } from '../../frame.ts'
import type { Span } from '../../span.ts'
import type { EffectiveFigures } from '../make-return.ts'
import type { ReturnAsk } from './return-ask.ts'

/** Spain's modelo 303, under the NIF. */
export function modelo303File(ask: ReturnAsk): File {
  return boxesFile(ask, '303')
}

/** France's CA3, under the SIREN. */
export function ca3File(ask: ReturnAsk): File {
  return boxesFile(ask, 'CA3')
}

function boxesFile({ frame, from, to, number, figures }: ReturnAsk, form: string): File {
  const csv = boxesCsv(frame, figures(), { from, to, number })
  return new File([csv], `${form}_${from}_${to}.csv`, { type: 'text/csv;charset=utf-8' })
}

/**
 * The boxes of a form with what stands in each, for whoever types them into it: where the authority takes
 * no file but from its partners (France: EDI-TVA), or one whose positions change by the year (Spain).
 */
function boxesCsv(
  { texts, currency, language }: Frame,
  { boxes, owed }: EffectiveFigures,
  { from, to, number }: Span & { number: string },
): string {
  const csv = csvIn(language)
  const money = (minor: number) => csv.decimal(minorToDecimal(minor, currency))
  const filed = boxes.flatMap(({ box, side, filed: amount }) =>
    amount === null ? [] : [[box, texts.tax[side], money(amount)]],
  )
  const heads = [texts.tax.box, texts.tax.holds, `${texts.tax.inForm}, ${currency}`]
  const sum = ['', texts.tax.owed, money(owed)]
  return csv.write([[number, from, to], heads, ...filed, sum])
}
