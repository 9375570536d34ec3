import { type Plan, schedule, workingTime } from '../tasks/views.ts'
import { elapsedCalendar } from './ms-project-values.ts'
import type { ImportedWork, ImportFinding } from './shape.ts'

/** The plan that a file has, or undefined of one that has none. */
export function planOf(work: ImportedWork): Plan | undefined {
  const [project] = work.projects
  const calendars = Object.fromEntries(work.calendars.map(({ key, hours }) => [key, hours]))
  const calendarId = project?.calendarKey ?? ''
  if (!project?.start || calendars[calendarId] === undefined) return undefined
  return {
    start: project.start,
    calendarId,
    calendars,
    tasks: work.tasks.flatMap(({ key, parentKey, plan }) => {
      if (plan === null) return []
      const { calendarKey, isMilestone: _, percentDone: __, ...dates } = plan
      const known = calendarKey !== null && calendars[calendarKey] !== undefined
      return [{ id: key, parentId: parentKey, ...dates, calendarId: known ? calendarKey : null }]
    }),
    links: work.links.map(({ fromKey, toKey, kind, lagMinutes, isElapsed }, at) => ({
      id: `${at + 1}`,
      fromId: fromKey,
      toId: toKey,
      kind,
      lagMinutes,
      calendarId: isElapsed ? elapsedCalendar : null,
    })),
  }
}

/**
 * What a trial says of a plan before it is kept: that it cannot be scheduled, or which tasks would
 * have other dates than the file has, such as those that were split there. Dates are compared as
 * working time, so that an evening is the next morning.
 */
export function checkPlan(work: ImportedWork): ImportFinding[] {
  const plan = planOf(work)
  if (plan === undefined) return []
  const byKey = new Map(work.tasks.map((task) => [task.key, task]))
  const result = schedule(plan)
  const finding = (key: string, field: string, text: string, id: string) => {
    return { line: byKey.get(id)?.line ?? 1, field, key, text, isRefused: false }
  }
  if ('problems' in result) {
    return result.problems.map((problem) =>
      problem.kind === 'cycle'
        ? finding(
            'cycle',
            'PredecessorLink',
            namesOf(problem.steps),
            problem.steps[0]?.taskId ?? '',
          )
        : finding(problem.kind, 'Task', byKey.get(problem.taskId)?.name ?? '', problem.taskId),
    )
  }
  const times = new Map(work.calendars.map(({ key, hours }) => [key, workingTime(hours)]))
  return result.schedule.tasks.flatMap(({ id, start, finish, isParent }) => {
    const written = byKey.get(id)?.plan
    const time = times.get(written?.calendarKey ?? '') ?? times.get(plan.calendarId)
    if (!written?.start || !written.finish || !time || isParent) return []
    const isSame = (one: string, other: string) =>
      time.placeOf(minuteOf(one)) === time.placeOf(minuteOf(other))
    if (isSame(start, written.start) && isSame(finish, written.finish)) return []
    return [finding('datesDiffer', 'Start', `${written.start} ${start}`, id)]
  })

  function namesOf(steps: readonly { taskId: string }[]): string {
    return steps.map(({ taskId }) => byKey.get(taskId)?.name ?? taskId).join(' → ')
  }
}

/** Minutes of the wall clock, as calendars count. */
function minuteOf(local: string): number {
  return Date.parse(`${local}Z`) / 60_000
}
