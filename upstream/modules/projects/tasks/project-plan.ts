import { AppError } from '#contract/core/errors.ts'
import type { PlanScale, ProjectPlan, TaskLink } from '#contract/projects/tasks.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { type Raw, rowOf } from '../../../register/stored-rows.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { projects } from '../projects/index.ts'
import { openProjects } from '../projects/views.ts'
import { sharedMinutes } from './assignees.ts'
import { ganttLayout } from './gantt-layout.ts'
import type { Plan, PlanTask, TaskDates } from './plan.ts'
import { cycleOf, schedule } from './schedule.ts'
import { tasksTable } from './tables.ts'
import { workingWeek } from './working-week.ts'

type StoredTask = typeof tasksTable.$inferSelect

const calendarId = 'firm'
const minutesPerDay = 480
/** As many tasks stand on a page of a plan, and as many conflicts are named. */
const planPageSize = 100
const mostConflicts = 20

const storedOf = rowOf(tasksTable)

/** Tasks of a project that are not archived, in the order in which they were made. */
export function tasksOfProject({ sql }: Reader, projectId: string): StoredTask[] {
  return sql
    .exec<Raw>(
      'select * from project_tasks where project_id = ? and is_archived = 0 order by id',
      projectId,
    )
    .toArray()
    .map(storedOf)
}

/** Minutes of work on a task: as estimated, else a day; a task without any work is a milestone. */
export function minutesOf({ estimateHours }: Pick<StoredTask, 'estimateHours'>): number {
  return estimateHours === '' ? minutesPerDay : Math.round(Number(estimateHours) * 60)
}

type Linked = Pick<StoredTask, 'id' | 'parentId'> & { links: readonly TaskLink[] }

/** Whether a task waits for itself in the end: over its parent, or over what it waits for. */
export function cyclicLink(others: readonly Linked[], task: Linked): 'parent' | 'link' | undefined {
  const bare = (one: Linked): PlanTask => ({
    ...{ id: one.id, parentId: one.parentId || null, minutes: 1, mode: 'automatic' },
  })
  const all = [...others, task]
  const known = new Set(all.map(({ id }) => id))
  const plan: Plan = {
    start: '2000-01-03T09:00',
    calendarId,
    calendars: { [calendarId]: workingWeek },
    tasks: all.map(bare),
    links: linksOf(all, known),
  }
  const cycle = cycleOf(plan)
  if (!cycle) return undefined
  return cycle.some(({ by }) => by === 'link') ? 'link' : 'parent'
}

function linksOf(all: readonly Linked[], known: ReadonlySet<string>): Plan['links'] {
  return all.flatMap(({ id: toId, links }) =>
    links
      .filter(({ taskId }) => known.has(taskId))
      .map(({ taskId: fromId, kind, lagDays }) => ({
        ...{ id: `${fromId}.${toId}.${kind}`, fromId, toId, kind },
        lagMinutes: lagDays * minutesPerDay,
      })),
  )
}

function planTask(task: StoredTask, parents: ReadonlySet<string>): PlanTask {
  const { id, parentId, startDate, dueDate, doneDate, state } = task
  const base = { id, parentId: parentId || null, minutes: minutesOf(task) }
  if (parents.has(id)) return { ...base, mode: 'automatic' }
  if (state === 'done' && doneDate) {
    const begun = startDate && startDate <= doneDate ? startDate : doneDate
    const actual = { actualStart: `${begun}T09:00`, actualFinish: `${doneDate}T17:00` }
    return { ...base, mode: 'automatic', ...actual }
  }
  const limit = dueDate ? { finishNotAfter: `${dueDate}T17:00` } : {}
  if (!startDate) return { ...base, mode: 'automatic', ...limit }
  // Without an estimate it lasts from its start to its due date.
  const hasSpan = task.estimateHours === '' && dueDate
  const finish = hasSpan ? { finish: `${dueDate}T17:00` } : {}
  return { ...base, mode: 'manual', start: `${startDate}T09:00`, ...finish, ...limit }
}

type Dated = ReturnType<typeof workOutDates>
const remembered = new Remembered<Dated>(8)

/** Dates of a project's tasks, kept until anything is written. @throws AppError conflict without dates */
export function datesOf(reader: Reader, projectId: string, start: string): Dated {
  return remembered.recall(reader, `${projectId} ${start}`, () =>
    workOutDates(reader, projectId, start),
  )
}

function workOutDates(reader: Reader, projectId: string, start: string) {
  const stored = tasksOfProject(reader, projectId)
  const known = new Set(stored.map(({ id }) => id))
  const parents = new Set(stored.map(({ parentId }) => parentId).filter((id) => known.has(id)))
  const plan: Plan = {
    start: `${start}T09:00`,
    calendarId,
    calendars: { [calendarId]: workingWeek },
    tasks: stored.map((task) => {
      const planned = planTask(task, parents)
      return known.has(task.parentId) ? planned : { ...planned, parentId: null }
    }),
    links: linksOf(stored, known),
  }
  const result = schedule(plan)
  if ('problems' in result) {
    throw new AppError('conflict', 'The plan has no dates', {
      detail: { reason: 'planWithoutDates' },
    })
  }
  const dates = new Map(result.schedule.tasks.map((task) => [task.id, task]))
  const titles = new Map(stored.map(({ id, title }) => [id, title]))
  const tree = inTree(stored)
  return { stored, schedule: result.schedule, links: plan.links, dates, titles, tree }
}

