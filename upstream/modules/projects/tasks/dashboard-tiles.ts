import type { ModuleParts } from '../../../core/hooks.ts'
import { noDueDate } from './tables.ts'

const shownTasks = 4

/** The open tasks of whoever asks, what is due first on top. */
export const dashboardTiles: ModuleParts['dashboardTiles'] = [
  {
    name: 'mine',
    needs: 'project:view',
    read({ sql }, { actor }, today) {
      const own = "from task_assignees where person_id = ? and stage = 'open'"
      const { count, late } = sql
        .exec<{ count: number; late: number }>(
          `select count(*) as count, coalesce(sum(due_order < ?), 0) as late ${own}`,
          ...[today, actor.userId],
        )
        .one()
      if (count === 0) return null
      const rows = sql
        .exec<{ id: string; title: string; due: string }>(
          `select task.id, title, own.due_order as due
           from (select task_id, due_order ${own} order by due_order, task_id limit ?) as own
           join project_tasks as task on task.id = own.task_id order by own.due_order, task.id`,
          ...[actor.userId, shownTasks],
        )
        .toArray()
      return {
        count,
        isBad: late > 0,
        notes: late === 0 ? [] : [{ key: 'late', count: late }],
        rows: rows.map(({ id, title, due }) => ({
          ...{ label: title, link: `tasks/${id}` },
          ...(due < noDueDate && { date: due }),
        })),
      }
    },
  },
]
