// @ts-check
import { step } from './make-plans.mjs'
import { slotCounter } from './working-slots.mjs'

/** @typedef {import('./make-plans.mjs').Plan} Plan */
/** @typedef {import('./taskjuggler.mjs').Answer} Answer */
/** @typedef {import('#upstream/modules/projects/tasks/plan.ts').Schedule} Schedule */
/** @typedef {import('#upstream/modules/projects/tasks/plan.ts').TaskDates} TaskDates */
/** @typedef {{ tasks: number, figures: number, critical: number, differences: string[] }} Comparison */

/**
 * Holds a schedule beside TaskJuggler's: the four dates of each task as working time of its calendar,
 * in which 17:00 is 09:00 of the next working day, the total float that follows from them, and
 * whether it is critical.
 * @param {Plan} plan @param {Schedule} schedule @param {Answer} answer
 * @returns {Comparison}
 */
export function compare(plan, schedule, { early, late }) {
  /** @type {Comparison} */
  const comparison = { tasks: 0, figures: 0, critical: 0, differences: [] }
  const counters = new Map(
    Object.entries(plan.calendars).map(([id, calendar]) => [id, slotCounter(calendar)]),
  )
  for (const dates of schedule.tasks) {
    const task = plan.tasks.find(({ id }) => id === dates.id)
    const count = counters.get(task?.calendarId ?? plan.calendarId)
    const [first, last] = [early[dates.id], late[dates.id]]
    if (!task || !count || !first || !last) throw new Error(`${dates.id} has no answer`)
    comparison.tasks += 1
    /** @param {string} what @param {string} one @param {string} other local times */
    const same = (what, one, other) => {
      comparison.figures += 1
      if (count(one) === count(other)) return
      comparison.differences.push(`${dates.id} ${what}: ours ${one}, theirs ${other}`)
    }
    same('start', dates.start, first.start)
    same('finish', dates.finish, first.finish)
    same('late start', dates.lateStart, last.start)
    same('late finish', dates.lateFinish, last.finish)
    if (dates.isParent) continue
    const float = (count(last.finish) - count(first.finish)) * step
    comparison.figures += 2
    if (dates.isCritical) comparison.critical += 1
    if (dates.totalFloat !== float || dates.isCritical !== float <= 0) {
      comparison.differences.push(`${dates.id} float: ours ${dates.totalFloat}, theirs ${float}`)
    }
  }
  return comparison
}

/**
 * A plan as it is compared. TaskJuggler's end of the whole may be the evening where ours is the next
 * morning; in one calendar that is the same, for tasks with other hours both count from the evening.
 * @param {Plan} plan @param {Answer} answer
 * @returns {Plan}
 */
export function comparable(plan, { early }) {
  if (plan.tasks.every(({ calendarId }) => !calendarId)) return plan
  const finishes = Object.values(early).map(({ finish }) => finish)
  return { ...plan, finish: finishes.sort().at(-1) }
}
