import type { ModuleParts } from '../../../core/hooks.ts'

/** Calls and tasks of whoever asks that are late or due soon. */
export const toDo: ModuleParts['toDo'] = [
  {
    kind: 'task',
    what: 'followUp',
    needs: 'followUp:view',
    from: 'follow_ups',
    where: ({ actor }, { until }) => ({
      sql: `place = 'open' and owner_id = ? and due_order <= ?`,
      bound: [actor.userId, until],
    }),
    columns: { id: 'id', title: 'title', path: `'follow-ups/' || id`, date: 'due_date' },
    isDue: true,
  },
]
