import { conflictsOf } from './conflicts.ts'
import { bindsFinish, type EarlyDates, earlyDates } from './early-dates.ts'
import { type LateDates, lateDates } from './late-dates.ts'
import { localOfMoment, momentOf } from './moments.ts'
import type { CycleStep, Plan, PlanProblem, PlanTask, Schedule, TaskDates } from './plan.ts'
import { isParent, type PlanGraph, planGraph, present } from './plan-graph.ts'
import { planOrder } from './plan-order.ts'

/**
 * The dates of a plan: as early as links, limits and calendars allow, with the latest dates, floats
 * and what is critical; or why it has none. Takes time in proportion to tasks and links.
 * Throws RangeError where the plan names what it does not hold, see `planGraph`.
 */
export function schedule(plan: Plan): { schedule: Schedule } | { problems: PlanProblem[] } {
  const graph = planGraph(plan)
  const ordered = planOrder(graph)
  const problems = problemsOf(graph)
  if ('cycle' in ordered)
    return { problems: [{ kind: 'cycle', steps: ordered.cycle }, ...problems] }
  if (problems.length > 0) return { problems }
  const early = earlyDates(graph, ordered.order)
  const late = lateDates(graph, ordered.order, early)
  const [first = graph.start] = early.starts
  const start = early.starts.reduce((one, other) => Math.min(one, other), first)
  const finish = early.finishes.reduce((one, other) => Math.max(one, other), first)
  return {
    schedule: {
      start: localOfMoment(start),
      finish: localOfMoment(finish),
      tasks: graph.tasks.map((task, place) => datesOf(graph, task, place, early, late)),
      conflicts: conflictsOf(graph, early),
    },
  }
}

/** The cycle of a plan whose tasks wait for each other, over links and hierarchy, or undefined. */
export function cycleOf(plan: Plan): CycleStep[] | undefined {
  const ordered = planOrder(planGraph(plan))
  return 'cycle' in ordered ? ordered.cycle : undefined
}

function problemsOf(graph: PlanGraph): PlanProblem[] {
  return graph.tasks.flatMap((task, place) => {
    if (!isParent(graph, place)) return dateProblems(task)
    const links = graph.linksTo[place] ?? []
    return links.filter(bindsFinish).map((link): PlanProblem => {
      return { kind: 'parentFinish', linkId: link.id, taskId: task.id }
    })
  })
}

function dateProblems(task: PlanTask): PlanProblem[] {
  const { id: taskId, mode, actualStart, actualFinish } = task
  const hasActual = Boolean(actualStart || actualFinish)
  if (mode === 'manual' && !hasActual && !task.start) {
    return [{ kind: 'manualWithoutStart', taskId }]
  }
  const start = hasActual ? actualStart : task.start
  const finish = hasActual ? actualFinish : task.finish
  const isTurned = start && finish && momentOf(finish) < momentOf(start)
  return isTurned && (hasActual || mode === 'manual') ? [{ kind: 'finishBeforeStart', taskId }] : []
}

function datesOf(
  graph: PlanGraph,
  task: PlanTask,
  place: number,
  early: EarlyDates,
  late: LateDates,
): TaskDates {
  const totalFloat = present(late.totalFloats[place])
  const start = present(early.starts[place])
  const finish = present(early.finishes[place])
  const isOver = !Number.isFinite(totalFloat)
  const spans = isParent(graph, place)
  return {
    id: task.id,
    start: localOfMoment(start),
    finish: localOfMoment(finish),
    lateStart: localOfMoment(present(late.starts[place])),
    lateFinish: localOfMoment(present(late.finishes[place])),
    totalFloat: isOver ? 0 : totalFloat,
    freeFloat: isOver ? 0 : present(late.freeFloats[place]),
    isCritical: !isOver && totalFloat <= 0,
    isMilestone: !spans && start === finish,
    isParent: spans,
  }
}
