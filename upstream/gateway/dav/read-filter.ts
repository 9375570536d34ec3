import type { XmlElement } from '../../einvoice/xml/read-tree.ts'
import type { CompFilter, ParamFilter, PropFilter, Range, TextMatch } from './filter.ts'
import { namespaces } from './names.ts'

/** What no query may ask, in the standard's words (RFC 4791, 7.8; RFC 6352, 8.6). */
export class Unanswerable extends Error {
  override name = 'Unanswerable'
  constructor(readonly condition: string) {
    super(condition)
  }
}

const collations = ['i;ascii-casemap', 'i;unicode-casemap', 'i;octet', 'default']

/** The filter of a query for events; undefined without one. @throws Unanswerable */
export function readCalendarFilter(root: XmlElement): CompFilter | undefined {
  const filter = childrenOf(root, 'c', 'filter')[0]
  if (!filter) return undefined
  const [calendar, ...others] = childrenOf(filter, 'c', 'comp-filter')
  if (!calendar || others.length > 0 || calendar.attributes.name !== 'VCALENDAR') {
    throw new Unanswerable('c:valid-filter')
  }
  return compFilter(calendar, 0)
}

function compFilter(element: XmlElement, depth: number): CompFilter {
  const range = childrenOf(element, 'c', 'time-range')[0]
  // Only events have a time here: alarms and what is around them are not asked for by theirs.
  if (range && depth !== 1) throw new Unanswerable('c:supported-filter')
  return {
    name: nameOf(element, 'c:valid-filter'),
    isNotDefined: childrenOf(element, 'c', 'is-not-defined').length > 0,
    ...(range && { range: readRange(range, 'c:valid-filter') }),
    props: childrenOf(element, 'c', 'prop-filter').map((one) => propFilter(one, 'c')),
    comps: childrenOf(element, 'c', 'comp-filter').map((one) => compFilter(one, depth + 1)),
  }
}

/** The conditions of a query for cards, and whether one of them is enough. @throws Unanswerable */
export function readCardFilter(root: XmlElement): { props: PropFilter[]; isAnyOf: boolean } {
  const filter = childrenOf(root, 'card', 'filter')[0]
  return {
    props: filter
      ? childrenOf(filter, 'card', 'prop-filter').map((one) => propFilter(one, 'card'))
      : [],
    isAnyOf: filter?.attributes.test !== 'allof',
  }
}

type Prefix = 'c' | 'card'

function propFilter(element: XmlElement, prefix: Prefix): PropFilter {
  const range = childrenOf(element, prefix, 'time-range')[0]
  return {
    name: nameOf(element, `${prefix}:supported-filter`),
    isNotDefined: childrenOf(element, prefix, 'is-not-defined').length > 0,
    ...(range && { range: readRange(range, `${prefix}:valid-filter`) }),
    texts: childrenOf(element, prefix, 'text-match').map((one) => textMatch(one, prefix)),
    params: childrenOf(element, prefix, 'param-filter').map((one) => paramFilter(one, prefix)),
    isAnyOf: prefix === 'card' && element.attributes.test !== 'allof',
  }
}

function paramFilter(element: XmlElement, prefix: Prefix): ParamFilter {
  const text = childrenOf(element, prefix, 'text-match')[0]
  return {
    name: nameOf(element, `${prefix}:supported-filter`),
    isNotDefined: childrenOf(element, prefix, 'is-not-defined').length > 0,
    ...(text && { text: textMatch(text, prefix) }),
  }
}

function textMatch({ attributes, text }: XmlElement, prefix: Prefix): TextMatch {
  const { collation = 'default', 'negate-condition': negate, 'match-type': kind } = attributes
  if (!collations.includes(collation)) throw new Unanswerable(`${prefix}:supported-collation`)
  return {
    value: text,
    isNegated: negate === 'yes',
    isExact: collation === 'i;octet',
    kind: kind === 'equals' || kind === 'starts-with' || kind === 'ends-with' ? kind : 'contains',
  }
}

/** @throws Unanswerable for what is no span of time in UTC, or one that ends before it begins (9.9) */
export function readRange({ attributes: { start, end } }: XmlElement, condition: string): Range {
  const from = start === undefined ? undefined : utcInstant(start)
  const to = end === undefined ? undefined : utcInstant(end)
  const isUnread = (start !== undefined && !from) || (end !== undefined && !to)
  if (isUnread || (!from && !to) || (from && to && to <= from)) throw new Unanswerable(condition)
  return { ...(from && { from }), ...(to && { to }) }
}

/** A span with both ends. @throws Unanswerable */
export function readSpan(element: XmlElement, condition: string): { from: string; to: string } {
  const { from, to } = readRange(element, condition)
  if (from === undefined || to === undefined) throw new Unanswerable(condition)
  return { from, to }
}

/** `20261122T090000Z` as an instant. */
function utcInstant(text: string): string | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? []
  if (year === undefined) return undefined
  const instant = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  return Number.isNaN(Date.parse(instant)) ? undefined : instant
}

function nameOf({ attributes }: XmlElement, condition: string): string {
  const { name } = attributes
  if (!name) throw new Unanswerable(condition)
  return name.toUpperCase()
}

export function childrenOf({ children }: XmlElement, prefix: Prefix, name: string): XmlElement[] {
  const namespace = namespaces[prefix]
  return children.filter((one) => one.namespace === namespace && one.name === name)
}
