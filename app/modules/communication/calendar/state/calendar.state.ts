import { shared } from '#app/islands/shared.ts'
import type { EventCategory } from '#contract/communication/calendar.ts'
import type { BoardEvent } from '../board/board-event.ts'

type CalendarState = {
  events: BoardEvent[]
  categories: EventCategory[]
  /** Why the last call failed; empty when it did not. */
  error: string
  isEventUpdated: boolean
  /** False until the board woke: the page then shows what the server sent. */
  isLive: boolean
}

/** The calendar as the page holds it. */
export const calendarState = shared<CalendarState>({
  events: [],
  categories: [],
  error: '',
  isEventUpdated: false,
  isLive: false,
})

/** What was fetched takes the place of the list. */
export function putEvents(events: BoardEvent[]): void {
  Object.assign(calendarState, { events, error: '' })
}

/** What was added is appended. */
export function putAdded(event: BoardEvent): void {
  calendarState.events.push(event)
  calendarState.error = ''
}

/** What was changed is merged into the event with its id. */
export function putUpdated(event: Partial<BoardEvent> & Pick<BoardEvent, 'id'>): void {
  const known = calendarState.events.find(({ id }) => id === event.id)
  if (known) Object.assign(known, event)
  Object.assign(calendarState, { isEventUpdated: true, error: '' })
}

/** What was deleted goes by its id. */
export function putDeleted(id: string): void {
  calendarState.events = calendarState.events.filter((event) => event.id !== id)
  calendarState.error = ''
}

/** A change that failed. */
export function putUpdateFailed(error: string): void {
  Object.assign(calendarState, { isEventUpdated: false, error })
}

/** Another call that failed. */
export function putFailed(error: string): void {
  calendarState.error = error
}

/** Sets a named flag. */
export function setCalendarFlag<Name extends keyof CalendarState>(
  flag: Name,
  value: CalendarState[Name],
): void {
  calendarState[flag] = value
}
