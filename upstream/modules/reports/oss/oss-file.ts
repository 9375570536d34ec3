import { invalidField } from '#contract/errors.ts'
import { minorToDecimal } from '#contract/money.ts'
import { unionRates } from '#contract/oss-rates.ts'
import type { ReturnAsk } from '../returns/files/return-ask.ts'
import { ossFigures } from './oss-figures.ts'

/** The form takes no more lines. */
const maxLines = 6000

/**
 * Goods that were sold from Germany, as the form of the Union scheme at the BZSt's portal imports them:
 * records of kind 3 of version 2.0 of its CSV, in UTF-8. Services and corrections are records of other
 * kinds, which are typed in from the return.
 * https://www.elster.de/bportal/helpGlobal?themaGlobal=osseust_import
 * @throws AppError invalid where it would have more lines than the form takes
 */
export function ossFile({ frame, from, to }: ReturnAsk): File {
  const { currency } = frame
  const lines = ossFigures(frame)
    .sales.filter(({ base }) => base !== 0)
    .map(({ country, rate, base, tax }) => {
      const kind = Number(rate) === Number(unionRates[country]?.[0]) ? 'STANDARD' : 'REDUCED'
      const amounts = [base, tax].map((amount) => minorToDecimal(amount, currency))
      // Greece is EL in matters of this tax.
      const code = country === 'GR' ? 'EL' : country
      return ['3', code, kind, Number(rate).toFixed(2), ...amounts].join(',')
    })
  if (lines.length > maxLines) throw invalidField('to', 'tooManyEntries')
  const text = ['#v2.0', ...lines].map((one) => `${one}\r\n`).join('')
  return new File([text], `OSS_${from}_${to}.csv`, { type: 'text/csv;charset=utf-8' })
}
