import type { Task } from '#contract/projects/tasks.ts'
import type { Reader } from '../../../firm/store.ts'
import { secondsOnTasks } from '../time/views.ts'
import { planAndActual } from './plan-and-actual.ts'
import { minutesOf } from './project-plan.ts'

type Part = { id: string; parentId: string; estimateHours: string }

/** What was planned for a task with all that is part of it, and what was worked on all of that. */
export function effortOf(reader: Reader, taskId: string): Task['effort'] {
  const parts = partsOf(reader, taskId)
  const worked = secondsOnTasks(
    reader,
    parts.map(({ id }) => id),
  )
  const sums = planAndActual(
    parts.map(({ id, parentId, estimateHours }) => ({
      id,
      parentId: id === taskId ? null : parentId,
      estimateSeconds: estimateHours === '' ? null : minutesOf({ estimateHours }) * 60,
      workedSeconds: worked.get(id) ?? 0,
    })),
  )
  const own = sums.find(({ id }) => id === taskId)
  return {
    parts: parts.length - 1,
    estimateSeconds: own?.estimateSeconds ?? null,
    workedSeconds: own?.workedSeconds ?? 0,
    overSeconds: own?.overSeconds ?? null,
  }
}

/** A task and all that is part of it, archived ones too: their time was worked. */
function partsOf({ sql }: Reader, taskId: string): Part[] {
  return sql
    .exec<Part>(
      `with recursive part(id, parentId, estimateHours) as (
         select id, parent_id, estimate_hours from project_tasks where id = ?
         union
         select task.id, task.parent_id, task.estimate_hours
         from project_tasks task join part on task.parent_id = part.id and task.parent_id <> ''
       )
       select * from part`,
      taskId,
    )
    .toArray()
}
