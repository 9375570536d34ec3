import { runInDurableObject } from 'cloudflare:test'
import type { RegisterQuery, RegisterSource } from '../register/describe.ts'
import { selectPage } from '../register/list.ts'
import type { TestFirm } from './test-firm.ts'

/**
 * How SQLite runs each order of each tab of a register, up and down, from the middle of the list:
 * the steps of its plan, a line each.
 */
export function sortPlans<Query extends RegisterQuery>(
  testFirm: TestFirm,
  table: RegisterSource<Query>,
): Promise<{ order: string; plan: string }[]> {
  return runInDurableObject(testFirm.object, (_, { storage }) =>
    Object.keys(table.tabs).flatMap((tab) =>
      Object.keys(table.sorts).flatMap((sort) =>
        (['ascending', 'descending'] as const).map((direction) => {
          const query: RegisterQuery = { tab, sort, direction, size: 25 }
          const { statement, bound } = selectPage<RegisterQuery>(
            { ...table, filters: {} },
            query,
            { sql: '', bound: [] },
            { value: 'x', id: 'x' },
          )
          const steps = storage.sql
            .exec<{ detail: string }>(`explain query plan ${statement}`, ...bound, 26)
            .toArray()
          const plan = steps.map(({ detail }) => detail).join('\n')
          return { order: `${tab} by ${sort}, ${direction}`, plan }
        }),
      ),
    ),
  )
}
