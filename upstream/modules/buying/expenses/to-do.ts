import type { ModuleParts } from '../../../core/hooks.ts'

/** One's own expenses that were begun and not handed in, and those that were rejected. */
export const toDo: ModuleParts['toDo'] = [
  {
    kind: 'draft',
    what: 'expense',
    needs: 'expense:edit',
    from: 'expenses',
    where: ({ actor }) => ({
      sql: `stage = 'draft' and created_by = ?`,
      bound: [actor.userId],
    }),
    columns: {
      ...{ id: 'id', title: 'payee', path: `'expenses/' || id` },
      ...{ date: 'date', amount: 'amount', currency: 'currency' },
    },
  },
]
