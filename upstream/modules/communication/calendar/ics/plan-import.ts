import { z } from 'zod'
import type { Calendar } from '#contract/communication/calendar.ts'
import type { CalendarImport, IcsProblem } from '#contract/communication/calendar-files.ts'
import { maxIcsEvents } from '#contract/communication/calendar-files.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { inOneGo } from '../../../../core/breathe.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { isHiddenFrom } from '../access.ts'
import { boundsOf, eventValues } from '../event-values.ts'
import { isOutOfReach } from '../out-of-reach.ts'
import { type EventRow, findByUid, findChanged, readCategories, readChanged } from '../reader.ts'
import { onceRule, ruleParts, seriesOf, timesOf } from '../repeat.ts'
import type { EventValues } from '../writer.ts'
import { newestOfEach, ofSingles, type Placed, startIn } from './file-events.ts'
import { readCalendar } from './read-calendar.ts'
import { type NotRead, type ReadEvent, readEvent } from './read-event.ts'

/** An event of a file as it would be kept, and the one it changes. */
export type PlannedEvent = {
  uid: string
  values: EventValues
  known: EventRow | undefined
  /** Which of the file's events says so; null where none does: the series of single times that came alone. */
  place: number | null
}

/** A series of a file, or what does not repeat, with the times of it that were changed alone. */
export type PlannedSeries = PlannedEvent & { parts: PlannedEvent[] }

export type Plan = { series: PlannedSeries[]; refused: CalendarImport['refused'] }

type Options = {
  /**
   * A file says all of its events (RFC 4791, 4.1): single times without their series are all that there is
   * of it.
   */
  isWhole?: boolean
}

/** Of events whose times are worked out at once; what repeats takes longest, a millisecond or two. */
const readAtOnce = 25
const plannedAtOnce = 10

/**
 * What a file would bring into a calendar.
 * @throws AppError invalid at `file` for what is no such file, or has too many events
 */
export function planImport(
  ...asked: [Reader, FirmContext, calendarId: Calendar['id'], file: string, options?: Options]
): Plan {
  return inOneGo(planSteps(...asked))
}

/** As `planImport`, a few events at a time: see `inSteps`. */
export function* planSteps(
  reader: Reader,
  context: FirmContext,
  calendarId: Calendar['id'],
  file: string,
  { isWhole = false }: Options = {},
): Generator<undefined, Plan> {
  const found = readCalendar(file)
  if (!found || found.length === 0) throw invalidField('file', 'noCalendarFile')
  if (found.length > maxIcsEvents) {
    throw invalidField('file', 'tooManyEvents', { maximum: maxIcsEvents })
  }
  const { timeZone } = getFirmProfile(reader)
  const read: ((ReadEvent | NotRead) & { place: number })[] = []
  for (const [place, event] of found.entries()) {
    if (place % readAtOnce === 0) yield
    read.push({ ...readEvent(event, timeZone), place })
  }
  const plan: Plan = { series: [], refused: read.filter(isRefused).map(toRefusal) }
  const events = newestOfEach(
    read.filter((one): one is ReadEvent & { place: number } => !isRefused(one)),
  )
  let planned = 0
  for (const [uid, parts] of Map.groupBy(events, (event) => event.uid)) {
    planned += parts.length
    if (planned >= plannedAtOnce) {
      planned = 0
      yield
    }
    const known = isWhole ? undefined : findByUid(reader, calendarId, uid)
    const head = parts.find(isHead)
    const own = parts.filter((one) => !isHead(one))
    const isOfKept = !head && known && known.repeats !== ''
    const [meant, singles] = head ? [head, own] : ofSingles(own, isOfKept)
    const series = attempt(plan, meant, () =>
      isOfKept
        ? seriesAsKept(context, known)
        : planHead(reader, context, calendarId, meant, singles),
    )
    if (!series) continue
    for (const part of singles.filter(({ isCancelled }) => !isCancelled)) {
      const one = attempt(plan, part, () => planPart(reader, context, series, part))
      if (one) series.parts.push(one)
    }
    plan.series.push(series)
  }
  return plan
}

