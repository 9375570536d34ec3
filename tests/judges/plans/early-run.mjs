// @ts-check
import { fixedAt, fullNames, leavesOf, moment, tree } from './project-text.mjs'

/** @typedef {import('./make-plans.mjs').Plan} Plan */
/** @typedef {import('./make-plans.mjs').PlanTask} PlanTask */
/** @typedef {import('./make-plans.mjs').PlanLink} PlanLink */
/** @typedef {import('./project-text.mjs').Node} Node */

/**
 * A plan as TaskJuggler schedules it forward. It knows what a start depends on, and gaps of working
 * time that are not negative. A gap backward is a helper that is scheduled as late as possible before
 * a milestone; what holds the finish of a task holds its start by the length of it.
 * @param {Plan} plan @param {string} group
 * @returns {Node[]}
 */
export function earlyRun(plan, group) {
  const names = fullNames(plan, group)
  const byId = new Map(plan.tasks.map((task) => [task.id, task]))
  const isManual = (/** @type {string} */ id) => byId.get(id)?.mode === 'manual'
  /** A milestone is named by its end: TaskJuggler sees a loop where there is none by its start. */
  const isMoment = (/** @type {string} */ id) =>
    byId.get(id)?.minutes === 0 && leavesOf(plan, id)[0] === id
  /** @type {Node[]} */
  const helpers = []
  /** @type {Map<string, string[]>} */
  const starts = new Map()

  /**
   * Each start depends on a milestone of its own: TaskJuggler refuses a second dependency on the same
   * task, of the task or of one that it is in.
   * @param {string} id @param {string} start what its start depends on
   */
  const bind = (id, start) => {
    const name = `d${helpers.length}`
    helpers.push({ id: `${group}_${name}`, lines: [`depends ${start}`, 'milestone'], children: [] })
    starts.set(id, [...(starts.get(id) ?? []), `depends ${group}_${name}`])
  }

  /** Names a point so many working minutes from another, either way. @param {string} point */
  const pointFrom = (/** @type {string} */ point, /** @type {number} */ minutes) => {
    if (minutes >= 0) return withGap(point, minutes > 0 ? `gaplength ${minutes}min` : '')
    const name = `h${helpers.length}`
    helpers.push({
      id: `${group}_${name}m`,
      lines: [`depends ${point}`, 'milestone'],
      children: [],
    })
    const lines = [`length ${-minutes}min`, `precedes ${group}_${name}m`, 'scheduling alap']
    helpers.push({ id: `${group}_${name}`, lines, children: [] })
    return `${group}_${name} { onstart }`
  }

  for (const { fromId, toId, kind, lagMinutes, calendarId } of plan.links) {
    const isStart = (kind === 'startStart' || kind === 'startFinish') && !isMoment(fromId)
    const holdsFinish = kind === 'finishFinish' || kind === 'startFinish'
    const point = isStart ? `${names.get(fromId)} { onstart }` : `${names.get(fromId)}`
    const minutes = lagMinutes - (holdsFinish ? (byId.get(toId)?.minutes ?? 0) : 0)
    const start = calendarId
      ? withGap(point, `gapduration ${minutes}min`)
      : pointFrom(point, minutes)
    // A manual task may not depend on anything: a link of its parent is then one of the others in it.
    const leaves = leavesOf(plan, toId)
    const bound = leaves.some(isManual) ? leaves.filter((id) => !isManual(id)) : [toId]
    for (const id of bound) bind(id, start)
  }
  const planStart = fixedAt(helpers, group, plan.start)
  for (const task of plan.tasks) {
    const isLeaf = leavesOf(plan, task.id)[0] === task.id
    if (isLeaf && task.mode === 'automatic') bind(task.id, planStart)
    if (task.startNotBefore)
      bindAll(plan, task, bind, isManual, fixedAt(helpers, group, task.startNotBefore))
    if (task.finishNotBefore) {
      bind(task.id, pointFrom(fixedAt(helpers, group, task.finishNotBefore), -task.minutes))
    }
  }
  const linesOf = (/** @type {string} */ id) => {
    const task = byId.get(id)
    if (!task || leavesOf(plan, id)[0] !== id) return starts.get(id) ?? []
    return [...lengthOf(task), ...(starts.get(id) ?? [])]
  }
  return [...tree(plan, group, linesOf), ...helpers]
}

/**
 * @param {Plan} plan @param {PlanTask} task
 * @param {(id: string, start: string) => void} bind @param {(id: string) => boolean} isManual
 * @param {string} start
 */
function bindAll(plan, task, bind, isManual, start) {
  const leaves = leavesOf(plan, task.id)
  const bound = leaves.some(isManual) ? leaves.filter((id) => !isManual(id)) : [task.id]
  for (const id of bound) bind(id, start)
}

/** A point with a gap after it. @param {string} point @param {string} gap */
function withGap(point, gap) {
  if (gap === '') return point
  return point.endsWith('}') ? point.replace('}', `${gap} }`) : `${point} { ${gap} }`
}

/** @param {PlanTask} task */
function lengthOf({ minutes, mode, start, calendarId }) {
  const fixed = mode === 'manual' && start ? [`start ${moment(start)}`] : []
  const shift = calendarId === 'other' ? ['shifts other'] : []
  return [...fixed, minutes === 0 ? 'milestone' : `length ${minutes}min`, ...shift]
}
