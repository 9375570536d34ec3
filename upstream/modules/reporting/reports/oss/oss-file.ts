import { unionRates } from '#contract/books/oss-rates.ts'
import { roundedDecimal } from '#contract/core/decimal.ts'
import { invalidField } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { ReturnAsk } from '../returns/files/return-ask.ts'
import type { OssSale } from './oss-figures.ts'
import { ossKinds } from './oss-kinds.ts'

/** The form takes no more lines. */
const maxLines = 6000

/** Kinds of records: a country of consumption, then services and goods sold from Germany to there. */
const records = { country: '1', services: '2', goods: '3' }

/**
 * The quarter's sales from Germany as the form of the Union scheme at the BZSt's portal imports them, in
 * version 2.0 of its CSV, in UTF-8: each country by itself, then its services and its goods. What
 * corrects earlier quarters has records of kind 6, whose fields its description does not show to all;
 * the return says that they are typed in.
 * https://www.elster.de/bportal/helpGlobal?themaGlobal=osseust_import
 * @throws AppError invalid where it would have more lines than the form takes
 */
export function ossFile({ frame, from, to }: ReturnAsk): File {
  const { services, goods } = ossKinds(frame)
  const sold = [
    ...services.map((sale) => ({ ...sale, record: records.services })),
    ...goods.map((sale) => ({ ...sale, record: records.goods })),
  ].filter(({ base, tax }) => base !== 0 && tax !== 0)
  const countries = [...new Set(sold.map(({ country }) => country))].sort()
  const lines = countries.flatMap((country) => [
    [records.country, codeOf(country)].join(','),
    ...sold.filter((sale) => sale.country === country).map((sale) => lineOf(sale, frame.currency)),
  ])
  if (lines.length > maxLines) throw invalidField('to', 'tooManyEntries')
  const text = ['#v2.0', ...lines].map((one) => `${one}\r\n`).join('')
  return new File([text], `OSS_${from}_${to}.csv`, { type: 'text/csv;charset=utf-8' })
}

function lineOf(
  { record, country, rate, base, tax }: OssSale & { record: string },
  currency: string,
) {
  const type = Number(rate) === Number(unionRates[country]?.[0]) ? 'STANDARD' : 'REDUCED'
  const amounts = [base, tax].map((amount) => minorToDecimal(amount, currency))
  return [record, codeOf(country), type, roundedDecimal(rate, 2), ...amounts].join(',')
}

/** Greece is EL in matters of this tax. */
function codeOf(country: string): string {
  return country === 'GR' ? 'EL' : country
}
