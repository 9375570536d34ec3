import type { CalendarHours } from './working-time.ts'

/** What of the first task a link ties to what of the second one. */
export const linkKinds = ['finishStart', 'startStart', 'finishFinish', 'startFinish'] as const
export type LinkKind = (typeof linkKinds)[number]

/**
 * A task as a plan reads it. Times are local (`YYYY-MM-DDTHH:mm`); what is absent or null is not
 * given. A task with children spans them: of its own it has only `startNotBefore` and
 * `finishNotAfter`, which hold for its children.
 */
export type PlanTask = {
  id: string
  parentId?: string | null
  /** Working minutes in its calendar. None makes it a milestone. */
  minutes: number
  /** A manual task stands at `start`, whatever its links say. */
  mode: 'automatic' | 'manual'
  /** The plan's where it names none. */
  calendarId?: string | null
  /** Of a manual task; without a finish it lasts its minutes. */
  start?: string | null
  finish?: string | null
  startNotBefore?: string | null
  startNotAfter?: string | null
  finishNotBefore?: string | null
  finishNotAfter?: string | null
  actualStart?: string | null
  actualFinish?: string | null
}

/** `toId` waits for `fromId`. */
export type PlanLink = {
  id: string
  fromId: string
  toId: string
  kind: LinkKind
  /** Working minutes between the two; negative lets them overlap. */
  lagMinutes: number
  /** The calendar in which the lag is counted; the plan's where it names none. */
  calendarId?: string | null
}

export type Plan = {
  /** Nothing automatic begins before. */
  start: string
  /** What late dates are counted back from; without it from the last finish of all tasks. */
  finish?: string | null
  /** Where neither a task nor a link names another. */
  calendarId: string
  calendars: Readonly<Record<string, CalendarHours>>
  tasks: readonly PlanTask[]
  links: readonly PlanLink[]
}

/** One step of a cycle, from a task to the next one: along a link, to a child, or to a parent. */
export type CycleStep = { taskId: string; by: 'link' | 'child' | 'parent'; linkId: string | null }

/**
 * Why a plan has no dates.
 * - `cycle`: tasks that wait for each other; the steps lead from the first back to it.
 * - `parentFinish`: a link to the finish of a task with children. Which of them were to wait is not
 *   said by it; MS Project refuses such links as well.
 * - `manualWithoutStart`, `finishBeforeStart`: dates that a person set.
 */
export type PlanProblem =
  | { kind: 'cycle'; steps: CycleStep[] }
  | { kind: 'parentFinish'; linkId: string; taskId: string }
  | { kind: 'manualWithoutStart' | 'finishBeforeStart'; taskId: string }

/**
 * What a date that stays breaks, by working minutes.
 * - `link`: a manual or begun task is earlier than a link of its own, or of a parent, allows.
 * - the others: the task is on the wrong side of that limit.
 */
export type PlanConflict = {
  taskId: string
  kind: 'link' | 'startNotBefore' | 'startNotAfter' | 'finishNotBefore' | 'finishNotAfter'
  linkId: string | null
  minutes: number
}

/** Dates of a task, local times; floats in working minutes of its calendar. */
export type TaskDates = {
  id: string
  start: string
  finish: string
  lateStart: string
  lateFinish: string
  /** How much later it may finish without the plan finishing later; negative where it is too late. */
  totalFloat: number
  /** How much later it may finish without any other task moving. */
  freeFloat: number
  /** Its total float is used up, and it is not finished. */
  isCritical: boolean
  isMilestone: boolean
  isParent: boolean
}

export type Schedule = {
  start: string
  finish: string
  /** In the order of the plan. */
  tasks: TaskDates[]
  conflicts: PlanConflict[]
}
