import { beforeEach, expect, test, vi } from 'vitest'
import type { BoardEvent } from '../board/board-event.ts'

vi.stubEnv('SSR', false)
// Only now is the state one that may be written.
const {
  calendarState,
  putAdded,
  putDeleted,
  putEvents,
  putFailed,
  putUpdated,
  putUpdateFailed,
  setCalendarFlag,
} = await import('./calendar.state.ts')

function event(id: string, title = id): BoardEvent {
  return {
    id,
    title,
    seriesId: null,
    color: 'blue',
    calendarId: 'c',
    categoryId: null,
    place: '',
    allDay: false,
    start: '2026-11-23T09:00',
    end: '2026-11-23T10:00',
    timeZone: 'Europe/Berlin',
    canEdit: true,
    isHidden: false,
  }
}

beforeEach(() => {
  putEvents([event('a'), event('b')])
  setCalendarFlag('isEventUpdated', false)
})

const ids = () => calendarState.events.map(({ id }) => id)

test('fetched events replace the list, added ones are appended, deleted ones go by id', () => {
  putEvents([event('c')])
  expect(ids()).toEqual(['c'])
  putAdded(event('d'))
  expect(ids()).toEqual(['c', 'd'])
  putDeleted('c')
  expect(ids()).toEqual(['d'])
})

test('an update merges by id and says so; one that failed takes that back', () => {
  putUpdated({ id: 'b', title: 'New' })
  expect(calendarState.events).toEqual([event('a'), event('b', 'New')])
  expect(calendarState.isEventUpdated).toBe(true)
  putUpdateFailed('Conflict')
  expect(calendarState).toMatchObject({ isEventUpdated: false, error: 'Conflict' })
  expect(ids()).toEqual(['a', 'b'])
})

test('a failure is kept, and a named flag is set', () => {
  putFailed('Internal Server Error')
  expect(calendarState.error).toBe('Internal Server Error')
  setCalendarFlag('isEventUpdated', true)
  expect(calendarState.isEventUpdated).toBe(true)
  setCalendarFlag('error', '')
  expect(calendarState.error).toBe('')
})
