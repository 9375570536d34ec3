import type { Reader } from '../../../firm/store.ts'

export { findWork, workChoices } from './choices.ts'
export { type GanttLayout, type GanttTask, ganttLayout } from './gantt-layout.ts'
export { type GanttScale, ganttScales } from './gantt-scale.ts'
export { inOrder } from './in-order.ts'
export { dayNumber, minutesPerDay, momentOf } from './moments.ts'
export {
  type CycleStep,
  type LinkKind,
  linkKinds,
  type Plan,
  type PlanConflict,
  type PlanLink,
  type PlanProblem,
  type PlanTask,
  type Schedule,
  type TaskDates,
} from './plan.ts'
export type { StoredTask } from './register.ts'
export { nextInstance, type RepeatInstance, type RepeatSeries, repeatRule } from './repeats.ts'
export { cycleOf, schedule } from './schedule.ts'
export {
  type FixedDates,
  fixDates,
  type ProjectDates,
  type RelativeDate,
  relativeDates,
  type TemplateDates,
} from './templates.ts'
export { type WorkingDays, workingDays } from './working-days.ts'
export {
  aroundTheClock,
  type CalendarHours,
  type WorkingHours,
  type WorkingTime,
  workingTime,
} from './working-time.ts'
export { workingWeek } from './working-week.ts'
export { type Assignment, type PersonWeek, workload } from './workload.ts'

/** Titles of some tasks by their ids. */
export function titlesOfTasks({ sql }: Reader, taskIds: readonly string[]): Map<string, string> {
  const wanted = [...new Set(taskIds)].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = sql.exec<{ id: string; title: string }>(
    'select id, title from project_tasks where id in (select value from json_each(?))',
    JSON.stringify(wanted),
  )
  return new Map(rows.toArray().map(({ id, title }) => [id, title]))
}

/** The project of a task; undefined where there is no such task. */
export function projectOfTask({ sql }: Reader, taskId: string): string | undefined {
  const [row] = sql.exec<{ projectId: string }>(
    'select project_id as projectId from project_tasks where id = ?',
    taskId,
  )
  return row?.projectId
}

/** The one task of a project that is not archived and has a title, in capitals or not. */
export function findTaskByTitle(
  { sql }: Reader,
  projectId: string,
  title: string,
): string | undefined {
  const rows = sql
    .exec<{ id: string }>(
      `select id from project_tasks
       where project_id = ? and is_archived = 0 and title = ? collate nocase limit 2`,
      ...[projectId, title.trim()],
    )
    .toArray()
  return rows.length === 1 ? rows[0]?.id : undefined
}