/** The plan of a project with its drawing. @throws AppError not_found; conflict for one without dates */
export function projectPlan(
  reader: Reader,
  firm: FirmContext,
  { projectId, scale, page: wanted }: { projectId: string; scale: PlanScale; page: number },
): ProjectPlan {
  const project = projects.get(reader, projectId)
  const today = firmDate(reader, firm)
  const start = project.startDate ?? today
  const { schedule: planned, links, dates, titles, tree } = datesOf(reader, projectId, start)
  const pages = Math.max(1, Math.ceil(tree.length / planPageSize))
  const page = Math.min(wanted, pages)
  const onPage = tree.slice((page - 1) * planPageSize, page * planPageSize)
  const rows = onPage.flatMap(({ task, depth }) => {
    const known = dates.get(task.id)
    return known ? [{ task, depth, dates: known }] : []
  })
  const shown = new Set(rows.map(({ task }) => task.id))
  const layout = ganttLayout({
    tasks: rows.map(({ task, depth, dates: { lateFinish, ...times } }) => ({
      ...times,
      ...{ id: task.id, depth, percentDone: task.percentDone },
      lateFinish: task.state === 'done' ? null : lateFinish,
      isManual: task.startDate !== null,
    })),
    // A line is drawn where both of its tasks are.
    links: links.filter(({ fromId, toId }) => shown.has(fromId) && shown.has(toId)),
    scale,
    hours: workingWeek,
    now: `${today}T12:00`,
  })
  const { time, ...drawing } = layout
  const { lines, ...others } = drawing
  return {
    startDate: planned.start.slice(0, 10),
    finishDate: planned.finish.slice(0, 10),
    ...{ page, pages, total: tree.length },
    tasks: rows.map(({ task, depth, dates: known }) => ({
      ...{ id: task.id, title: task.title, depth, state: task.state },
      ...{ assigneeIds: task.assigneeIds, assigneeId: task.assigneeIds[0] ?? '' },
      version: task.version,
      startDate: known.start.slice(0, 10),
      finishDate: known.finish.slice(0, 10),
      floatDays: Math.round((known.totalFloat / minutesPerDay) * 10) / 10,
      isCritical: known.isCritical,
      isLate: isLate(task, known, today),
    })),
    conflicts: planned.conflicts.slice(0, mostConflicts).map(({ taskId, kind }) => ({
      ...{ taskId, kind },
      title: titles.get(taskId) ?? '',
    })),
    drawing: {
      ...others,
      width: time.width,
      dayWidth: time.dayWidth,
      heads: time.heads,
      daysOff: time.daysOff,
      lines: lines.map(({ linkId, points, isCritical }) => ({ linkId, points, isCritical })),
    },
  }
}

function isLate({ state, dueDate }: StoredTask, { finish }: TaskDates, today: string): boolean {
  if (state === 'done' || !dueDate) return false
  return dueDate < today || finish.slice(0, 10) > dueDate
}

/** Each task after the one that it is part of. */
function inTree(stored: readonly StoredTask[]): { task: StoredTask; depth: number }[] {
  const known = new Set(stored.map(({ id }) => id))
  const below = Map.groupBy(stored, ({ parentId }) => (known.has(parentId) ? parentId : ''))
  const listed = (parentId: string, depth: number): { task: StoredTask; depth: number }[] =>
    (below.get(parentId) ?? []).flatMap((task) => [{ task, depth }, ...listed(task.id, depth + 1)])
  return listed('', 0)
}

/** The first day of a task in the plan of its project. @throws AppError conflict without dates */
export function plannedStart(
  reader: Reader,
  firm: FirmContext,
  { id, projectId }: Pick<StoredTask, 'id' | 'projectId'>,
): string {
  const start = projects.get(reader, projectId).startDate ?? firmDate(reader, firm)
  const { dates } = datesOf(reader, projectId, start)
  return dates.get(id)?.start.slice(0, 10) ?? start
}

/** Open work of all projects that somebody does, with the days of its plan. */
export function plannedWork(reader: Reader, firm: FirmContext) {
  const today = firmDate(reader, firm)
  return openProjects(reader, firm).flatMap(({ id, startDate }) => {
    const { stored, dates } = datesOf(reader, id, startDate ?? today)
    return stored.flatMap((task) => {
      const known = dates.get(task.id)
      const isOpen = task.state !== 'done' && task.assigneeIds.length > 0
      if (!known || !isOpen || known.isParent) return []
      const left = Math.round((minutesOf(task) * (100 - task.percentDone)) / 100)
      // What is late is to be done from today on.
      const isOver = known.finish.slice(0, 10) < today
      return sharedMinutes(task.assigneeIds, left).map((share) => ({
        ...{ taskId: task.id, ...share },
        start: isOver ? `${today}T09:00` : known.start,
        finish: isOver ? `${today}T17:00` : known.finish,
      }))
    })
  })
}
