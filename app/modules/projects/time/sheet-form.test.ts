import { expect, test } from 'vitest'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type TimeEntry, timeContract } from '#contract/projects/time-entries.ts'
import { register } from './register.tsx'
import { parseSheet } from './sheet-form.ts'
import { minutesIn, minutesText } from './typed-minutes.ts'

test.each([
  ['1:30', 90],
  ['1.5', 90],
  ['1,25', 75],
  ['', 0],
  ['0', 0],
  ['24', 1440],
  ['25', undefined],
  ['1:70', undefined],
  ['one', undefined],
] as const)('%s comes to %s minutes', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})

test('what is shown is read as the same', () => {
  for (const minutes of [0, 1, 59, 60, 61, 450, 1440]) {
    expect(minutesIn(minutesText(minutes))).toBe(minutes)
  }
})

test('empty rows are left out, emptied ones are sent, problems stand at their fields', () => {
  const rows: TypedTree[] = [
    { work: 'A', isKept: 'yes', day0: '', day1: '' },
    { work: '', day0: '', day1: '' },
    { work: 'B.T', day0: '2', day1: 'x' },
    { work: 'A', day0: '1', day1: '' },
  ]
  const days = ['2026-11-23', '2026-11-24']
  const { cells, places, problems } = parseSheet({ rows }, days)
  expect(cells.slice(0, 3)).toEqual([
    { projectId: 'A', taskId: '', date: '2026-11-23', minutes: 0 },
    { projectId: 'A', taskId: '', date: '2026-11-24', minutes: 0 },
    { projectId: 'B', taskId: 'T', date: '2026-11-23', minutes: 120 },
  ])
  expect(places[2]).toBe('rows.2.day0')
  expect(problems).toEqual({
    'rows.2.day1': { key: 'invalidDuration' },
    'rows.3.work': { key: 'lineTwice' },
  })
})

test('the form of an entry keeps its project and its task, though both may be finished', async () => {
  const call = async (endpoint: unknown) =>
    endpoint === timeContract.timer
      ? { running: null, recent: [], tasks: [], projects: [{ id: 'o', label: 'Open' }] }
      : { tasks: [{ id: 't', label: 'Task', projectId: 'o' }] }
  const firm = { firmId: 'f', timeZone: 'Europe/Berlin' }
  const access = { call, firm, can: () => true } as unknown as FirmAccess
  const entry = { projectId: 'p', project: 'Past', taskId: 'd', task: 'Done' } as TimeEntry
  expect(await register.load?.(access, 'form', undefined, Promise.resolve(entry))).toMatchObject({
    projects: [
      { value: 'o', label: 'Open' },
      { value: 'p', label: 'Past' },
    ],
    tasks: [
      { value: 't', label: 'Open · Task' },
      { value: 'd', label: 'Past · Done' },
    ],
  })
})
