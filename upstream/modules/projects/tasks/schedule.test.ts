import { expect, test } from 'vitest'
import { datesOf, days, hours, link, plan, task } from './plan.fixture.ts'
import type { PlanTask } from './plan.ts'

test.each([
  ['finishStart', 0, '2026-12-16T09:00', '2026-12-16T17:00'],
  ['finishStart', 2 * days, '2026-12-18T09:00', '2026-12-18T17:00'],
  ['finishStart', -4 * hours, '2026-12-15T13:00', '2026-12-16T13:00'],
  ['startStart', 3 * hours, '2026-12-14T12:00', '2026-12-15T12:00'],
  ['startStart', -2 * days, '2026-12-14T09:00', '2026-12-14T17:00'],
  ['finishFinish', 1 * days, '2026-12-16T09:00', '2026-12-16T17:00'],
  ['finishFinish', -4 * hours, '2026-12-14T13:00', '2026-12-15T13:00'],
  ['startFinish', 4 * days, '2026-12-17T09:00', '2026-12-17T17:00'],
] as const)('%s with a lag of %i minutes of work', (kind, lagMinutes, start, finish) => {
  const { of } = datesOf(
    plan([task('a', 2 * days), task('b', 1 * days)], [link('a b', { kind, lagMinutes })]),
  )
  expect([of('b').start, of('b').finish]).toEqual([start, finish])
})

test('a lag is counted in the calendar that its link states', () => {
  const tasks = [task('pour', 1 * days), task('build', 1 * days)]
  const from = (calendarId: string | null) =>
    datesOf(
      plan(tasks, [link('pour build', { lagMinutes: 48 * hours, calendarId })], {
        start: '2026-12-18T09:00',
      }),
    ).of('build').start
  expect(from('clock')).toBe('2026-12-21T09:00')
  expect(from(null)).toBe('2026-12-30T09:00')
})

test('late dates with a negative lag: what may overlap may also finish later', () => {
  const { of } = datesOf(
    plan(
      [task('a', 4 * days), task('b', 3 * days), task('long', 10 * days)],
      [link('a b', { lagMinutes: -2 * days })],
    ),
  )
  expect(of('b')).toMatchObject({ lateStart: '2026-12-23T09:00', lateFinish: '2026-12-28T17:00' })
  expect(of('a')).toMatchObject({ lateStart: '2026-12-21T09:00', lateFinish: '2026-12-24T17:00' })
  expect(of('a').totalFloat).toBe(5 * days)
})

test('a task is critical when its float in working time is used up, over a lag as well', () => {
  const { of } = datesOf(
    plan(
      [task('a', 1 * days), task('b', 1 * days), task('c', 1 * days), task('end', 0)],
      [link('a b', { lagMinutes: 3 * days }), link('b end'), link('a c'), link('c end')],
    ),
  )
  expect(['a', 'b', 'c', 'end'].map((id) => of(id).isCritical)).toEqual([true, true, false, true])
  expect(of('c')).toMatchObject({ totalFloat: 3 * days, freeFloat: 3 * days })
  expect(of('end')).toMatchObject({ isMilestone: true, start: '2026-12-18T17:00' })
})

test('a float over a weekend and a holiday is no float', () => {
  const { of } = datesOf(
    plan(
      [task('a', 1 * days), task('b', 1 * days, { startNotBefore: '2026-12-28T09:00' })],
      [link('a b')],
      { start: '2026-12-24T09:00' },
    ),
  )
  expect(of('a')).toMatchObject({ finish: '2026-12-24T17:00', totalFloat: 0, isCritical: true })
})

test('free float is what a task has before others move, total float before the end moves', () => {
  const { of } = datesOf(
    plan(
      [task('a', 1 * days), task('b', 1 * days), task('c', 3 * days), task('d', 5 * days)],
      [link('a b'), link('b c', { kind: 'finishFinish' }), link('c d', { lagMinutes: 0 })],
      { finish: '2026-12-24T17:00' },
    ),
  )
  expect(of('d')).toMatchObject({ finish: '2026-12-23T17:00', totalFloat: 1 * days })
  expect(of('b')).toMatchObject({ totalFloat: 2 * days, freeFloat: 1 * days })
  expect(of('a')).toMatchObject({ totalFloat: 2 * days, freeFloat: 0 })
})

test('a link of a parent binds all of its children, and the links of its children hold as well', () => {
  const { of } = datesOf(
    plan(
      [
        task('a', 2 * days),
        task('phase', 0),
        task('x', 1 * days, { parentId: 'phase' }),
        task('inner', 0, { parentId: 'phase' }),
        task('y', 1 * days, { parentId: 'inner' }),
        task('b', 1 * days),
      ],
      [link('a phase'), link('x y'), link('phase b', { lagMinutes: 1 * days })],
    ),
  )
  expect(of('x').start).toBe('2026-12-16T09:00')
  expect(of('y').start).toBe('2026-12-17T09:00')
  expect(of('phase')).toMatchObject({ start: '2026-12-16T09:00', finish: '2026-12-17T17:00' })
  expect(of('b').start).toBe('2026-12-21T09:00')
  expect(of('phase').isCritical).toBe(true)
})

