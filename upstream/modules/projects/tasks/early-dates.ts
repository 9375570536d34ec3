import { type Moment, momentOf } from './moments.ts'
import type { PlanTask } from './plan.ts'
import { type GraphLink, isParent, type PlanGraph, present, taskAt, timeAt } from './plan-graph.ts'
import type { WorkingTime } from './working-time.ts'

/** The earliest dates of all tasks, by place. */
export type EarlyDates = { starts: Moment[]; finishes: Moment[] }

type Dates = { start: Moment; finish: Moment }
type Bounds = { start: Moment; finish: Moment | undefined }

/**
 * Counts forward: each task as early as its links, its parents' links and its limits allow; what is
 * manual, begun or finished stands where it stands. A parent reaches from its first child to its
 * last, so that it moves back with them.
 */
export function earlyDates(graph: PlanGraph, order: readonly number[]): EarlyDates {
  const early: EarlyDates = { starts: [], finishes: [] }
  /** From when the children of each parent may begin. */
  const begins: Moment[] = []
  for (const node of order) {
    const place = node >> 1
    const isEnd = node % 2 === 1
    if (isParent(graph, place)) {
      if (isEnd) keep(early, place, spanOf(graph, early, place))
      else begins[place] = boundsOf(graph, early, begins, place).start
    } else if (!isEnd) {
      keep(early, place, datesWithin(graph, place, boundsOf(graph, early, begins, place)))
    }
  }
  return early
}

function keep(early: EarlyDates, place: number, { start, finish }: Dates): void {
  early.starts[place] = start
  early.finishes[place] = finish
}

function spanOf(graph: PlanGraph, early: EarlyDates, place: number): Dates {
  let start = Number.POSITIVE_INFINITY
  let finish = Number.NEGATIVE_INFINITY
  for (const child of graph.children[place] ?? []) {
    start = Math.min(start, present(early.starts[child]))
    finish = Math.max(finish, present(early.finishes[child]))
  }
  return { start, finish }
}

function boundsOf(
  graph: PlanGraph,
  early: EarlyDates,
  begins: readonly Moment[],
  place: number,
): Bounds {
  const { startNotBefore, finishNotBefore } = taskAt(graph, place)
  const parent = graph.parents[place] ?? -1
  const starts = [parent < 0 ? graph.start : present(begins[parent])]
  const finishes: Moment[] = []
  if (startNotBefore) starts.push(momentOf(startNotBefore))
  if (finishNotBefore) finishes.push(momentOf(finishNotBefore))
  for (const link of graph.linksTo[place] ?? []) {
    const bound = bindsFinish(link) ? finishes : starts
    bound.push(allowedFrom(link, early))
  }
  return {
    start: Math.max(...starts),
    finish: finishes.length > 0 ? Math.max(...finishes) : undefined,
  }
}

/** Whether a link holds the finish of the task that waits. */
export function bindsFinish({ kind }: GraphLink): boolean {
  return kind === 'finishFinish' || kind === 'startFinish'
}

/** Whether a link counts from the start of the task that is waited for. */
export function countsFromStart({ kind }: GraphLink): boolean {
  return kind === 'startStart' || kind === 'startFinish'
}

/** The earliest moment that a link allows the waiting task to start or finish at. */
export function allowedFrom(link: GraphLink, early: EarlyDates): Moment {
  const moments = countsFromStart(link) ? early.starts : early.finishes
  return link.time.shift(present(moments[link.from]), link.lag)
}

function datesWithin(graph: PlanGraph, place: number, bounds: Bounds): Dates {
  const task = taskAt(graph, place)
  const time = timeAt(graph, place)
  if (task.actualFinish) return finishedDates(task, task.actualFinish, time)
  if (task.actualStart) return begunDates(task, task.actualStart, time, bounds.finish)
  if (task.mode === 'manual') return manualDates(task, time)
  const { minutes } = task
  const { start: earliest, finish: bound } = bounds
  const start = bound === undefined ? earliest : Math.max(earliest, time.shift(bound, -minutes))
  const begin = minutes === 0 ? start : time.beginAt(time.placeOf(start))
  return { start: begin, finish: time.shift(begin, minutes) }
}

function finishedDates(task: PlanTask, actualFinish: string, time: WorkingTime): Dates {
  const finish = momentOf(actualFinish)
  const start = task.actualStart ? momentOf(task.actualStart) : time.shift(finish, -task.minutes)
  return { start, finish }
}

/** What has begun lasts its minutes, or as long as a link holds its finish. */
function begunDates(
  task: PlanTask,
  actualStart: string,
  time: WorkingTime,
  bound: Moment | undefined,
): Dates {
  const start = momentOf(actualStart)
  const place = time.placeOf(start) + task.minutes
  const held = bound === undefined ? place : time.placeOf(bound)
  return { start, finish: held > place ? time.endAt(held) : time.shift(start, task.minutes) }
}

function manualDates(task: PlanTask, time: WorkingTime): Dates {
  const start = momentOf(task.start ?? '')
  return { start, finish: task.finish ? momentOf(task.finish) : time.shift(start, task.minutes) }
}
