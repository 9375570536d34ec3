import { expect, test } from 'vitest'
import { datesOf, link, plan, task } from './plan.fixture.ts'
import { cycleOf, schedule } from './schedule.ts'

test('a cycle over links is refused with its way', () => {
  const tasks = [task('a', 60), task('b', 60), task('c', 60), task('d', 60)]
  const result = schedule(plan(tasks, [link('a b'), link('b c'), link('c a'), link('c d')]))
  expect(result).toEqual({
    problems: [
      {
        kind: 'cycle',
        steps: [
          { taskId: 'a', by: 'link', linkId: 'a b' },
          { taskId: 'b', by: 'link', linkId: 'b c' },
          { taskId: 'c', by: 'link', linkId: 'c a' },
        ],
      },
    ],
  })
})

test('a cycle over links and hierarchy is refused with its way', () => {
  const tasks = [
    task('phase', 0),
    task('x', 60, { parentId: 'phase' }),
    task('y', 60, { parentId: 'phase' }),
    task('b', 60),
  ]
  expect(cycleOf(plan(tasks, [link('phase b'), link('b y')]))).toEqual([
    { taskId: 'phase', by: 'link', linkId: 'phase b' },
    { taskId: 'b', by: 'link', linkId: 'b y' },
    { taskId: 'y', by: 'parent', linkId: null },
  ])
  expect(
    cycleOf(plan(tasks, [link('x phase')]))
      ?.map(({ by }) => by)
      .sort(),
  ).toEqual(['child', 'link'])
  expect(cycleOf(plan(tasks, [link('b b')]))).toEqual([{ taskId: 'b', by: 'link', linkId: 'b b' }])
  expect(cycleOf(plan(tasks, [link('x y'), link('phase b')]))).toBeUndefined()
})

test('a task in itself is a cycle, too', () => {
  const tasks = [task('a', 60, { parentId: 'b' }), task('b', 60, { parentId: 'a' })]
  expect(cycleOf(plan(tasks, []))?.map(({ taskId, by }) => `${taskId} ${by}`)).toEqual([
    'a child',
    'b child',
  ])
})

test('what a person left out or turned around is a problem, each with its task', () => {
  const tasks = [
    task('phase', 0),
    task('x', 60, { parentId: 'phase' }),
    task('b', 60, { mode: 'manual' }),
    task('c', 60, { mode: 'manual', start: '2026-12-15T09:00', finish: '2026-12-14T09:00' }),
    task('d', 60, { actualStart: '2026-12-15T09:00', actualFinish: '2026-12-14T09:00' }),
  ]
  expect(schedule(plan(tasks, [link('d phase', { kind: 'finishFinish' })]))).toEqual({
    problems: [
      { kind: 'parentFinish', linkId: 'd phase', taskId: 'phase' },
      { kind: 'manualWithoutStart', taskId: 'b' },
      { kind: 'finishBeforeStart', taskId: 'c' },
      { kind: 'finishBeforeStart', taskId: 'd' },
    ],
  })
})

test('a plan without tasks has its start', () => {
  expect(datesOf(plan([], []))).toMatchObject({
    start: '2026-12-14T09:00',
    finish: '2026-12-14T09:00',
  })
})

test('a chain of 5,000 tasks, nested 1,000 deep, is counted without a stack of calls', () => {
  const tasks = Array.from({ length: 5_000 }, (_, at) =>
    task(`t${at}`, 60, at > 0 && at < 1_000 ? { parentId: `t${at - 1}` } : {}),
  )
  const links = Array.from({ length: 4_000 }, (_, at) => link(`t${at + 999} t${at + 1_000}`))
  const { of } = datesOf(plan(tasks, links))
  expect(of('t0').start).toBe('2026-12-14T09:00')
  // 4,001 hours: 500 days and one, which are a hundred weeks and the holiday.
  expect(of('t4999').finish).toBe('2028-11-14T10:00')
})
