import { expect, test } from 'vitest'
import { findOverlaps } from './overlaps.ts'
import { fillWeekSheet, type SheetCell, type SheetEntry } from './week-sheet.ts'

const place = { dayStart: '09:00', timeZone: 'Europe/Berlin' }

/** In Berlin, in winter. */
function at(local: string): string {
  return new Date(Date.parse(`${local}:00+01:00`)).toISOString()
}

function cell(taskId: string, minutes: number, date = '2026-03-02'): SheetCell {
  return { projectId: 'p', taskId, date, minutes }
}

function entry(taskId: string, from: string, to: string | null, isLocked = false): SheetEntry {
  const day = (time: string) => (time.length === 5 ? at(`2026-03-02T${time}`) : time)
  return {
    id: `${taskId} ${from}`,
    personId: 'ada',
    projectId: 'p',
    taskId,
    startedAt: day(from),
    endedAt: to === null ? null : day(to),
    isLocked,
  }
}

// Public report of Kimai, #5348: two projects were both booked from the usual begin of the day.
test('cells of one day are booked one after the other, around what is there', () => {
  const entries = [entry('meeting', '10:00', '11:00')]
  const { created, problems } = fillWeekSheet({
    cells: [cell('a', 90), cell('b', 60)],
    entries,
    ...place,
  })
  expect(problems).toEqual([])
  expect(created.map(({ taskId, from, to }) => [taskId, from, to])).toEqual([
    ['a', at('2026-03-02T09:00'), at('2026-03-02T10:00')],
    ['a', at('2026-03-02T11:00'), at('2026-03-02T11:30')],
    ['b', at('2026-03-02T11:30'), at('2026-03-02T12:30')],
  ])
  const all = [
    ...entries,
    ...created.map(({ from, to }, number) => ({
      ...entry('new', from, to),
      id: `${number}`,
    })),
  ]
  expect(findOverlaps(all, at('2026-03-03T00:00'))).toEqual([])
})

test('what is typed is the whole of the cell: the same again changes nothing', () => {
  const entries = [entry('a', '09:00', '10:30')]
  const change = fillWeekSheet({ cells: [cell('a', 90)], entries, ...place })
  expect(change).toEqual({ created: [], ended: [], removed: [], problems: [] })
  const timed = [{ ...entry('a', '09:00', null), endedAt: '2026-03-02T09:00:20.000Z' }]
  expect(fillWeekSheet({ cells: [cell('a', 60)], entries: timed, ...place }).ended).toEqual([])
})

test('more lengthens the last entry where there is room, to the second', () => {
  const entries = [
    { ...entry('a', '09:00', null), endedAt: '2026-03-02T08:30:40.000Z' },
    entry('b', '10:00', '11:00'),
  ]
  const { created, ended } = fillWeekSheet({ cells: [cell('a', 120)], entries, ...place })
  expect(ended).toEqual([{ id: 'a 09:00', endedAt: at('2026-03-02T10:00') }])
  expect(created.map(({ from, to }) => [from, to])).toEqual([
    [at('2026-03-02T11:00'), at('2026-03-02T12:00')],
  ])
})

test('less is taken from the end, and makes room for others', () => {
  const entries = [entry('a', '09:00', '10:00'), entry('a', '10:00', '12:00')]
  const change = fillWeekSheet({ cells: [cell('b', 60), cell('a', 45)], entries, ...place })
  expect(change).toEqual({
    created: [
      { from: at('2026-03-02T09:45'), to: at('2026-03-02T10:45'), projectId: 'p', taskId: 'b' },
    ],
    ended: [{ id: 'a 09:00', endedAt: at('2026-03-02T09:45') }],
    removed: ['a 10:00'],
    problems: [],
  })
})

test('what is approved or invoiced stays; more goes beside it', () => {
  const entries = [entry('a', '09:00', '10:00', true)]
  const less = fillWeekSheet({ cells: [cell('a', 30)], entries, ...place })
  expect(less).toMatchObject({ ended: [], removed: [], problems: [{ kind: 'locked' }] })
  const more = fillWeekSheet({ cells: [cell('a', 90)], entries, ...place })
  expect(more.ended).toEqual([])
  expect(more.created).toMatchObject([{ from: at('2026-03-02T10:00'), to: at('2026-03-02T10:30') }])
})

test('a cell whose timer runs is left alone, and other cells keep clear of it', () => {
  const entries = [entry('a', '14:00', null)]
  const { created, problems } = fillWeekSheet({
    cells: [cell('a', 60), cell('b', 6 * 60)],
    entries,
    ...place,
  })
  expect(problems).toMatchObject([{ kind: 'running', cell: { taskId: 'a' } }])
  expect(created.map(({ from, to }) => [from, to])).toEqual([
    [at('2026-03-02T09:00'), at('2026-03-02T14:00')],
    [at('2026-03-02T00:00'), at('2026-03-02T01:00')],
  ])
})

test('a day holds its hours: 24, and 25 when clocks go back', () => {
  const full = (date: string, hours: number) =>
    fillWeekSheet({ cells: [cell('a', hours * 60, date)], entries: [], ...place }).problems.length
  expect([full('2026-03-02', 24), full('2026-03-02', 25)]).toEqual([0, 1])
  expect([full('2026-10-25', 25), full('2026-10-25', 26)]).toEqual([0, 1])
  expect([full('2026-03-29', 23), full('2026-03-29', 24)]).toEqual([0, 1])
})
