import { expect, test } from 'vitest'
import { planAndActual } from './plan-and-actual.ts'

test('plan against truth: a parent has what is planned for and worked on all in it', () => {
  const task = (
    id: string,
    parentId: string | null,
    estimateSeconds: number | null,
    workedSeconds: number,
  ) => ({ id, parentId, estimateSeconds, workedSeconds })
  expect(
    planAndActual([
      task('phase', null, null, 600),
      task('a', 'phase', 7200, 9000),
      task('b', 'phase', 3600, 0),
      task('c', null, null, 60),
    ]),
  ).toEqual([
    { id: 'phase', estimateSeconds: 10_800, workedSeconds: 9_600, overSeconds: -1_200 },
    { id: 'a', estimateSeconds: 7_200, workedSeconds: 9_000, overSeconds: 1_800 },
    { id: 'b', estimateSeconds: 3_600, workedSeconds: 0, overSeconds: -3_600 },
    { id: 'c', estimateSeconds: null, workedSeconds: 60, overSeconds: null },
  ])
  expect(() => planAndActual([task('a', 'b', null, 0), task('b', 'a', null, 0)])).toThrow(
    'task_in_itself',
  )
})
