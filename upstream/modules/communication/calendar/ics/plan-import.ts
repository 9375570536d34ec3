import { z } from 'zod'
import type { Calendar } from '#contract/communication/calendar.ts'
import type { CalendarImport, IcsProblem } from '#contract/communication/calendar-files.ts'
import { maxIcsEvents } from '#contract/communication/calendar-files.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { isHiddenFrom } from '../access.ts'
import { eventValues } from '../event-values.ts'
import { isOutOfReach } from '../out-of-reach.ts'
import { type EventRow, findByUid, findChanged, readCategories, readChanged } from '../reader.ts'
import { ruleParts, timesOf } from '../repeat.ts'
import type { EventValues } from '../writer.ts'
import { readCalendar } from './read-calendar.ts'
import { type NotRead, type ReadEvent, readEvent } from './read-event.ts'

/** An event of a file as it would be kept, and the one it changes. */
export type PlannedEvent = { uid: string; values: EventValues; known: EventRow | undefined }

/** A series of a file, or what does not repeat, with the times of it that were changed alone. */
export type PlannedSeries = PlannedEvent & { parts: PlannedEvent[] }

export type Plan = { series: PlannedSeries[]; refused: CalendarImport['refused'] }

/**
 * What a file would bring into a calendar.
 * @throws AppError invalid at `file` for what is no such file, or has too many events
 */
export function planImport(
  reader: Reader,
  context: FirmContext,
  calendarId: Calendar['id'],
  file: string,
): Plan {
  const found = readCalendar(file)
  if (!found || found.length === 0) throw invalidField('file', 'noCalendarFile')
  if (found.length > maxIcsEvents) {
    throw invalidField('file', 'tooManyEvents', { maximum: maxIcsEvents })
  }
  const { timeZone } = getFirmProfile(reader)
  const read = found.map((event) => readEvent(event, timeZone))
  const refused = read.filter(isRefused)
  const events = read.filter((one): one is ReadEvent => !isRefused(one))
  const heads = new Map(events.filter(isHead).map((event) => [event.uid, event]))
  const plan: Plan = { series: [], refused: refused.map(toRefusal) }
  for (const head of heads.values()) {
    const parts = events.filter((one) => one.uid === head.uid && !isHead(one))
    const series = attempt(plan, head, () => planHead(reader, context, calendarId, head, parts))
    if (!series) continue
    const own = parts.filter(({ isCancelled }) => !isCancelled)
    for (const part of own) {
      const planned = attempt(plan, part, () => planPart(reader, context, series, part))
      if (planned) series.parts.push(planned)
    }
    plan.series.push(series)
  }
  const taken = new Set(plan.series.map(({ uid }) => uid))
  for (const part of events) {
    if (isHead(part) || taken.has(part.uid)) continue
    plan.refused.push(toRefusal({ uid: part.uid, title: part.input.title, problem: 'noSeries' }))
  }
  return plan
}

/** Whether what a file says is what is there already. */
export function isSame({ known, values }: PlannedEvent): boolean {
  return known !== undefined && compared.every((name) => known[name] === values[name])
}

const compared = [
  'title',
  'start',
  'end',
  'allDay',
  'timeZone',
  'repeats',
  'skipped',
  'place',
  'description',
  'reminders',
  'visibility',
  'isBusy',
  'categoryId',
  'otherCategories',
] as const

function isRefused(one: ReadEvent | NotRead): one is NotRead {
  return 'problem' in one
}

function isHead({ seriesStart }: ReadEvent): boolean {
  return seriesStart === null
}

function toRefusal({ uid, title, problem }: NotRead) {
  return { uid, title, problem }
}

/** Notes why an event is not taken, where what is done with it throws so. */
function attempt<Planned extends object>(
  plan: Plan,
  event: ReadEvent,
  work: () => Planned | IcsProblem | undefined,
): Planned | undefined {
  const { uid, input } = event
  try {
    const planned = work()
    if (typeof planned !== 'string') return planned
    plan.refused.push({ uid, title: input.title, problem: planned })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    plan.refused.push({ uid, title: input.title, problem: problemOf(error) })
  }
  return undefined
}

function problemOf({ fields = {} }: AppError): IcsProblem {
  const keys = Object.values(fields).map(({ key }) => key)
  const known = ['invalidRule', 'neverHappens', 'tooLong', 'endBeforeStart'] as const
  return known.find((key) => keys.includes(key)) ?? 'invalid'
}

