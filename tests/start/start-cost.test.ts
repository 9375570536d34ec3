import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { measureStarts } from '../../scripts/bench/start-cost.mjs'

/**
 * How many times an empty Worker's start each may take on the processors, less one: a third above what
 * was reached. What is over it is imported at the start without need (docs/decisions/062).
 */
const budgets: Record<string, number> = { web: 12, api: 19 }

it.runIf(existsSync('/proc/self/schedstat'))(
  'each Worker starts within its budget',
  async () => {
    const starts = await measureStarts(3)
    expect(starts.map(({ name }) => name)).toEqual(Object.keys(budgets))
    for (const { name, multiple } of starts) {
      expect(multiple, `the start of ${name}, in starts of an empty Worker`).toBeLessThan(
        budgets[name] ?? 0,
      )
    }
  },
  900_000,
)
