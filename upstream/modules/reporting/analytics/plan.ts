import { forbiddenWithout, invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import {
  type AnalysisPeriod,
  type AnalysisQuery,
  type AnalysisTime,
  conditionSigns,
  maxMeasures,
} from '#contract/reporting/analytics.ts'
import { addDays, monthStart } from '../../../firm/calendar.ts'
import { reachesAll } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { dateIn } from '../../../firm/today.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import {
  comparedSpan,
  type ReportFormat,
  reportFormat,
  type Span,
  spanOf,
} from '../reports/views.ts'
import { bucketsOf, type FirmTime, firstWeekdayOf, isTime } from './buckets.ts'
import { type AnalysisTexts, analysisTexts } from './texts/texts.ts'
import { allViews, type ViewField, type ViewMeasure, type ViewPart } from './view-part.ts'

/** What rows or columns are: a time, or a field of the view. */
export type Group =
  | { name: string; time: AnalysisTime }
  | { name: string; time: undefined; field: ViewField }

/** Keeps to values of a field: any of them, none of them, or names that hold a text. */
export type Filter = {
  name: string
  field: ViewField
  how: keyof typeof conditionSigns
  values: readonly string[]
}

/** A question whose every name was found and may be asked by whoever asks. */
export type Plan = {
  reader: Reader
  context: FirmContext
  view: ViewPart
  query: AnalysisQuery
  measures: readonly Measure[]
  by: Group | undefined
  across: Group | undefined
  date: string
  filters: readonly Filter[]
  span: Span
  before: Span | undefined
  base: string
  timeZone: string
  today: string
  firmTime: FirmTime
  texts: AnalysisTexts
  language: Language
  format: ReportFormat
}

export type Measure = { name: string; measure: ViewMeasure }

/** In a condition: the rows that have no value. */
export const noValue = '∅'

/** So many buckets fit a page. */
const maxBuckets = 400

/** Views that somebody may ask. */
export function viewsFor({ actor }: Pick<FirmContext, 'actor'>): ViewPart[] {
  return [...allViews().values()].filter(
    ({ needs, reach }) => isAllowed(actor, needs) && (reach !== 'whole' || reachesAll(actor)),
  )
}

/**
 * What a query asks, with the usual choice where it says nothing.
 * @throws AppError invalid at a name that the view has not; forbidden for what the caller may not see
 */
export function planAnalysis(reader: Reader, context: FirmContext, query: AnalysisQuery): Plan {
  const { actor } = context
  const view = allViews().get(query.view)
  if (!view) throw invalidField('view', 'invalid')
  requirePermission(actor, view.needs)
  if (view.reach === 'whole' && !reachesAll(actor)) throw forbiddenWithout(view.needs)
  const profile = getFirmProfile(reader)
  const today = dateIn(profile.timeZone, context.now)
  const firmTime = {
    yearStart: profile.fiscalYearStart,
    firstWeekday: firstWeekdayOf(profile.address.country),
  }
  const span = spanOfQuery(query, today, firmTime.yearStart)
  const by = readGroup(view, 'by', query.by ?? 'month', actor)
  const across = readGroup(view, 'across', query.across ?? 'none', actor)
  if (by && across?.name === by.name) throw invalidField('across', 'sameAsRows')
  if (across && !by) throw invalidField('by', 'required')
  // A cell of two groups may be one person, and margins would tell.
  if (across && view.person) throw invalidField('across', 'invalid')
  // A condition would do the same: what keeps to it, taken from the whole, is those who do not.
  if (query.where && view.person) throw invalidField('where', 'invalid')
  for (const [name, group] of Object.entries({ by, across })) {
    if (group?.time && bucketsOf(span, group.time, firmTime).length > maxBuckets)
      throw invalidField(name, 'tooMany')
  }
  const date = query.date ?? Object.keys(view.dates)[0] ?? ''
  if (!Object.hasOwn(view.dates, date)) throw invalidField('date', 'invalid')
  return {
    ...{ reader, context, view, query, by, across, date, span, today, firmTime },
    measures: readMeasures(view, query.measures, actor),
    filters: readFilters(view, query.where, actor),
    before: across ? undefined : comparedSpan(span, query.compare ?? 'none'),
    base: profile.baseCurrency,
    timeZone: profile.timeZone,
    texts: analysisTexts[actor.language],
    language: actor.language,
    format: reportFormat(actor.language, profile.address.country),
  }
}

function spanOfQuery({ period, from, to }: AnalysisQuery, today: string, start: string): Span {
  const asked: AnalysisPeriod = period ?? (from || to ? 'custom' : 'year')
  if (asked === 'last7Days') return { from: addDays(today, -6), to: today }
  if (asked === 'last30Days') return { from: addDays(today, -29), to: today }
  if (asked === 'last12Months') {
    const month = `${today.slice(0, 7)}-01`
    return { from: monthStart(month, -11), to: addDays(monthStart(month, 1), -1) }
  }
  return spanOf(asked, { ...(from && { from }), ...(to && { to }) }, { today, start })
}

type Actor = FirmContext['actor']

function readMeasures(view: ViewPart, asked: string | undefined, actor: Actor): Measure[] {
  const names = asked ? asked.split(',') : [firstMeasure(view, actor)]
  if (names.length > maxMeasures) throw invalidField('measures', 'tooMany')
  return [...new Set(names)].map((name) => {
    const measure = Object.hasOwn(view.measures, name) ? view.measures[name] : undefined
    if (!measure) throw invalidField('measures', 'invalid')
    if (measure.needs) requirePermission(actor, measure.needs)
    return { name, measure }
  })
}

function firstMeasure(view: ViewPart, actor: Actor): string {
  return Object.entries(view.measures).find(([, one]) => maySee(actor, one))?.[0] ?? ''
}

/** Whether somebody may see a field or a measure. */
export function maySee(actor: Actor, { needs }: Pick<ViewField, 'needs'>): boolean {
  return needs === undefined || isAllowed(actor, needs)
}

function readGroup(view: ViewPart, at: string, name: string, actor: Actor): Group | undefined {
  if (name === 'none') return undefined
  if (isTime(name)) return { name, time: name }
  const field = Object.hasOwn(view.fields, name) ? view.fields[name] : undefined
  if (!field) throw invalidField(at, 'invalid')
  if (field.needs) requirePermission(actor, field.needs)
  return { name, time: undefined, field }
}

function readFilters(view: ViewPart, where: string | undefined, actor: Actor): Filter[] {
  const texts = (where ?? '').split(',').filter((text) => text !== '')
  return texts.map((text): Filter => {
    const at = text.indexOf(':')
    const how = howOf(text[at - 1])
    const name = text.slice(0, at - conditionSigns[how].length)
    const field = Object.hasOwn(view.fields, name) ? view.fields[name] : undefined
    if (!field) throw invalidField('where', 'invalid')
    if (field.needs) requirePermission(actor, field.needs)
    const values = text
      .slice(at + 1)
      .split('|')
      .map(decoded)
    return { name, field, values, how }
  })
}

function howOf(sign: string | undefined): Filter['how'] {
  if (sign === conditionSigns.not) return 'not'
  return sign === conditionSigns.has ? 'has' : 'is'
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalidField('where', 'invalid')
  }
}

/** Conditions as queries have them. */
export function writeFilters(filters: readonly Pick<Filter, 'name' | 'how' | 'values'>[]): string {
  return filters
    .map(({ name, how, values }) => {
      return `${name}${conditionSigns[how]}:${values.map((value) => encodeURIComponent(value)).join('|')}`
    })
    .join(',')
}
