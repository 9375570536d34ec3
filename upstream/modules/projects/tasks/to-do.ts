import type { ModuleParts } from '../../../core/hooks.ts'

/** Open tasks of whoever asks that are late or due soon. */
export const toDo: ModuleParts['toDo'] = [
  {
    kind: 'task',
    what: 'task',
    needs: 'project:view',
    from: 'project_tasks',
    where: ({ actor }, { until }) => ({
      sql: `id in (select task_id from task_assignees
        where person_id = ? and stage = 'open' and due_order <= ?)`,
      bound: [actor.userId, until],
    }),
    columns: { id: 'id', title: 'title', path: `'tasks/' || id`, date: 'due_date' },
    isDue: true,
  },
]
