import { bindsFinish, countsFromStart, type EarlyDates } from './early-dates.ts'
import { type Moment, momentOf } from './moments.ts'
import { type GraphLink, isParent, type PlanGraph, present, taskAt, timeAt } from './plan-graph.ts'

/**
 * The latest dates of all tasks, by place, and their floats in working minutes; infinite where all
 * is finished.
 */
export type LateDates = {
  starts: Moment[]
  finishes: Moment[]
  totalFloats: number[]
  freeFloats: number[]
}

/** The latest that a task, or all that is in a parent, may start and finish; infinite is no limit. */
type Limits = { start: Moment; finish: Moment }

/** What a run backward keeps, by place: limits, and the dates by which tasks hold those before. */
type Run = { limits: Limits[]; startHolds: Moment[]; finishHolds: Moment[] }

/** The plan and how early its tasks can be, which all runs share. */
type Walk = { graph: PlanGraph; early: EarlyDates }

const none = Number.POSITIVE_INFINITY

/**
 * Counts backward from the end of the plan: each task as late as all that wait for it allow. What
 * waits and is manual does not move, so it holds others by the dates it has; what waits and has begun
 * holds the start of nothing any more. A link from the start of a parent holds those children that
 * begin first, for the others may begin later without it.
 */
export function lateDates(
  graph: PlanGraph,
  order: readonly number[],
  early: EarlyDates,
): LateDates {
  const dates: LateDates = { starts: [], finishes: [], totalFloats: [], freeFloats: [] }
  const late: Run = { limits: [], startHolds: [], finishHolds: [] }
  const free: Run = { limits: [], startHolds: [], finishHolds: [] }
  const walk = { graph, early }
  const last = early.finishes.reduce((one, other) => Math.max(one, other), graph.start)
  const end = graph.finish ?? last
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const node = present(order[at])
    const place = node >> 1
    const hasChildren = isParent(graph, place)
    if (node % 2 === 0) {
      if (hasChildren) spanChildren(graph, place, dates, [late, free])
      continue
    }
    const own = ownLimits(graph, place)
    late.limits[place] = narrower(limitsOf(walk, late, place, end), own)
    free.limits[place] = limitsOf(walk, free, place, last)
    if (hasChildren) continue
    setDates(walk, place, dates, present(late.limits[place]))
    setFreeFloat(walk, place, dates, present(free.limits[place]))
    setHolds(graph, place, early, dates, late)
    setHolds(graph, place, early, early, free)
  }
  return dates
}

function ownLimits(graph: PlanGraph, place: number): Limits {
  const { startNotAfter, finishNotAfter } = taskAt(graph, place)
  return {
    start: startNotAfter && !isParent(graph, place) ? momentOf(startNotAfter) : none,
    finish: finishNotAfter ? momentOf(finishNotAfter) : none,
  }
}

function narrower(one: Limits, other: Limits): Limits {
  return { start: Math.min(one.start, other.start), finish: Math.min(one.finish, other.finish) }
}

/** What the end of the plan, its parent and all that wait for it allow a task. */
function limitsOf(walk: Walk, run: Run, place: number, end: Moment): Limits {
  const { graph } = walk
  let { start, finish } = outerLimits(walk, run, place, end)
  for (const link of graph.linksFrom[place] ?? []) {
    const limit = heldBy(link, run)
    if (countsFromStart(link)) start = Math.min(start, limit)
    else finish = Math.min(finish, limit)
  }
  return { start, finish }
}

function outerLimits({ graph, early }: Walk, run: Run, place: number, end: Moment): Limits {
  const parent = graph.parents[place] ?? -1
  if (parent < 0) return { start: none, finish: end }
  const outer = present(run.limits[parent])
  const time = timeAt(graph, place)
  const isFirst =
    time.placeOf(present(early.starts[place])) === time.placeOf(present(early.starts[parent]))
  return { start: isFirst ? outer.start : none, finish: outer.finish }
}

/** The latest moment that the waiting task of a link leaves. */
function heldBy(link: GraphLink, run: Run): Moment {
  const held = present((bindsFinish(link) ? run.finishHolds : run.startHolds)[link.to])
  return held === none ? none : link.time.shift(held, -link.lag)
}

function setDates({ graph, early }: Walk, place: number, dates: LateDates, limits: Limits): void {
  const { actualStart, actualFinish } = taskAt(graph, place)
  const time = timeAt(graph, place)
  const start = present(early.starts[place])
  const finish = present(early.finishes[place])
  const minutes = time.placeOf(finish) - time.placeOf(start)
  const bound = actualStart || limits.start === none ? none : time.shift(limits.start, minutes)
  const latest = actualFinish ? finish : Math.min(limits.finish, bound)
  const lateFinish = minutes === 0 ? latest : time.endAt(time.placeOf(latest))
  const hasBegun = Boolean(actualStart || actualFinish)
  dates.starts[place] = hasBegun ? start : time.shift(lateFinish, -minutes)
  dates.finishes[place] = lateFinish
  dates.totalFloats[place] = actualFinish ? none : time.placeOf(lateFinish) - time.placeOf(finish)
}

/** What is left before another task would have to move, and never more than the total float. */
function setFreeFloat(
  { graph, early }: Walk,
  place: number,
  dates: LateDates,
  limits: Limits,
): void {
  const time = timeAt(graph, place)
  const leftOf = (limit: Moment, moment: Moment) =>
    limit === none ? none : time.placeOf(limit) - time.placeOf(moment)
  const left = Math.min(
    leftOf(limits.start, present(early.starts[place])),
    leftOf(limits.finish, present(early.finishes[place])),
    present(dates.totalFloats[place]),
  )
  dates.freeFloats[place] = Math.max(left, 0)
}

/** How a task holds those that it waits for, by its dates in a run. */
function setHolds(
  graph: PlanGraph,
  place: number,
  early: EarlyDates,
  dates: EarlyDates,
  run: Run,
): void {
  const { mode, actualStart, actualFinish } = taskAt(graph, place)
  const isFixed = mode === 'manual' && !actualStart
  const { starts, finishes } = isFixed ? early : dates
  run.startHolds[place] = actualStart || actualFinish ? none : present(starts[place])
  run.finishHolds[place] = actualFinish ? none : present(finishes[place])
}

function spanChildren(
  graph: PlanGraph,
  place: number,
  dates: LateDates,
  runs: readonly Run[],
): void {
  const children = graph.children[place] ?? []
  const least = (values: readonly number[]) =>
    children.reduce((one, child) => Math.min(one, present(values[child])), none)
  dates.starts[place] = least(dates.starts)
  dates.finishes[place] = children.reduce(
    (one, child) => Math.max(one, present(dates.finishes[child])),
    Number.NEGATIVE_INFINITY,
  )
  dates.totalFloats[place] = least(dates.totalFloats)
  dates.freeFloats[place] = least(dates.freeFloats)
  for (const run of runs) run.startHolds[place] = least(run.startHolds)
}
