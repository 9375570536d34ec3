// @ts-check
import { firstDay, lastDay, step } from './make-plans.mjs'

/** @typedef {import('./make-plans.mjs').Calendars} Calendars */
/** @typedef {import('./make-plans.mjs').CalendarHours} CalendarHours */
/** @typedef {import('./make-plans.mjs').Plan} Plan */

/**
 * A task of a project of TaskJuggler: what stands in its braces, and its children.
 * @typedef {{ id: string, lines: string[], children: Node[] }} Node
 */

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * A project with the tasks given, and a report of the dates of them all.
 * @param {Calendars} calendars @param {readonly Node[]} nodes
 */
export function projectText({ standard, other }, nodes) {
  return `project plans "Plans" ${firstDay} - ${lastDay} {
  timingresolution ${step}min
  timezone "UTC"
  timeformat "%Y-%m-%dT%H:%M"
  weekstartsmonday
${hoursOf(standard)}
}
${standard.exceptions.map(({ date }) => `leaves holiday "Holiday" ${date} +1d`).join('\n')}
shift other "Other hours" {
${hoursOf(other)}
}
${nodes.map((node) => textOf(node, '')).join('\n')}
taskreport dates "dates" {
  formats csv
  columns id, start, end
  hidetask 0
  timeformat "%Y-%m-%dT%H:%M"
}
`
}

/** @param {CalendarHours} calendar */
function hoursOf({ week }) {
  return week
    .map((hours, at) => {
      const spans = hours.map(({ from, to }) => `${from} - ${to}`).join(', ')
      return `  workinghours ${weekdays[at]} ${spans || 'off'}`
    })
    .join('\n')
}

/** @param {Node} node @param {string} indent @returns {string} */
function textOf({ id, lines, children }, indent) {
  const inner = [
    ...lines.map((line) => `${indent}  ${line}`),
    ...children.map((child) => textOf(child, `${indent}  `)),
  ]
  return `${indent}task ${id} "${id}" {\n${inner.join('\n')}\n${indent}}`
}

/** A moment of TaskJuggler: its dates may not have a letter between day and time. */
export function moment(/** @type {string} */ local) {
  return `${local.slice(0, 10)}-${local.slice(11)}`
}

/** The full names of all tasks of a plan, `g1_t0.g1_t3`. */
export function fullNames(/** @type {Plan} */ plan, /** @type {string} */ group) {
  /** @type {Map<string, string>} */
  const names = new Map()
  for (const { id, parentId } of plan.tasks) {
    names.set(id, `${parentId ? `${names.get(parentId)}.` : ''}${group}_${id}`)
  }
  return names
}

/** Tasks by their parents, as they stand in the plan. */
export function tree(
  /** @type {Plan} */ plan,
  /** @type {string} */ group,
  /** @type {(id: string) => string[]} */ linesOf,
) {
  /** @type {(parentId: string | null) => Node[]} */
  const below = (parentId) =>
    plan.tasks
      .filter((task) => (task.parentId ?? null) === parentId)
      .map(({ id }) => ({ id: `${group}_${id}`, lines: linesOf(id), children: below(id) }))
  return below(null)
}

/** All tasks without children in a task, or the task itself. @returns {string[]} */
export function leavesOf(/** @type {Plan} */ plan, /** @type {string} */ id) {
  const children = plan.tasks.filter(({ parentId }) => parentId === id)
  return children.length === 0 ? [id] : children.flatMap((child) => leavesOf(plan, child.id))
}

/**
 * Names a milestone of its own at a moment that nothing moves.
 * @param {Node[]} helpers where it is added
 * @param {string} group
 * @param {string} local
 */
export function fixedAt(helpers, group, local) {
  const id = `${group}_f${helpers.length}`
  helpers.push({ id, lines: [`start ${moment(local)}`, 'milestone'], children: [] })
  return id
}
