import { expect, test } from 'vitest'
import { fixDates, relativeDates } from './templates.ts'

const day = [{ from: '09:00', to: '17:00' }]
const hours = {
  week: [day, day, day, day, day, [], []],
  exceptions: [{ date: '2026-12-25', hours: [] }],
}
const dates = (start: number | null, due: number | null, from: 'start' | 'finish' = 'start') => ({
  start: start === null ? null : { from, workingDays: start },
  due: due === null ? null : { from, workingDays: due },
})

test('a template counts working days from the begin, over weekend and holiday', () => {
  const project = { startDate: '2026-12-21', finishDate: null }
  expect(fixDates(dates(0, 4), project, hours)).toEqual({
    startDate: '2026-12-21',
    dueDate: '2026-12-28',
  })
  expect(fixDates(dates(-1, null), project, hours)).toEqual({
    startDate: '2026-12-18',
    dueDate: null,
  })
})

test('a project that begins on a Saturday has its first day on Monday', () => {
  const project = { startDate: '2026-12-19', finishDate: '2026-12-27' }
  expect(fixDates(dates(0, 1), project, hours)).toEqual({
    startDate: '2026-12-21',
    dueDate: '2026-12-22',
  })
})

test('counted from the end, 0 is the last working day of the project', () => {
  const project = { startDate: '2026-12-01', finishDate: '2026-12-27' }
  expect(fixDates(dates(-2, 0, 'finish'), project, hours)).toEqual({
    startDate: '2026-12-22',
    dueDate: '2026-12-24',
  })
  const open = { startDate: '2026-12-01', finishDate: null }
  expect(fixDates(dates(-2, 0, 'finish'), open, hours)).toEqual({ startDate: null, dueDate: null })
})

test('a template made of a project gives its dates again, and those of another begin', () => {
  const project = { startDate: '2026-12-15', finishDate: '2026-12-31' }
  const task = { startDate: '2026-12-18', dueDate: '2026-12-29' }
  for (const from of ['start', 'finish'] as const) {
    const template = relativeDates(task, project, hours, from)
    expect(fixDates(template, project, hours)).toEqual(task)
  }
  const template = relativeDates(task, project, hours)
  expect(template).toEqual(dates(3, 9))
  const other = { startDate: '2027-02-01', finishDate: null }
  expect(fixDates(template, other, hours)).toEqual({
    startDate: '2027-02-04',
    dueDate: '2027-02-12',
  })
})

test('a day before the begin counts back', () => {
  const project = { startDate: '2026-12-28', finishDate: null }
  expect(relativeDates({ startDate: '2026-12-24', dueDate: null }, project, hours)).toEqual(
    dates(-1, null),
  )
})
