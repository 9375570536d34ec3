import { allowedFrom, bindsFinish, type EarlyDates } from './early-dates.ts'
import { momentOf } from './moments.ts'
import type { PlanConflict, PlanTask } from './plan.ts'
import {
  type GraphLink,
  isParent,
  type PlanGraph,
  parentsOf,
  present,
  taskAt,
  timeAt,
} from './plan-graph.ts'
import type { WorkingTime } from './working-time.ts'

/**
 * What the dates of a plan break. Links are broken only by tasks that do not move: manual ones, and
 * those that began before what they wait for allows; of one that is finished nothing is said any more.
 * Times are compared as working time: 17:00 is not later than 09:00 of the next working day.
 */
export function conflictsOf(graph: PlanGraph, early: EarlyDates): PlanConflict[] {
  return graph.tasks.flatMap((task, place) => {
    if (task.actualFinish) return []
    const doesNotMove = task.mode === 'manual' || Boolean(task.actualStart)
    const broken = doesNotMove && !isParent(graph, place) ? brokenLinks(graph, early, place) : []
    return [...broken, ...brokenLimits(graph, early, place)]
  })
}

function brokenLinks(graph: PlanGraph, early: EarlyDates, place: number): PlanConflict[] {
  const { id: taskId } = taskAt(graph, place)
  const time = timeAt(graph, place)
  const all = [place, ...parentsOf(graph, place)].flatMap((at) => graph.linksTo[at] ?? [])
  return all.flatMap((link): PlanConflict[] => {
    const minutes = missing(link, early, place, time)
    return minutes > 0 ? [{ taskId, kind: 'link', linkId: link.id, minutes }] : []
  })
}

function missing(link: GraphLink, early: EarlyDates, place: number, time: WorkingTime): number {
  const has = present((bindsFinish(link) ? early.finishes : early.starts)[place])
  return time.placeOf(allowedFrom(link, early)) - time.placeOf(has)
}

type Limit = Exclude<PlanConflict['kind'], 'link'>

const limits: readonly { kind: Limit; of: keyof EarlyDates; sign: 1 | -1 }[] = [
  { kind: 'startNotBefore', of: 'starts', sign: -1 },
  { kind: 'startNotAfter', of: 'starts', sign: 1 },
  { kind: 'finishNotBefore', of: 'finishes', sign: -1 },
  { kind: 'finishNotAfter', of: 'finishes', sign: 1 },
]

function brokenLimits(graph: PlanGraph, early: EarlyDates, place: number): PlanConflict[] {
  const task = taskAt(graph, place)
  const time = timeAt(graph, place)
  return limits.flatMap(({ kind, of, sign }): PlanConflict[] => {
    const limit = limitOf(graph, task, place, kind)
    if (!limit) return []
    const beyond = time.placeOf(present(early[of][place])) - time.placeOf(momentOf(limit))
    const minutes = beyond * sign
    return minutes > 0 ? [{ taskId: task.id, kind, linkId: null, minutes }] : []
  })
}

function limitOf(graph: PlanGraph, task: PlanTask, place: number, kind: Limit) {
  const isOfParents = kind === 'startNotBefore' || kind === 'finishNotAfter'
  return isOfParents || !isParent(graph, place) ? task[kind] : null
}
