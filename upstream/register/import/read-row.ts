import type { FieldProblem } from '#contract/core/errors.ts'
import type { ImportReading } from '#contract/core/imports.ts'
import { parseAmount } from '#contract/core/money.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import type { Importer } from './importer.ts'
import { type FileNumbers, readNumber } from './read-number.ts'

export type ReadRow =
  | { input: object; problems?: undefined }
  | { input?: undefined; problems: Record<string, FieldProblem> }

/** What a register says of its rows in one firm, by path: their usual values, and currencies. */
type OfFirm = {
  defaults: Readonly<Record<string, string>>
  /** Of amounts in minor units. */
  currencies: Readonly<Record<string, string>>
}

/**
 * Makes the reader of a file's rows: from cells to the contract's input, or what is wrong. A row that
 * changes a record has what that is where the file has nothing.
 */
export function rowReader(
  { input, decimals = [], dates = [] }: Pick<Importer, 'input' | 'decimals' | 'dates'>,
  {
    mapping,
    decimalMark,
    dateOrder,
    words,
    numbers,
  }: Omit<ImportReading, 'chosen' | 'dateOrder'> & {
    numbers: FileNumbers
    dateOrder: 'day' | 'month'
  },
  { defaults, currencies }: OfFirm,
): (cells: readonly string[], current?: object) => ReadRow {
  const values = new Map(words.map(({ field, word, value }) => [keyOf(field, word), value]))

  function valueFor(field: string, text: string): string {
    const known = values.get(keyOf(field, text))
    if (known !== undefined) return known
    const currency = currencies[field]
    if (currency !== undefined || decimals.includes(field)) {
      const number = readNumber(text, { numbers, decimalMark }) ?? text
      // What is no amount of the currency is no text of minor units either: 12.345 Euro are refused.
      return currency === undefined ? number : String(parseAmount(number, currency) ?? '?')
    }
    if (dates.includes(field)) return dateOf(text, dateOrder)
    return text
  }

  return (cells, current) => {
    const row: Record<string, unknown> = structuredClone({ ...current })
    if (!current) for (const [field, text] of Object.entries(defaults)) setAt(row, field, text)
    for (const { field, column } of mapping) {
      const text = cells[column] ?? ''
      if (text !== '') setAt(row, field, valueFor(field, text))
    }
    const result = input.safeParse(row)
    return result.success
      ? { input: result.data }
      : { problems: fieldProblems({ issues: result.error.issues }) }
  }
}

function keyOf(field: string, word: string): string {
  return `${field}\n${word.trim().toLowerCase()}`
}

/** A date as YYYY-MM-DD; what is none is given back. */
export function dateOf(text: string, order: 'day' | 'month'): string {
  const parts = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})/.exec(text)
  if (!parts) return namedDate(text) ?? text
  const [, first = '', second = '', third = ''] = parts
  if (first.length === 4) return `${first}-${two(second)}-${two(third)}`
  const year = third.length === 2 ? `20${third}` : third
  const [day, month] = order === 'day' ? [first, second] : [second, first]
  return `${year}-${two(month)}-${two(day)}`
}

/** How the names of months begin, in the languages that files are written in. */
const monthNames: readonly RegExp[] = [
  /^(jan|j\u00e4n|gen|ene|janv|янв)/,
  /^(feb|f\u00e9v|fev|фев)/,
  /^(mar(?!i)|m\u00e4r|maa|maerz|мар)/,
  /^(apr|avr|abr|апр)/,
  /^(may|mai|mag|mei|ма[йя])/,
  /^(jun|juin|giu|июн)/,
  /^(jul|juil|lug|июл)/,
  /^(aug|ago|ao\u00fb|aou|авг)/,
  /^(sep|set|сен)/,
  /^(oct|okt|ott|окт)/,
  /^(nov|ноя)/,
  /^(dec|dez|dic|d\u00e9c|дек)/,
]

const namedDates = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[.\s/-]+(?:de\s+)?(?<name>\p{L}{3,12})[.,]?[\s/-]*(?:del?\s+)?(?<year>\d{4}|\d{2})(?!\d|:)/u,
  /^(?<name>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4}|\d{2})(?!\d|:)/u,
]

/** A date whose month has a name, as YYYY-MM-DD: 13 Nov 2026, 13-Nov-26, Nov 13, 2026. */
function namedDate(text: string): string | undefined {
  const parts = namedDates.map((form) => form.exec(text)?.groups).find(Boolean)
  const { day = '', name = '', year = '' } = parts ?? {}
  const month = monthNames.findIndex((begins) => begins.test(name.toLowerCase())) + 1
  if (!parts || month === 0) return undefined
  return `${year.length === 2 ? '20' : ''}${year}-${two(String(month))}-${two(day)}`
}

function two(text: string): string {
  return text.padStart(2, '0')
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Puts a value where a path with dots leads. */
function setAt(row: Record<string, unknown>, path: string, value: string): void {
  const parts = path.split('.')
  if (parts.some((part) => part === '' || forbidden.has(part))) return
  const last = parts.pop()
  let place = row
  for (const part of parts) {
    const next = place[part]
    const inner: Record<string, unknown> = isRecord(next) ? next : {}
    place[part] = inner
    place = inner
  }
  if (last !== undefined) place[last] = value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
