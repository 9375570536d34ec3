// @ts-check
import { randomOf } from './random.mjs'

/** @typedef {import('./make-plans.mjs').Plan} Plan */
/** @typedef {import('./make-plans.mjs').PlanTask} PlanTask */
/** @typedef {import('./make-plans.mjs').PlanLink} PlanLink */

const day = [{ from: '09:00', to: '17:00' }]

/**
 * A large plan: phases of 25 tasks, ten phases a part; each task waits for one or two before it, each
 * tenth for a whole phase.
 * @param {number} count of tasks
 * @returns {Plan}
 */
export function largePlan(count) {
  const random = randomOf(count)
  /** @type {PlanTask[]} */
  const tasks = []
  /** @type {PlanLink[]} */
  const links = []
  /** @type {string[]} */
  const leaves = []
  let part = ''
  let phase = ''
  /** @type {string[]} */
  const phases = []
  for (let at = 0; tasks.length < count; at += 1) {
    if (at % 250 === 0) {
      part = `part${at}`
      tasks.push({ id: part, minutes: 0, mode: 'automatic' })
    }
    if (at % 25 === 0) {
      phase = `phase${at}`
      phases.push(phase)
      tasks.push({ id: phase, parentId: part, minutes: 0, mode: 'automatic' })
    }
    const id = `task${at}`
    tasks.push({ id, parentId: phase, minutes: random.whole(0, 32) * 30, mode: 'automatic' })
    for (let more = random.whole(1, 2); more > 0 && leaves.length > 0; more -= 1) {
      const fromId = leaves[Math.max(0, leaves.length - random.whole(1, 12))] ?? id
      const kind = random.pick(/** @type {const} */ (['finishStart', 'startStart', 'finishFinish']))
      const lagMinutes = random.whole(-4, 8) * 30
      links.push({ id: `link${links.length}`, fromId, toId: id, kind, lagMinutes })
    }
    const before = phases.at(-2)
    if (at % 10 === 0 && before) {
      const ends = { fromId: before, toId: id }
      links.push({ id: `link${links.length}`, ...ends, kind: 'finishStart', lagMinutes: 0 })
    }
    leaves.push(id)
  }
  const holidays = Array.from(
    { length: 120 },
    (_, year) => `${2026 + (year % 40)}-12-2${(year % 3) + 4}`,
  )
  return {
    start: '2026-01-05T09:00',
    calendarId: 'standard',
    calendars: {
      standard: {
        week: [day, day, day, day, day, [], []],
        exceptions: holidays.map((date) => ({ date, hours: [] })),
      },
    },
    tasks,
    links,
  }
}
