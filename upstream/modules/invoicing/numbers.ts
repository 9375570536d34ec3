import type { Reader } from '../../firm/store.ts'
import { findSeries, isNumberTaken, type SeriesRow } from './reader.ts'

/** Credit notes and payments count by themselves. */
export const creditNotePattern = 'CN-{YYYY}-{####}'

export type NextNumber = {
  seriesId: string
  number: string
  /** Sorts documents by year and running number. */
  order: number
  series: SeriesRow
}

/**
 * The next number of a series, by the pattern and the year of the date. Nothing is taken until
 * the series is saved, in the same transaction as what carries the number.
 */
export function nextNumber(
  reader: Reader,
  kind: 'invoice' | 'creditNote' | 'payment',
  pattern: string,
  date: string,
): NextNumber {
  const seriesId = seriesOf(kind, pattern, date)
  const series = findSeries(reader, seriesId) ?? { last: 0, lastDate: '', lastHash: '' }
  let running = series.last + 1
  // Two patterns can meet in one text, such as `1{#}` and `{##}`; a number is never given twice.
  while (isNumberTaken(reader, kind, numberText(pattern, date, running))) running += 1
  return {
    seriesId,
    series: { ...series, last: running },
    number: numberText(pattern, date, running),
    order: Number(date.slice(0, 4)) * 1_000_000_000 + running,
  }
}

/** Date of the last document of the series a date belongs to, or '' where there is none. */
export function lastDateOf(
  reader: Reader,
  kind: 'invoice' | 'creditNote',
  pattern: string,
  date: string,
): string {
  return findSeries(reader, seriesOf(kind, pattern, date))?.lastDate ?? ''
}

/** `{YYYY}-{####}` of 2026 and 12: `2026-0012`. */
export function numberText(pattern: string, date: string, running: number): string {
  return pattern
    .replace('{YYYY}', date.slice(0, 4))
    .replace(/\{(#+)\}/, (_, digits: string) => String(running).padStart(digits.length, '0'))
}

function seriesOf(kind: string, pattern: string, date: string): string {
  return `${kind}:${pattern.replace('{YYYY}', date.slice(0, 4)).replace(/\{#+\}/, '{#}')}`
}
