import { expect, test } from 'vitest'
import { comparable, compare } from '#tests/judges/plans/compare.mjs'
import { recordedPlans } from '#tests/judges/plans/recorded.mjs'
import { schedule } from './schedule.ts'

/** `node tests/judges/plans/run.mjs` asks TaskJuggler of 200 other plans. */
test('early and late dates, floats and critical tasks are those of TaskJuggler', () => {
  let figures = 0
  let critical = 0
  for (const { plan, answer } of recordedPlans()) {
    const result = schedule(comparable(plan, answer))
    if (!('schedule' in result)) throw new Error(JSON.stringify(result.problems))
    const comparison = compare(plan, result.schedule, answer)
    expect(comparison.differences).toEqual([])
    figures += comparison.figures
    critical += comparison.critical
  }
  expect(figures).toBeGreaterThan(1_400)
  expect(critical).toBeGreaterThan(40)
})
