// @ts-check
import { fixedAt, fullNames, leavesOf, moment, tree } from './project-text.mjs'
import { slotCounter } from './working-slots.mjs'

/** @typedef {import('./make-plans.mjs').Plan} Plan */
/** @typedef {import('./make-plans.mjs').PlanTask} PlanTask */
/** @typedef {import('./project-text.mjs').Node} Node */
/** @typedef {import('./taskjuggler.mjs').Dates} Dates */

/**
 * A plan as TaskJuggler schedules it backward from the last of its earliest dates: the mirror of the
 * early run. A manual task is there twice: as it stands, for those that it waits for, and as late as
 * what waits for it allows.
 * @param {Plan} plan @param {string} group
 * @param {Record<string, Dates>} early of the early run
 * @returns {Node[]}
 */
export function lateRun(plan, group, early) {
  const names = fullNames(plan, group)
  const byId = new Map(plan.tasks.map((task) => [task.id, task]))
  const isManual = (/** @type {string} */ id) => byId.get(id)?.mode === 'manual'
  const minutesOf = (/** @type {string} */ id) => byId.get(id)?.minutes ?? 0
  /** @type {Node[]} */
  const helpers = []
  /** @type {Map<string, string[]>} */
  const ends = new Map()

  /** @param {string} id @param {string} end what its end comes before */
  const bind = (id, end) => {
    const name = `d${helpers.length}`
    const lines = [`precedes ${end}`, 'milestone', 'scheduling alap']
    helpers.push({ id: `${group}_${name}`, lines, children: [] })
    ends.set(id, [...(ends.get(id) ?? []), `precedes ${group}_${name} { onstart }`])
  }

  /** Names a point so many working minutes before another, or after it where negative. */
  const pointBefore = (
    /** @type {string} */ task,
    /** @type {'onstart' | 'onend'} */ side,
    /** @type {number} */ minutes,
  ) => {
    if (minutes >= 0) return `${task} { ${side}${minutes > 0 ? ` gaplength ${minutes}min` : ''} }`
    const name = `h${helpers.length}`
    const lines = [`length ${-minutes}min`, `depends ${task} { ${side} }`, 'scheduling asap']
    helpers.push({ id: `${group}_${name}`, lines, children: [] })
    return `${group}_${name} { onend }`
  }

  /** The task by which another is held: a manual one by its twin that stands. */
  const holder = (/** @type {string} */ id) => (isManual(id) ? `${group}_s${id}` : names.get(id))

  for (const { fromId, toId, kind, lagMinutes, calendarId } of plan.links) {
    const isStart = kind === 'startStart' || kind === 'startFinish'
    const holdsFinish = kind === 'finishFinish' || kind === 'startFinish'
    const side = holdsFinish && minutesOf(toId) > 0 ? 'onend' : 'onstart'
    const inside = leavesOf(plan, toId)
    const held = inside.some(isManual) ? inside : [toId]
    const from = isStart ? firstLeaves(plan, fromId, early) : [fromId]
    for (const to of held) {
      for (const id of from) {
        const minutes = lagMinutes - (isStart ? minutesOf(id) : 0)
        const end = calendarId
          ? `${holder(to)} { ${side} gapduration ${minutes}min }`
          : pointBefore(`${holder(to)}`, side, minutes)
        bind(id, end)
      }
    }
  }
  const planEnd = fixedAt(helpers, group, lastOf(early))
  for (const task of plan.tasks) {
    const isLeaf = leavesOf(plan, task.id)[0] === task.id
    if (isLeaf) bind(task.id, `${planEnd} { onstart }`)
    if (task.finishNotAfter)
      bind(task.id, `${fixedAt(helpers, group, task.finishNotAfter)} { onstart }`)
    if (task.startNotAfter) {
      bind(
        task.id,
        pointBefore(fixedAt(helpers, group, task.startNotAfter), 'onstart', -task.minutes),
      )
    }
    if (isManual(task.id) && task.start) {
      const lines = [`start ${moment(task.start)}`, `length ${task.minutes}min`]
      helpers.push({ id: `${group}_s${task.id}`, lines, children: [] })
    }
  }
  const linesOf = (/** @type {string} */ id) => {
    const own = ends.get(id) ?? []
    const task = byId.get(id)
    if (!task || leavesOf(plan, id)[0] !== id) return own
    const shift = task.calendarId === 'other' ? ['shifts other'] : []
    const length = task.minutes === 0 ? 'milestone' : `length ${task.minutes}min`
    return [length, ...shift, ...own, 'scheduling alap']
  }
  return [...tree(plan, group, linesOf), ...helpers]
}

/** @param {Record<string, Dates>} early */
function lastOf(early) {
  return (
    Object.values(early)
      .map(({ finish }) => finish)
      .sort()
      .at(-1) ?? ''
  )
}

/**
 * The tasks that begin a parent: a link from its start holds those. Times of one working time are one.
 * @param {Plan} plan @param {string} id @param {Record<string, Dates>} early
 */
function firstLeaves(plan, id, early) {
  const standard = plan.calendars.standard
  const count = standard ? slotCounter(standard) : () => 0
  const leaves = leavesOf(plan, id)
  const placeOf = (/** @type {string} */ leaf) => count(early[leaf]?.start ?? '')
  const first = Math.min(...leaves.map(placeOf))
  return leaves.filter((leaf) => placeOf(leaf) === first)
}
