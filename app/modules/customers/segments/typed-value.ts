import { z } from 'zod'
import type { Format } from '#app/shell/format.ts'
import { countryCodes } from '#contract/core/countries.ts'
import { currencyCodes } from '#contract/core/currencies.ts'
import { DateOnly, languages } from '#contract/core/fields.ts'
import { keptDateFormat, keptDisplayNames } from '#contract/core/kept-formats.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import { parseAmount } from '#contract/core/money.ts'
import { SegmentField, SegmentOperator } from '#contract/customers/segments.ts'

/** A condition as far as it says what its value is. */
export const Asked = z.object({ field: SegmentField, operator: SegmentOperator })
export type Asked = z.infer<typeof Asked>

/** What some fields hold instead of what people call it: `DE` for "Germany". */
type Names = { code: string; name: string }[]

const amounts: readonly SegmentField[] = ['netSales', 'owes', 'overdue']
const numbers: readonly SegmentField[] = [...amounts, 'invoiceCount']
const dates: readonly SegmentField[] = ['createdDate', 'lastBought']
const countsDays: readonly SegmentOperator[] = ['notSince', 'withinDays']

/**
 * What somebody typed as a value, in the form of the API: amounts and days as the language writes them,
 * countries, languages, currencies and kinds by their names. What cannot be read stays as it is, and is
 * refused there.
 */
export function readValue(
  typed: string,
  { field, operator }: Asked,
  locale: string,
  kinds: Readonly<Record<string, string>>,
): string {
  const text = typed.trim()
  if (text === '' || countsDays.includes(operator)) return text
  if (numbers.includes(field)) return parseLocaleDecimal(text, locale) ?? text
  if (dates.includes(field)) return readDay(text, locale) ?? text
  const wanted = folded(text)
  const found = namesOf(field, locale, kinds).find(
    ({ code, name }) => folded(name) === wanted || folded(code) === wanted,
  )
  return found?.code ?? text
}

/**
 * The same the other way: as a person of the language reads it.
 * @param currency that of the firm's books, in which amounts are
 */
export function showValue(
  value: string,
  { field, operator }: Asked,
  kinds: Readonly<Record<string, string>>,
  format: Pick<Format, 'locale' | 'number' | 'amount' | 'date'>,
  currency: string,
): string {
  if (value === '' || countsDays.includes(operator)) return value
  if (numbers.includes(field)) {
    const minor = amounts.includes(field) ? parseAmount(value, currency) : undefined
    return minor === undefined ? format.number(value) : format.amount(minor, currency)
  }
  if (dates.includes(field)) {
    return DateOnly.safeParse(value).success ? format.date(value, 'digits') : value
  }
  const wanted = folded(value)
  return (
    namesOf(field, format.locale, kinds).find(({ code }) => folded(code) === wanted)?.name ?? value
  )
}

/** A day as the language writes it with digits: `31.1.2026`, `1/31/2026`; also `2026-01-31`. */
export function readDay(text: string, locale: string): string | undefined {
  if (DateOnly.safeParse(text).success) return text
  const digits = /^(\d{1,4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,4})\.?$/.exec(text)
  if (!digits) return undefined
  const parts = keptDateFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year')
  const by = new Map(parts.map((type, at) => [type, Number(digits[at + 1])]))
  const [year = 0, month = 0, day = 0] = [by.get('year'), by.get('month'), by.get('day')]
  const two = (part: number) => String(part).padStart(2, '0')
  const date = `${year < 100 ? 2000 + year : year}-${two(month)}-${two(day)}`
  return DateOnly.safeParse(date).success ? date : undefined
}

function namesOf(
  field: SegmentField,
  locale: string,
  kinds: Readonly<Record<string, string>>,
): Names {
  if (field === 'kind') return Object.entries(kinds).map(([code, name]) => ({ code, name }))
  if (field === 'country') return named(countryCodes, 'region', locale)
  if (field === 'language') return named(languages, 'language', locale)
  return field === 'currency' ? named(currencyCodes, 'currency', locale) : []
}

function named(
  codes: readonly string[],
  type: 'region' | 'language' | 'currency',
  locale: string,
): Names {
  const names = keptDisplayNames(locale, { type })
  return codes.map((code) => ({ code, name: names.of(code) ?? code }))
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