function planHead(
  reader: Reader,
  context: FirmContext,
  calendarId: string,
  head: ReadEvent,
  parts: readonly ReadEvent[],
): PlannedSeries | IcsProblem {
  const { uid, input } = head
  const known = findByUid(reader, calendarId, uid)
  if (known && isHiddenFrom(context.actor, 'write', known)) return 'invalid'
  const named = categoriesOf(reader, head)
  const categoryId = named.categoryId ?? known?.categoryId ?? null
  const timeZone = zoneFor(input, known)
  const values = eventValues(reader, context, { ...input, timeZone, calendarId, categoryId })
  const outOf = known ? readChanged(reader, [known.id]).filter(isOutOfReach(context, known)) : []
  const kept = new Set(outOf.map(({ seriesStart }) => seriesStart))
  const left = [
    ...head.skipped,
    ...parts.filter(({ isCancelled }) => isCancelled).map((part) => startIn(part, values)),
  ].filter((start) => !kept.has(start))
  const skipped = values.repeats === '' ? [] : [...new Set(left)].sort()
  const { otherCategories } = named
  const said = { ...values, otherCategories, skipped: JSON.stringify(skipped) }
  return { uid, values: { ...said, ...sameRepeats(said, known) }, known, parts: [] }
}

function planPart(
  reader: Reader,
  context: FirmContext,
  { uid, values: series, known }: PlannedSeries,
  part: ReadEvent,
): PlannedEvent | IcsProblem | undefined {
  const seriesStart = startIn(part, series)
  const { start, repeats, calendarId } = series
  if (repeats === '') return 'noSeries'
  const changed = known && findChanged(reader, known.id, seriesStart)
  // Of what the caller does not see, the text says no more than that the time is taken.
  if (known && changed && isOutOfReach(context, known)(changed)) return undefined
  const isTime = timesOf({ start, repeats, skipped: [] }, seriesStart, seriesStart).length > 0
  // A time that was changed stays one of its series when the rule is changed later.
  if (!isTime && !changed) return 'noSeries'
  const { categoryId: own, otherCategories } = categoriesOf(reader, part)
  const categoryId = own ?? changed?.categoryId ?? series.categoryId
  const timeZone = zoneFor(part.input, changed)
  const input = { ...part.input, timeZone, repeats: '', calendarId, categoryId }
  const values = {
    ...eventValues(reader, context, input),
    otherCategories,
    seriesId: known?.id ?? null,
    seriesStart,
  }
  return { uid, values, known: changed }
}

/** The time of a series that is meant, on the clocks of the series. */
function startIn(
  { seriesStart }: ReadEvent,
  { allDay, timeZone, start }: Pick<EventValues, 'allDay' | 'timeZone' | 'start'>,
): string {
  const { local, timeZone: zone } = seriesStart ?? { local: '', timeZone }
  if (allDay) return local.slice(0, 10)
  // Some programs name the day alone.
  if (local.length === 10) return `${local}${start.slice(10)}`
  return zone === timeZone ? local : localOf(instantOf(local, zone), timeZone)
}

/** A day has no zone in a file: one that is there already keeps the zone that it has. */
function zoneFor({ allDay, timeZone }: ReadEvent['input'], known: EventRow | undefined): string {
  return allDay && known?.allDay ? known.timeZone : timeZone
}

/** The rule and the times left out as they are kept, where a program only writes them otherwise. */
function sameRepeats(
  { repeats, skipped }: Pick<EventValues, 'repeats' | 'skipped'>,
  known: EventRow | undefined,
): Partial<EventValues> {
  if (!known) return {}
  const isSameRule = ruleSign(repeats) === ruleSign(known.repeats)
  const isSameSkipped = skipped === JSON.stringify([...JSON.parse(known.skipped)].sort())
  return {
    ...(isSameRule && { repeats: known.repeats }),
    ...(isSameSkipped && { skipped: known.skipped }),
  }
}

/** The same for rules that mean the same: what is usual need not be said, in whichever order. */
function ruleSign(repeats: string): string {
  if (repeats === '') return ''
  const { INTERVAL = '1', WKST = 'MO', ...parts } = ruleParts(repeats)
  return JSON.stringify(Object.entries({ ...parts, INTERVAL, WKST }).sort())
}

const Names = z.array(z.string())

/** What programs named an event by beside the firm's own category, as `categoriesOf` keeps it. */
export function keptCategories({ otherCategories }: Pick<EventRow, 'otherCategories'>): string[] {
  return Names.parse(JSON.parse(otherCategories))
}

/** The firm's category that a program names, and what else it names, as it is kept. */
function categoriesOf(reader: Reader, { categories }: ReadEvent) {
  const known = readCategories(reader)
  const isOf = (name: string) => (one: { name: string }) =>
    one.name.toLowerCase() === name.toLowerCase()
  const first = categories.find((name) => known.some(isOf(name)))
  const categoryId = first === undefined ? undefined : known.find(isOf(first))?.id
  return { categoryId, otherCategories: JSON.stringify(categories.filter((one) => one !== first)) }
}
