import { instantOf as instantIn, isTimeZone } from '#contract/core/zoned-time.ts'
import { type Component, isComponent } from '../../core/content-component.ts'
import type { ContentLine } from '../../core/content-line.ts'
import { readLines, unescapeText } from '../../core/content-line.ts'

/** Two instants, one of which may be left open. */
export type Range = { from?: string; to?: string }

/** Words that a value must hold, or must not (RFC 4791, 9.7.5; RFC 6352, 10.5.4). */
export type TextMatch = {
  value: string
  isNegated: boolean
  /** Whether small and capital letters are told apart (`i;octet`). */
  isExact: boolean
  kind: 'equals' | 'contains' | 'starts-with' | 'ends-with'
}

export type ParamFilter = { name: string; isNotDefined: boolean; text?: TextMatch }

export type PropFilter = {
  name: string
  isNotDefined: boolean
  range?: Range
  texts: readonly TextMatch[]
  params: readonly ParamFilter[]
  /** Whether one of its conditions is enough (RFC 6352, 10.5.1). */
  isAnyOf: boolean
}

export type CompFilter = {
  name: string
  isNotDefined: boolean
  range?: Range
  props: readonly PropFilter[]
  comps: readonly CompFilter[]
}

/** Whether a component is as a filter wants it; spans of time of events are asked of the calendar itself. */
export function fitsComponent(component: Component, filter: CompFilter): boolean {
  const within = component.parts.filter(isComponent)
  const fitsInner = (inner: CompFilter) => {
    const named = within.filter(({ name }) => name === inner.name)
    if (inner.isNotDefined) return named.length === 0
    return named.some((one) => fitsComponent(one, inner))
  }
  return filter.props.every((prop) => fitsProp(component, prop)) && filter.comps.every(fitsInner)
}

/** Whether a card is as a filter wants it, by all of its conditions or by one (RFC 6352, 10.5). */
export function fitsCard(card: Component, props: readonly PropFilter[], isAnyOf: boolean): boolean {
  if (props.length === 0) return true
  return isAnyOf
    ? props.some((prop) => fitsProp(card, prop))
    : props.every((prop) => fitsProp(card, prop))
}

function fitsProp({ parts }: Component, filter: PropFilter): boolean {
  const lines = parts.flatMap((part) =>
    isComponent(part) || part.name !== filter.name ? [] : readLines(part.line),
  )
  if (filter.isNotDefined) return lines.length === 0
  return lines.some((line) => fitsLine(line, filter))
}

function fitsLine(line: ContentLine, { range, texts, params, isAnyOf }: PropFilter): boolean {
  const conditions = [
    ...texts.map((text) => fitsText(unescapeText(line.value), text)),
    ...params.map((param) => fitsParam(line, param)),
    ...(range ? [isWithin(line, range)] : []),
  ]
  if (conditions.length === 0) return true
  return isAnyOf ? conditions.some(Boolean) : conditions.every(Boolean)
}

function fitsParam({ params }: ContentLine, { name, isNotDefined, text }: ParamFilter): boolean {
  const value = params[name]
  if (isNotDefined) return value === undefined
  return value !== undefined && (!text || fitsText(value, text))
}

function fitsText(value: string, { value: wanted, isNegated, isExact, kind }: TextMatch): boolean {
  const fold = (text: string) => (isExact ? text : text.toLowerCase())
  const [whole, part] = [fold(value), fold(wanted)]
  const fits = {
    equals: whole === part,
    contains: whole.includes(part),
    'starts-with': whole.startsWith(part),
    'ends-with': whole.endsWith(part),
  }[kind]
  return fits !== isNegated
}

function isWithin(line: ContentLine, { from, to }: Range): boolean {
  const at = instantOf(line)
  return at !== undefined && (from === undefined || at >= from) && (to === undefined || at < to)
}

/** When a property's time is; one without a zone, and a day, count as UTC. */
function instantOf({ value, params }: ContentLine): string | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value.trim()) ?? []
  if (year === undefined) return undefined
  const local = `${year}-${month}-${day}T${hour}:${minute}`
  if (Number.isNaN(Date.parse(`${local}Z`))) return undefined
  const { TZID } = params
  return !utc && TZID !== undefined && isTimeZone(TZID)
    ? instantIn(local, TZID)
    : `${local}:${second}.000Z`
}
