import type { Translate } from '#app/shell/i18n/translate.ts'
import type { CalendarColor, CalendarEvent, LayerEntry } from '#contract/communication/calendar.ts'
import { addDays } from '#contract/core/days.ts'
import { localOf } from '#contract/core/zoned-time.ts'

/** An event as a board shows it: on the clocks of whoever looks. Travels to the island as JSON. */
export type BoardEvent = {
  id: string
  seriesId: string | null
  title: string
  color: CalendarColor
  calendarId: string
  categoryId: string | null
  place: string
  allDay: boolean
  /** `YYYY-MM-DDTHH:mm` for the viewer; days of what lasts all day. */
  start: string
  /** Of what lasts all day, its last day. */
  end: string
  timeZone: string
  canEdit: boolean
  isHidden: boolean
  /** Where it is shown, unless it is an event of the calendar. */
  href?: string
}

/** What an event is called for its viewer: one word where its title is not shown; called off, it says so. */
export function shownTitle(
  { isHidden, isCancelled, title }: Pick<CalendarEvent, 'isHidden' | 'isCancelled' | 'title'>,
  t: Translate,
): string {
  if (isHidden) return t('event.busy')
  return isCancelled ? t('event.cancelled', { title }) : title
}

/** Sets an event onto the viewer's clocks. */
export function toBoardEvent(event: CalendarEvent, timeZone: string, t: Translate): BoardEvent {
  const { id, seriesId, color, calendarId, categoryId, place, allDay, canEdit, isHidden } = event
  return {
    id,
    seriesId,
    title: shownTitle(event, t),
    color,
    calendarId,
    categoryId,
    place,
    allDay,
    start: allDay ? event.start : localOf(event.startsAt, timeZone),
    end: allDay ? event.end : localOf(event.endsAt, timeZone),
    timeZone: event.timeZone,
    canEdit,
    isHidden,
  }
}

/** What another module has on a day, in words; late ones are red. */
export function layerEvent(
  { id, layer, date, link }: LayerEntry,
  { title, firmId, today }: { title: string; firmId: string; today: string },
): BoardEvent {
  return {
    id: `${layer}-${id}`,
    seriesId: null,
    title,
    color: colorOf(layer) ?? (date < today ? 'red' : 'blue'),
    calendarId: layer,
    categoryId: null,
    place: '',
    allDay: true,
    start: date,
    end: date,
    timeZone: 'UTC',
    canEdit: false,
    isHidden: false,
    href: `/firms/${firmId}/${link}`,
  }
}

/** Of days that are never late. */
function colorOf(layer: LayerEntry['layer']): CalendarColor | undefined {
  if (layer === 'holidays') return 'green'
  return layer === 'birthdays' ? 'gold' : undefined
}

/** The first and last day an event touches; one that ends at midnight has not begun the day. */
export function daysOf({ start, end, allDay }: Pick<BoardEvent, 'start' | 'end' | 'allDay'>) {
  const first = start.slice(0, 10)
  const last = end.slice(0, 10)
  const endsBefore = !allDay && last > first && end.endsWith('T00:00')
  return { first, last: endsBefore ? addDays(last, -1) : last }
}

/** Whether it stands in a row of its own across days, not at a time of one day. */
export function isBar(event: BoardEvent): boolean {
  const { first, last } = daysOf(event)
  return event.allDay || (last > first && minutesOf(event.end) - minutesOf(event.start) >= 1440)
}

function minutesOf(local: string): number {
  return Date.parse(`${local}Z`) / 60_000
}