/** A series that the file says nothing of but single times. */
function seriesAsKept(context: FirmContext, known: EventRow): PlannedSeries | IcsProblem {
  if (isHiddenFrom(context.actor, 'write', known)) return 'invalid'
  return { uid: known.uid, values: known, known, place: null, parts: [] }
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
  'added',
  'lasts',
  'isCancelled',
] as const

function isRefused<Place>(one: (ReadEvent | NotRead) & Place): one is NotRead & Place {
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
  head: Placed,
  parts: readonly Placed[],
): PlannedSeries | IcsProblem {
  const { uid, input, place, lasts, isCancelled } = head
  const known = findByUid(reader, calendarId, uid)
  if (known && isHiddenFrom(context.actor, 'write', known)) return 'invalid'
  const named = categoriesOf(reader, head)
  const categoryId = named.categoryId ?? known?.categoryId ?? null
  const timeZone = zoneFor(input, known)
  const repeats = input.repeats === '' && parts.length > 0 ? onceRule : input.repeats
  const meant = { ...input, timeZone, repeats, calendarId, categoryId }
  const values = eventValues(reader, context, meant)
  const outOf = known ? readChanged(reader, [known.id]).filter(isOutOfReach(context, known)) : []
  const kept = new Set(outOf.map(({ seriesStart }) => seriesStart))
  const left = [
    ...head.skipped,
    ...parts.filter((part) => part.isCancelled).map((part) => startIn(part, values)),
  ].filter((start) => !kept.has(start))
  const isSeries = values.repeats !== ''
  const skipped = isSeries ? [...new Set(left)].sort() : []
  const isKept = (start: string) => known !== undefined && !!findChanged(reader, known.id, start)
  const added = isSeries ? addedTimes(head, parts, values, isKept) : []
  const { otherCategories } = named
  const said = {
    ...values,
    otherCategories,
    skipped: JSON.stringify(skipped),
    added: JSON.stringify(added),
    lasts,
    isCancelled,
  }
  const like = { ...said, ...sameRepeats(said, known) }
  return { uid, values: { ...like, ...boundsOf(like) }, known, place, parts: [] }
}

/** Times beside the rule: those that are named, and those that single times take the place of. */
function addedTimes(
  { added }: ReadEvent,
  parts: readonly ReadEvent[],
  values: EventValues,
  isKept: (start: string) => boolean,
): string[] {
  const { start, repeats } = values
  const isOfRule = (local: string) =>
    timesOf({ start, repeats, skipped: [] }, local, local).length > 0 || isKept(local)
  const singles = parts.filter((part) => !part.isCancelled).map((part) => startIn(part, values))
  return [...new Set([...added, ...singles.filter((one) => !isOfRule(one))])].sort()
}

function planPart(
  reader: Reader,
  context: FirmContext,
  { uid, values: series, known }: PlannedSeries,
  part: Placed,
): PlannedEvent | IcsProblem | undefined {
  const seriesStart = startIn(part, series)
  const changed = known && findChanged(reader, known.id, seriesStart)
  // Of what the caller does not see, the text says no more than that the time is taken.
  if (known && changed && isOutOfReach(context, known)(changed)) return undefined
  const times = seriesOf({ ...series, skipped: '[]' })
  const isTime = timesOf(times, seriesStart, seriesStart).length > 0
  // A time that was changed stays one of its series when the rule is changed later.
  if (!isTime && !changed) return 'noSeries'
  const { categoryId: own, otherCategories } = categoriesOf(reader, part)
  const categoryId = own ?? changed?.categoryId ?? series.categoryId
  const timeZone = zoneFor(part.input, changed)
  const { calendarId } = series
  const input = { ...part.input, timeZone, repeats: '', calendarId, categoryId }
  const typed = { ...eventValues(reader, context, input), lasts: part.lasts }
  const values = {
    ...typed,
    ...boundsOf(typed),
    otherCategories,
    added: '[]',
    isCancelled: false,
    seriesId: known?.id ?? null,
    seriesStart,
  }
  return { uid, values, known: changed, place: part.place }
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
