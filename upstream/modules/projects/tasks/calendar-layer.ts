import type { CalendarLayer } from '../../communication/calendar/index.ts'

const maxEntries = 500

/** Open tasks of whoever looks, on the days on which they are due. */
export const tasksDueLayer: CalendarLayer = {
  layer: 'tasksDue',
  needs: 'project:view',
  list: ({ sql }, { from, to }, { userId }) =>
    sql
      .exec<{ id: string; number: string; date: string }>(
        `select id, title as number, due_date as date from project_tasks
         where id in (select task_id from task_assignees
           where person_id = ? and stage = 'open' and due_order between ? and ?
           order by due_order, task_id limit ?)
         order by due_order, +id`,
        ...[userId, from, to, maxEntries],
      )
      .toArray()
      .map((row) => ({ ...row, link: `tasks/${row.id}` })),
}
