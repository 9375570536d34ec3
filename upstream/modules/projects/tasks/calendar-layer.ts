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
         where stage = 'open' and due_order between ? and ? and assignee_id = ?
         order by due_order, id limit ?`,
        ...[from, to, userId, maxEntries],
      )
      .toArray()
      .map((row) => ({ ...row, link: `tasks/${row.id}` })),
}
