import type { FreeTimes } from '#contract/communication/public-bookings.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import { addDays, daysBetween, laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { busySpans, type Span } from '../calendar/index.ts'
import { bookable, type FreeTime, freeTimes } from './free-times.ts'
import { type BookingRow, type PageRow, pageInput } from './reader.ts'

/** Days that a page shows at once. */
const shownDays = 7
const dayMs = 86_400_000

type Wanted = { from?: string | undefined; timeZone?: string | undefined }

/**
 * A week of free times as a visitor sees it, its days by the visitor's clocks. `moved` is the
 * appointment that one of them is for: its own time counts as free.
 */
export function weekOf(
  reader: Reader,
  { now }: Pick<FirmContext, 'now'>,
  page: PageRow,
  { from, timeZone = page.timeZone }: Wanted,
  moved?: BookingRow,
): FreeTimes {
  const { earliest, latest } = bookable(pageInput(page), now.getTime())
  const firstDay = dayOf(earliest, timeZone)
  const lastDay = laterOf(dayOf(latest, timeZone), firstDay)
  const day = clamp(from ?? firstDay, firstDay, lastDay)
  const lastShown = addDays(day, shownDays - 1)
  const times = timesBetween(reader, page, { first: day, last: lastShown, now, moved })
  const dates = Array.from({ length: shownDays }, (_, at) => addDays(day, at))
  const days = dates.map((date) => ({
    date,
    starts: times
      .filter(({ startsAt }) => localOf(startsAt, timeZone).startsWith(date))
      .map(({ startsAt }) => startsAt),
  }))
  const isEmpty = days.every(({ starts }) => starts.length === 0)
  const following = addDays(day, shownDays)
  const next = following > lastDay ? null : following
  return {
    ...aboutOf(reader, page),
    from: day,
    days,
    previous: day > firstDay ? laterOf(addDays(day, -shownDays), firstDay) : null,
    next,
    nextFree:
      isEmpty && next ? firstFree(reader, page, { next, lastDay, timeZone, now, moved }) : null,
  }
}

/** What a page says of itself to anybody. */
export function aboutOf(reader: Reader, page: PageRow) {
  const { tradeName, legalName } = getFirmProfile(reader)
  const { name, description, place, language, timeZone, durationMinutes } = page
  const firmName = tradeName || legalName
  return { name, description, place, firmName, language, timeZone, durationMinutes }
}

/** The free time that starts at an instant; undefined where there is none. */
export function findFreeTime(
  reader: Reader,
  { now }: Pick<FirmContext, 'now'>,
  page: PageRow,
  startsAt: string,
  moved?: BookingRow,
): FreeTime | undefined {
  const at = Date.parse(startsAt)
  const day = dayOf(at, page.timeZone)
  const times = timesBetween(reader, page, { first: day, last: day, now, moved })
  return times.find((time) => Date.parse(time.startsAt) === at)
}

type Days = { first: string; last: string; now: Date; moved?: BookingRow | undefined }

/** Free times of some days and a day around them, which other zones' days reach into. */
function timesBetween(
  reader: Reader,
  page: PageRow,
  { first, last, now, moved }: Days,
): FreeTime[] {
  const offer = pageInput(page)
  const [from, to] = [addDays(first, -1), addDays(last, 1)]
  const span = {
    from: Date.parse(`${from}T00:00Z`) - dayMs,
    to: Date.parse(`${to}T00:00Z`) + 2 * dayMs,
  }
  const busy = new Map<string, Span[]>()
  for (const id of offer.calendarIds) {
    const spans = busySpans(reader, id, span)
    if (spans) busy.set(id, moved?.calendarId === id ? without(spans, moved) : spans)
  }
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  return freeTimes(offer, dates, busy, now.getTime())
}

/** The spans less one that is the appointment's own. */
function without(spans: readonly Span[], { startsAt, endsAt }: BookingRow): Span[] {
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)]
  const at = spans.findIndex((span) => span.from === from && span.to === to)
  return spans.filter((_, index) => index !== at)
}

type Search = Pick<Days, 'now' | 'moved'> & { next: string; lastDay: string; timeZone: string }

function firstFree(reader: Reader, page: PageRow, search: Search): string | null {
  const { next, lastDay, timeZone, now, moved } = search
  const times = timesBetween(reader, page, { first: next, last: lastDay, now, moved })
  const days = times.map(({ startsAt }) => localOf(startsAt, timeZone).slice(0, 10))
  return days.find((day) => day >= next) ?? null
}

function dayOf(instant: number, timeZone: string): string {
  return localOf(new Date(instant).toISOString(), timeZone).slice(0, 10)
}

function clamp(day: string, first: string, last: string): string {
  return day < first ? first : day > last ? last : day
}
