import { expect, test } from 'vitest'
import { type GanttTask, ganttLayout } from './gantt-layout.ts'
import { linkPoints } from './gantt-links.ts'
import { weekNumber } from './gantt-scale.ts'
import { dayNumber } from './moments.ts'

const day = [{ from: '09:00', to: '17:00' }]
const hours = {
  week: [day, day, day, day, day, [], []],
  exceptions: [{ date: '2026-12-25', hours: [] }],
}

function task(id: string, start: string, finish: string, more: Partial<GanttTask> = {}): GanttTask {
  return {
    id,
    depth: 0,
    start,
    finish,
    lateFinish: null,
    percentDone: 0,
    isParent: false,
    isMilestone: start === finish,
    isCritical: false,
    isManual: false,
    ...more,
  }
}

const tasks = [
  task('phase', '2026-12-21T09:00', '2026-12-29T17:00', { isParent: true, isCritical: true }),
  task('build', '2026-12-21T09:00', '2026-12-24T17:00', {
    depth: 1,
    isCritical: true,
    percentDone: 25,
  }),
  task('check', '2026-12-28T09:00', '2026-12-29T17:00', {
    depth: 1,
    isCritical: true,
    lateFinish: '2026-12-30T17:00',
  }),
  task('done', '2026-12-29T17:00', '2026-12-29T17:00', { isManual: true }),
]
const links = [
  { id: 'l1', fromId: 'build', toId: 'check', kind: 'finishStart' as const },
  { id: 'l2', fromId: 'check', toId: 'done', kind: 'finishStart' as const },
  { id: 'l3', fromId: 'check', toId: 'not drawn', kind: 'finishStart' as const },
]
const range = { from: '2026-12-21', to: '2027-01-03' }
const now = '2026-12-22T12:00'
const byDay = { tasks, links, scale: 'day' as const, hours, range, now }

test('by days each bar stands where its hours are', () => {
  const layout = ganttLayout(byDay)
  expect(layout.time).toMatchObject({ from: '2026-12-21', to: '2027-01-04', width: 14 * 32 })
  expect(layout.height).toBe(48 + 4 * 32)
  expect(layout.todayX).toBe(1.5 * 32)
  expect(layout.bars.map(({ shape, x, y, width }) => [shape, x, y, width])).toEqual([
    ['parent', 12, 48, 266.7],
    ['bar', 12, 80, 106.7],
    ['bar', 236, 112, 42.7],
    ['milestone', 278.7, 144, 0],
  ])
  expect(layout.bars[1]).toMatchObject({ doneWidth: 26.7, isCritical: true, depth: 1, middle: 96 })
  expect(layout.bars[2]?.floatWidth).toBe(32)
})

test('the days without work are shaded, neighbours as one: Christmas with its weekend', () => {
  const { time } = ganttLayout(byDay)
  expect(time.daysOff).toEqual([
    { x: 4 * 32, width: 3 * 32 },
    { x: 12 * 32, width: 2 * 32 },
  ])
})

test('by days the head has months over days, cut to what is drawn', () => {
  const { heads } = ganttLayout({
    tasks,
    links,
    scale: 'day',
    hours,
    range,
    now: '2026-12-01T00:00',
  }).time
  expect(heads[0].map(({ unit, date, x, width }) => [unit, date, x, width])).toEqual([
    ['month', '2026-12-01', 0, 11 * 32],
    ['month', '2027-01-01', 11 * 32, 3 * 32],
  ])
  expect(heads[1]).toHaveLength(14)
})

test('by weeks the weeks are whole and have their numbers, over the turn of the year', () => {
  const { time, todayX } = ganttLayout({
    tasks,
    links,
    scale: 'week',
    hours,
    range: { from: '2026-12-23', to: '2027-01-05' },
    now: '2026-11-01T12:00',
  })
  expect([time.from, time.to, todayX]).toEqual(['2026-12-21', '2027-01-11', null])
  expect(time.heads[1].map(({ date, week }) => [date, week])).toEqual([
    ['2026-12-21', 52],
    ['2026-12-28', 53],
    ['2027-01-04', 1],
  ])
})

test('by months there are years over months, of their own lengths, and no shades', () => {
  const { time } = ganttLayout({ tasks, links, scale: 'month', hours, now: '2026-12-22T12:00' })
  expect(time.heads.map((head) => head.map(({ date, width }) => [date, width]))).toEqual([
    [
      ['2026-01-01', 31 * 3],
      ['2027-01-01', 31 * 3],
    ],
    [
      ['2026-12-01', 31 * 3],
      ['2027-01-01', 31 * 3],
    ],
  ])
  expect(time.daysOff).toEqual([])
})

test('a line is critical between critical tasks, and only between tasks that are drawn', () => {
  const { lines } = ganttLayout(byDay)
  expect(lines.map(({ linkId, isCritical }) => [linkId, isCritical])).toEqual([
    ['l1', true],
    ['l2', false],
  ])
  expect(lines[0]?.points).toEqual([
    [118.7, 96],
    [126.7, 96],
    [126.7, 128],
    [236, 128],
  ])
})

test.each([
  [
    'finishStart',
    100,
    [
      [60, 16],
      [68, 16],
      [68, 48],
      [100, 48],
    ],
  ],
  [
    'finishStart',
    40,
    [
      [60, 16],
      [68, 16],
      [68, 32],
      [32, 32],
      [32, 48],
      [40, 48],
    ],
  ],
  [
    'startStart',
    40,
    [
      [20, 16],
      [12, 16],
      [12, 48],
      [40, 48],
    ],
  ],
  [
    'finishFinish',
    40,
    [
      [60, 16],
      [88, 16],
      [88, 48],
      [80, 48],
    ],
  ],
  [
    'startFinish',
    40,
    [
      [20, 16],
      [12, 16],
      [12, 32],
      [88, 32],
      [88, 48],
      [80, 48],
    ],
  ],
] as const)('a line of %s to a bar at %i has its corners', (kind, x, points) => {
  const from = { x: 20, middle: 16, width: 40, y: 0 }
  const to = { x, middle: 48, width: 40, y: 32 }
  expect(linkPoints(from, to, kind)).toEqual(points)
})

test('a line to a row above goes between the rows as well', () => {
  const from = { x: 20, middle: 48, width: 40, y: 32 }
  const to = { x: 40, middle: 16, width: 40, y: 0 }
  expect(linkPoints(from, to, 'finishStart').map(([, y]) => y)).toEqual([48, 48, 32, 32, 16, 16])
})

test('weeks are numbered by ISO 8601', () => {
  const numbers = ['2026-01-01', '2021-01-03', '2024-12-30', '2026-12-31']
    .map(dayNumber)
    .map(weekNumber)
  expect(numbers).toEqual([1, 53, 1, 53])
})
