import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { projectReach, reachedProjects } from '../projects/views.ts'
import { sharedMinutes } from './assignees.ts'
import { datesOf, minutesOf } from './project-plan.ts'

/** A task with an estimate, and when its project's plan has it: of several people, each one's part. */
export type EstimatedTask = {
  projectId: string
  /** Empty where nobody is assigned. */
  personId: string
  minutes: number
  start: string
  finish: string
}

const remembered = new Remembered<EstimatedTask[]>(8)

/**
 * Estimated tasks that the plans of reached projects have in some days, kept until anything is written.
 * What is done stands where it was done; what is not done in a finished project is planned no more.
 * @throws AppError conflict for a plan without dates
 */
export function estimatedWork(
  reader: Reader,
  firm: FirmContext,
  { from, to }: { from: string; to: string },
): EstimatedTask[] {
  const today = firmDate(reader, firm)
  const reach = projectReach.within(firm.actor, 'id')
  const key = JSON.stringify([from, to, today, reach])
  return remembered.recall(reader, key, () =>
    plannedProjects(reader, firm, from).flatMap(({ id, startDate, isDone }) => {
      const { stored, dates } = datesOf(reader, id, startDate ?? today)
      return stored.flatMap((task) => {
        const known = dates.get(task.id)
        const isPlanned = task.state === 'done' || !isDone
        if (!known || known.isParent || task.estimateHours === '' || !isPlanned) return []
        const { start, finish } = known
        if (finish.slice(0, 10) < from || start.slice(0, 10) > to) return []
        const shares = sharedMinutes(task.assigneeIds, minutesOf(task))
        return shares.map((share) => ({ projectId: id, ...share, start, finish }))
      })
    }),
  )
}

/** Projects with estimated tasks that are open, or were done on a day or later. */
function plannedProjects(reader: Reader, firm: Pick<FirmContext, 'actor'>, from: string) {
  const estimated = reader.sql
    .exec<{ id: string }>(
      `select distinct project_id as id from project_tasks
       where is_archived = 0 and estimate_hours <> '' and (stage = 'open' or done_date >= ?)`,
      from,
    )
    .toArray()
  const ids = new Set(estimated.map(({ id }) => id))
  return reachedProjects(reader, firm).filter(({ id }) => ids.has(id))
}
