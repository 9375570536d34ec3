import { invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { formatLocale } from '#contract/core/format-locale.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import { type PeriodName, periodNames } from '#contract/core/recurrence.ts'
import { addDays, addMonths } from '../firm/calendar.ts'
import type { Span } from './dates.ts'

/** What each name in braces stands for on one document. */
export type PeriodTexts = Record<PeriodName, string>

const names: readonly string[] = periodNames
const gap = /\{([a-zA-Z]+)\}/g

/**
 * The words for a time in a document's language; `count` is its place, 1 for the first.
 * @param country of the firm, as dates are written there
 */
export function periodTexts(
  span: Span,
  count: number,
  language: Language,
  country: string,
): PeriodTexts {
  const locale = formatLocale(language, country)
  const quarter = `Q${Math.ceil(Number(span.from.slice(5, 7)) / 3)}`
  return {
    period: wordsOf(span, locale),
    from: dayText(span.from, locale),
    to: dayText(span.to, locale),
    month: monthText(span.from, locale),
    nextMonth: monthText(addMonths(span.from, 1), locale),
    quarter: `${quarter} ${span.from.slice(0, 4)}`,
    year: span.from.slice(0, 4),
    count: String(count),
  }
}

/** A whole month, quarter or year by its name, any other time by its days. */
function wordsOf({ from, to }: Span, locale: string): string {
  const isFirst = from.endsWith('-01')
  const ends = (months: number) => isFirst && to === addDays(addMonths(from, months), -1)
  if (ends(1)) return monthText(from, locale)
  const month = Number(from.slice(5, 7))
  if (ends(3) && month % 3 === 1) return `Q${(month + 2) / 3} ${from.slice(0, 4)}`
  if (ends(12) && month === 1) return from.slice(0, 4)
  return from === to ? dayText(from, locale) : `${dayText(from, locale)} – ${dayText(to, locale)}`
}

function monthText(date: string, locale: string): string {
  return textOf(date, locale, { month: 'long', year: 'numeric' })
}

function dayText(date: string, locale: string): string {
  return textOf(date, locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
}

function textOf(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = keptDateFormat(locale, { ...options, timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** A text with each name in braces filled in. */
export function fillText(text: string, texts: PeriodTexts): string {
  return text.replace(gap, (whole, name: string) => (isName(name) ? texts[name] : whole))
}

/** @throws AppError invalid at the first text, by its path, with a name in braces that means nothing */
export function requireKnownNames(texts: readonly [path: string, text: string][]): void {
  for (const [path, text] of texts) {
    const unknown = [...text.matchAll(gap)].find(([, name = '']) => !isName(name))
    if (unknown) throw invalidField(path, 'unknownGap', { name: unknown[0] })
  }
}

function isName(name: string): name is PeriodName {
  return names.includes(name)
}