test('a parent spans its children and moves back with them', () => {
  const children = (startNotBefore: string | null) => [
    task('phase', 0, { startNotBefore: '2026-12-01T09:00' }),
    task('x', 1 * days, { parentId: 'phase', startNotBefore }),
    task('y', 2 * days, { parentId: 'phase', startNotBefore }),
  ]
  const late = datesOf(plan(children('2026-12-21T09:00'), [])).of('phase')
  expect([late.start, late.finish]).toEqual(['2026-12-21T09:00', '2026-12-22T17:00'])
  const back = datesOf(plan(children(null), [])).of('phase')
  expect([back.start, back.finish]).toEqual(['2026-12-14T09:00', '2026-12-15T17:00'])
})

test('a link from the start of a parent holds the child that begins first', () => {
  const { of } = datesOf(
    plan(
      [
        task('phase', 0),
        task('first', 1 * days, { parentId: 'phase' }),
        task('second', 1 * days, { parentId: 'phase' }),
        task('b', 9 * days),
      ],
      [link('phase b', { kind: 'startStart' }), link('first second')],
    ),
  )
  expect(of('first')).toMatchObject({ totalFloat: 0, isCritical: true })
  expect(of('second')).toMatchObject({ totalFloat: 7 * days, isCritical: false })
})

test('a manual task never moves; what it breaks is listed', () => {
  const { of, conflicts } = datesOf(
    plan(
      [
        task('a', 3 * days),
        task('phase', 0),
        task('fixed', 1 * days, {
          parentId: 'phase',
          mode: 'manual',
          start: '2026-12-15T09:00',
          finishNotAfter: '2026-12-15T13:00',
        }),
        task('b', 1 * days),
      ],
      [link('a phase'), link('fixed b')],
    ),
  )
  expect(of('fixed')).toMatchObject({ start: '2026-12-15T09:00', finish: '2026-12-15T17:00' })
  expect(of('b').start).toBe('2026-12-16T09:00')
  expect(of('a')).toMatchObject({ totalFloat: -2 * days, isCritical: true })
  expect(conflicts).toEqual([
    { taskId: 'fixed', kind: 'link', linkId: 'a phase', minutes: 2 * days },
    { taskId: 'fixed', kind: 'finishNotAfter', linkId: null, minutes: 4 * hours },
  ])
})

test('an automatic task that a limit cannot hold is listed and has negative float', () => {
  const { of, conflicts } = datesOf(
    plan(
      [
        task('a', 3 * days),
        task('b', 1 * days, { startNotAfter: '2026-12-16T09:00' }),
        task('c', 1 * days, { finishNotBefore: '2026-12-22T17:00' }),
      ],
      [link('a b'), link('b c')],
    ),
  )
  expect(conflicts).toEqual([
    { taskId: 'b', kind: 'startNotAfter', linkId: null, minutes: 1 * days },
  ])
  expect(of('a').totalFloat).toBe(-1 * days)
  expect(of('c').start).toBe('2026-12-22T09:00')
})

test('what really happened moves those that wait, later and earlier', () => {
  const after = (more: Partial<PlanTask>) =>
    datesOf(plan([task('a', 2 * days, more), task('b', 1 * days)], [link('a b')])).of('b').start
  expect(after({})).toBe('2026-12-16T09:00')
  expect(after({ actualStart: '2026-12-16T09:00' })).toBe('2026-12-18T09:00')
  const actualFinish = '2026-12-14T12:00'
  expect(after({ actualStart: '2026-12-14T09:00', actualFinish })).toBe('2026-12-14T12:00')
  expect(after({ actualFinish: '2026-12-21T11:00' })).toBe('2026-12-21T11:00')
})

test('what has begun too early stays, is listed until it is finished, and holds nothing', () => {
  const tasks = (more: Partial<PlanTask>) => [
    task('a', 3 * days),
    task('b', 4 * days, { actualStart: '2026-12-15T09:00', ...more }),
  ]
  const begun = datesOf(plan(tasks({}), [link('a b')]))
  expect(begun.of('b').start).toBe('2026-12-15T09:00')
  expect(begun.of('a').totalFloat).toBe(2 * days)
  expect(begun.conflicts).toEqual([{ taskId: 'b', kind: 'link', linkId: 'a b', minutes: 2 * days }])
  const over = datesOf(plan(tasks({ actualFinish: '2026-12-17T17:00' }), [link('a b')]))
  expect(over.conflicts).toEqual([])
  expect(over.of('b').isCritical).toBe(false)
})

test('what has begun lasts until a link lets it finish', () => {
  const { of } = datesOf(
    plan(
      [task('a', 5 * days), task('b', 1 * days, { actualStart: '2026-12-14T09:00' })],
      [link('a b', { kind: 'finishFinish', lagMinutes: 1 * days })],
    ),
  )
  expect(of('b')).toMatchObject({ start: '2026-12-14T09:00', finish: '2026-12-21T17:00' })
})

test('limits of a parent hold for its children', () => {
  const { of, conflicts } = datesOf(
    plan(
      [
        task('phase', 0, {
          startNotBefore: '2026-12-16T09:00',
          finishNotAfter: '2026-12-17T17:00',
        }),
        task('x', 1 * days, { parentId: 'phase' }),
        task('y', 3 * days, { parentId: 'phase' }),
      ],
      [],
    ),
  )
  expect([of('x').start, of('y').start]).toEqual(['2026-12-16T09:00', '2026-12-16T09:00'])
  expect([of('x').totalFloat, of('y').totalFloat]).toEqual([1 * days, -1 * days])
  expect(conflicts).toEqual([
    { taskId: 'phase', kind: 'finishNotAfter', linkId: null, minutes: 1 * days },
  ])
})
