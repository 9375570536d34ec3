import { weekdayOf } from '#contract/core/days.ts'
import { type Dimension, isTime } from '#contract/reporting/custom-reports.ts'
import type { ReportLink } from '#contract/reporting/reports.ts'
import { namesOfItems } from '../../../catalogue/items/views.ts'
import { namesOfParties } from '../../../firm/parties/views.ts'
import { namesOfPeople } from '../../../firm/records/index.ts'
import { accountLabel, type Frame } from '../frame.ts'
import { partsOf, type Span } from '../span.ts'
import { blank, type Fact } from './facts.ts'

/** The key that a fact has in a dimension; empty where it has none. */
export function keyOf(dimension: Dimension, fact: Fact): string {
  switch (dimension) {
    case 'month':
      return fact.date.slice(0, 7)
    case 'quarter':
      return `${fact.date.slice(0, 4)}-${Math.ceil(Number(fact.date.slice(5, 7)) / 3)}`
    case 'year':
      return fact.date.slice(0, 4)
    case 'weekday':
      return String(weekdayOf(fact.date) || 7)
    case 'customer':
    case 'supplier':
    case 'party':
      return fact.party
    default:
      return fact[dimension]
  }
}

/** Every key of a time in a span, so that months without a figure stand in their row; else none. */
export function keysOfTime(dimension: Dimension, span: Span): string[] {
  if (dimension === 'weekday') return ['1', '2', '3', '4', '5', '6', '7']
  if (dimension !== 'month' && dimension !== 'quarter') return []
  return partsOf(span, dimension).map(({ from }) => keyOf(dimension, { ...blank, date: from }))
}

/** What the keys of a dimension are called, in the language of the frame. */
export function labelsOf(
  frame: Frame,
  dimension: Dimension,
  keys: readonly string[],
): (key: string) => string {
  const { texts, format, chart, reader } = frame
  const none = texts.custom.none
  const named = (names: ReadonlyMap<string, string>) => (key: string) =>
    key === '' ? none : (names.get(key) ?? key)
  switch (dimension) {
    case 'month':
      return (key) => format.span(spanOfKey('month', key) ?? frame.span)
    case 'quarter':
      return (key) => format.span(spanOfKey('quarter', key) ?? frame.span)
    case 'year':
      return (key) => key
    case 'weekday':
      // 1 January 2024 was a Monday.
      return (key) => format.weekday(`2024-01-0${key}`)
    case 'customer':
    case 'supplier':
    case 'party':
      return named(namesOfParties(reader, keys))
    case 'person':
      return named(namesOfPeople(reader, keys))
    case 'item':
      return named(namesOfItems(reader, keys))
    case 'account':
      return named(new Map(chart.map((account) => [account.code, accountLabel(frame, account)])))
    case 'country':
      return (key) => (key === '' ? none : format.country(key))
    case 'method':
      return (key) => texts.custom.methods[key] ?? key
    case 'currency':
      return (key) => key
  }
}

/** The days of a month, quarter or year; undefined for what is no span. */
export function spanOfKey(dimension: Dimension, key: string): Span | undefined {
  const year = key.slice(0, 4)
  const end = (month: number) =>
    new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10)
  const first = (month: number) => `${year}-${String(month).padStart(2, '0')}-01`
  if (dimension === 'year') return { from: first(1), to: end(12) }
  const part = Number(key.slice(5))
  if (dimension === 'month') return { from: first(part), to: end(part) }
  if (dimension === 'quarter') return { from: first(part * 3 - 2), to: end(part * 3) }
  return undefined
}

/** The record that a key names; undefined for what has no page of its own. */
export function recordLink(dimension: Dimension, key: string): ReportLink | undefined {
  if (key === '' || isTime(dimension)) return undefined
  if (dimension === 'item') return { target: 'item', id: key }
  if (dimension === 'account') return { target: 'account', code: key }
  const isParty = dimension === 'customer' || dimension === 'supplier' || dimension === 'party'
  return isParty ? { target: 'party', id: key } : undefined
}
