import { addDays } from '#contract/core/days.ts'
import { conflictOf } from '#contract/core/errors.ts'
import { type Task, TaskInput } from '#contract/projects/tasks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { plannedStart } from './project-plan.ts'
import { shownTask, tasks } from './register.ts'

/**
 * Moves a task in the plan by some days. What is made of other tasks, or done, has its days from those.
 * @throws AppError not_found; invalid where it would begin after it is due; conflict where it was changed
 * meanwhile, or (`taskFollows`) where its days are not its own
 */
export function shiftTask(
  writer: Writer,
  firm: FirmContext,
  { taskId, days, version }: { taskId: string; days: number; version: number },
): Task {
  const stored = tasks.get(writer, taskId)
  if (stored.state === 'done' || hasParts(writer, taskId)) throw conflictOf('taskFollows')
  const { dueDate, estimateHours } = stored
  const startDate = addDays(stored.startDate ?? plannedStart(writer, firm, stored), days)
  // Without an estimate it lasts from its first day to its last.
  const isSpan = stored.startDate !== null && dueDate !== null && estimateHours === ''
  const input = TaskInput.parse(stored)
  tasks.update(writer, firm, taskId, {
    ...{ ...input, startDate, version },
    dueDate: isSpan ? addDays(dueDate, days) : dueDate,
  })
  return shownTask(writer, tasks.get(writer, taskId))
}

function hasParts({ sql }: Reader, taskId: string): boolean {
  const query = 'select 1 from project_tasks where parent_id = ? and is_archived = 0 limit 1'
  return sql.exec(query, taskId).toArray().length > 0
}
