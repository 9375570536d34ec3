import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { calendarContract } from '#contract/communication/calendar.ts'
import { weekdayOf } from '#contract/core/days.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import { calendarPath, eventPath, newEventPath } from '../paths.ts'
import { type Board, timeText } from './board.ts'
import { type BoardEvent, layerEvent, toBoardEvent } from './board-event.ts'
import { daysFrom, isView, type Range, rangeOf } from './board-range.ts'

/** What the address asks for; anything odd is today's month. */
export function readRange(url: string, format: Format, country: string): Range & { q: string } {
  const query = new URL(url).searchParams
  const wanted = query.get('view')
  const date = DateOnly.safeParse(query.get('date'))
  const view = isView(wanted) ? wanted : 'month'
  const day = date.success ? date.data : todayIn(format.timeZone)
  return { ...rangeOf(view, day, country), q: query.get('q')?.trim().slice(0, 200) ?? '' }
}

/**
 * The events of a range with what other modules have in it, on the viewer's clocks; `chosen` are the
 * calendars that are shown alone, none means all.
 */
export async function loadEvents(
  { call, firm }: FirmAccess,
  { from, to, q }: Range & { q: string },
  { t, timeZone, chosen }: { t: Translate; timeZone: string; chosen: readonly string[] },
): Promise<BoardEvent[]> {
  const { firmId } = firm
  const [events, entries] = await Promise.all([
    call(calendarContract.list, { firmId, from, to, timeZone, ...(q && { q }) }),
    q ? [] : call(calendarContract.listLayers, { firmId, from, to }),
  ])
  const today = todayIn(timeZone)
  const shown = events
    .map((event) => toBoardEvent(event, timeZone, t))
    .filter(({ calendarId }) => chosen.length === 0 || chosen.includes(calendarId))
  return [
    ...entries.map((entry) => {
      const title = t(`layer.entry.${entry.layer}`, { number: entry.number })
      return layerEvent(entry, { title, firmId, today })
    }),
    ...shown,
  ]
}

type Means = {
  t: Translate
  format: Format
  firmId: string
  canEdit: boolean
  /** Calendars that are shown alone; none means all. */
  calendars: readonly string[]
}

/** A board of events in a range, with all its words. */
export function makeBoard(range: Range, events: BoardEvent[], means: Means): Board {
  const { t, format, firmId, canEdit, calendars } = means
  const { view, date, from, to } = range
  const today = todayIn(format.timeZone)
  const weekdays = keptDateFormat(format.locale, { weekday: 'short', timeZone: 'UTC' })
  const days = daysFrom(from, to).map((day) => ({
    date: day,
    number: String(Number(day.slice(8))),
    weekday: weekdays.format(new Date(`${day}T00:00Z`)),
    name: format.date(day, 'day'),
    month: day.endsWith('-01') ? format.date(day, 'monthShort') : '',
    isToday: day === today,
    isChosen: day === date,
    isWeekend: [0, 6].includes(weekdayOf(day)),
    isOutside: view === 'month' && day.slice(0, 7) !== date.slice(0, 7),
    href: calendarPath(firmId, { view: view === 'month' ? 'month' : 'day', date: day, calendars }),
  }))
  const hours = Array.from({ length: 24 }, (_, hour) =>
    timeText(`2026-01-01T${String(hour).padStart(2, '0')}:00`, format.locale),
  )
  return {
    view,
    days,
    events,
    hours,
    eventsPath: eventPath(firmId, ''),
    newPath: canEdit ? `${newEventPath(firmId)}?start=` : undefined,
    locale: format.locale,
    timeZone: format.timeZone,
    texts: {
      allDay: t('event.allDay'),
      more: t('board.more', { skipInterpolation: true }),
      newAt: t('board.newAt', { skipInterpolation: true }),
      hours: t('board.hours'),
      untitled: t('event.busy'),
      none: t('board.none'),
    },
  }
}
