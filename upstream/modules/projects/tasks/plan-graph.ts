import { type Moment, momentOf } from './moments.ts'
import type { LinkKind, Plan, PlanTask } from './plan.ts'
import { type WorkingTime, workingTime } from './working-time.ts'

/** A link between places of tasks in the plan. */
export type GraphLink = {
  id: string
  from: number
  to: number
  kind: LinkKind
  lag: number
  time: WorkingTime
}

/** A plan by the places of its tasks: who is in whom, and who waits for whom. */
export type PlanGraph = {
  tasks: readonly PlanTask[]
  start: Moment
  finish: Moment | undefined
  /** The calendar of each task. */
  times: readonly WorkingTime[]
  /** The place of each task's parent; -1 at the top. */
  parents: readonly number[]
  children: readonly (readonly number[])[]
  linksTo: readonly (readonly GraphLink[])[]
  linksFrom: readonly (readonly GraphLink[])[]
}

/**
 * Reads a plan. Throws RangeError('task_id_twice' | 'task_unknown' | 'calendar_unknown' |
 * 'minutes_malformed' | 'moment_malformed') and what `workingTime` throws: none of these is a
 * person's mistake.
 */
export function planGraph(plan: Plan): PlanGraph {
  const { tasks } = plan
  const places = new Map(tasks.map((task, place) => [task.id, place]))
  if (places.size !== tasks.length) throw new RangeError('task_id_twice')
  const timeOf = calendarFinder(plan)
  const children: number[][] = tasks.map(() => [])
  const linksTo: GraphLink[][] = tasks.map(() => [])
  const linksFrom: GraphLink[][] = tasks.map(() => [])
  const parents = tasks.map(({ parentId }) => (parentId ? placeOf(places, parentId) : -1))
  for (const [place, parent] of parents.entries()) children[parent]?.push(place)
  for (const { id, fromId, toId, kind, lagMinutes, calendarId } of plan.links) {
    const from = placeOf(places, fromId)
    const to = placeOf(places, toId)
    if (!Number.isSafeInteger(lagMinutes)) throw new RangeError('minutes_malformed')
    const link = { id, from, to, kind, lag: lagMinutes, time: timeOf(calendarId) }
    linksFrom[from]?.push(link)
    linksTo[to]?.push(link)
  }
  const times = tasks.map(({ minutes, calendarId }) => {
    if (!Number.isSafeInteger(minutes) || minutes < 0) throw new RangeError('minutes_malformed')
    return timeOf(calendarId)
  })
  const finish = plan.finish ? momentOf(plan.finish) : undefined
  const start = momentOf(plan.start)
  return { tasks, start, finish, times, parents, children, linksTo, linksFrom }
}

function placeOf(places: ReadonlyMap<string, number>, id: string): number {
  const place = places.get(id)
  if (place === undefined) throw new RangeError('task_unknown')
  return place
}

function calendarFinder(plan: Plan) {
  const opened = new Map<string, WorkingTime>()
  return (calendarId: string | null | undefined): WorkingTime => {
    const id = calendarId ?? plan.calendarId
    const known = opened.get(id)
    if (known) return known
    const hours = Object.hasOwn(plan.calendars, id) ? plan.calendars[id] : undefined
    if (hours === undefined) throw new RangeError('calendar_unknown')
    const time = workingTime(hours)
    opened.set(id, time)
    return time
  }
}

/** The parents of a task, the nearest first. */
export function* parentsOf(graph: PlanGraph, place: number): Generator<number> {
  for (let at = graph.parents[place] ?? -1; at >= 0; at = graph.parents[at] ?? -1) yield at
}

/** Whether a task has children, which it spans. */
export function isParent(graph: PlanGraph, place: number): boolean {
  return (graph.children[place]?.length ?? 0) > 0
}

export function taskAt(graph: PlanGraph, place: number): PlanTask {
  return present(graph.tasks[place])
}

export function timeAt(graph: PlanGraph, place: number): WorkingTime {
  return present(graph.times[place])
}

/** A value that the order of the plan promises. Throws RangeError('order_wrong'). */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('order_wrong')
  return value
}
