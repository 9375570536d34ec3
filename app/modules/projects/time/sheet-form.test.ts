import { expect, test } from 'vitest'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { minutesIn, minutesText, parseSheet } from './sheet-form.ts'

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
