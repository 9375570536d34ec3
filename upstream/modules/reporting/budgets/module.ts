import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { linesOfYear } from './reader.ts'

export const module = defineModule({
  name: 'budgets',
  endpoints: router,
  /** What is planned for a fiscal year, known by its last day. */
  recordKinds: {
    budget: {
      read: 'report:view',
      reach: 'whole',
      write: 'ledger:edit',
      path: (id) => `budgets?end=${id}`,
      find: (reader, id) =>
        linesOfYear(reader, id).length > 0 ? { title: id, date: id } : undefined,
    },
  },
  /** Cost centres that have a plan. */
  usesOf: {
    costCentre: ({ sql }, id) =>
      sql.exec('select 1 from budget_lines where cost_centre_id = ? limit 1', id).toArray().length >
      0,
  },
})
