// @ts-check
import { randomOf } from './random.mjs'

/** @typedef {import('#upstream/modules/projects/tasks/plan.ts').Plan} Plan */
/** @typedef {import('#upstream/modules/projects/tasks/plan.ts').PlanTask} PlanTask */
/** @typedef {import('#upstream/modules/projects/tasks/plan.ts').PlanLink} PlanLink */
/** @typedef {import('#upstream/modules/projects/tasks/working-time.ts').CalendarHours} CalendarHours */
/** @typedef {{ standard: CalendarHours, other: CalendarHours }} Calendars */
/** @typedef {{ calendars: Calendars, plans: Plan[] }} PlanBatch plans of the same calendars */
/** @typedef {import('./random.mjs').Random} Random */

/** All times are whole steps of so many minutes. */
export const step = 30
/** The days that a plan may reach into. */
export const firstDay = '2026-10-15'
export const lastDay = '2027-10-15'

/** @type {readonly (readonly string[])[]} hours from Monday to Sunday */
const weeks = [
  ['9-17', '9-17', '9-17', '9-17', '9-17', '', ''],
  ['8-12 13-17', '8-12 13-17', '8-12 13-17', '8-12 13-17', '8-12 13-17', '', ''],
  ['9-12.5 13.5-18', '9-12.5 13.5-18', '9-12.5 13.5-18', '9-12.5 13.5-18', '9-15', '', ''],
  ['7-15', '7-15', '7-15', '7-15', '7-15', '9-13', ''],
  ['10-16', '10-16', '', '10-16', '10-16', '', ''],
  ['0-6 22-24', '0-6 22-24', '0-6 22-24', '0-6 22-24', '0-6', '', '22-24'],
]
const otherWeek = ['14-20', '14-20', '14-20', '14-20', '14-20', '10-14', '']

/** @param {string} hour such as 12.5 */
function clock(hour) {
  const minutes = Number(hour) * 60
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** @param {readonly string[]} week @param {readonly string[]} holidays @returns {CalendarHours} */
function calendarOf(week, holidays) {
  const hoursOf = (/** @type {string} */ text) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((span) => {
        const [from = '', to = ''] = span.split('-')
        return { from: clock(from), to: clock(to) }
      })
  return {
    week: week.map(hoursOf),
    exceptions: holidays.map((date) => ({ date, hours: [] })),
  }
}

/** @param {string} date @param {number} days */
function addDays(date, days) {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** @param {string} local @param {number} minutes */
function addMinutes(local, minutes) {
  return new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16)
}

/**
 * Random plans, in batches that share their calendars: tasks in up to three levels, links of all four
 * kinds with lags of either sign, lags overnight, tasks with hours of their own, manual ones,
 * milestones and limits.
 * @param {{ batches: number, each: number, seed: number }} size
 * @returns {PlanBatch[]}
 */
export function makePlans({ batches, each, seed }) {
  return Array.from({ length: batches }, (_, batch) => {
    const random = randomOf(seed * 1000 + batch)
    const days = Array.from({ length: random.whole(4, 12) }, () => random.whole(50, 160))
    const christmas = ['2026-12-25', '2026-12-26', '2027-01-01']
    const holidays = [
      ...new Set([...christmas, ...days.map((day) => addDays(firstDay, day))]),
    ].sort()
    const calendars = {
      standard: calendarOf(random.pick(weeks), holidays),
      other: calendarOf(otherWeek, []),
    }
    const plans = Array.from({ length: each }, () => makePlan(random, calendars))
    return { calendars, plans }
  })
}

/** @param {Random} random @param {Calendars} calendars @returns {Plan} */
function makePlan(random, calendars) {
  const start = addMinutes(
    `${addDays('2026-12-10', random.whole(0, 20))}T00:00`,
    random.whole(0, 47) * step,
  )
  const hasOther = random.chance(0.4)
  const tasks = makeTasks(random, start, hasOther)
  return {
    start,
    calendarId: 'standard',
    calendars: {
      ...calendars,
      elapsed: {
        week: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
        exceptions: [],
      },
    },
    tasks,
    links: makeLinks(random, tasks),
  }
}

/** @param {Random} random @param {string} start @param {boolean} hasOther @returns {PlanTask[]} */
function makeTasks(random, start, hasOther) {
  /** @type {PlanTask[]} */
  const tasks = []
  /** @type {string[]} */
  const open = []
  const count = random.whole(8, 30)
  while (tasks.length < count) {
    while (open.length > 0 && random.chance(0.3)) open.pop()
    const id = `t${tasks.length}`
    const parentId = open.at(-1) ?? null
    const becomesParent = open.length < 3 && random.chance(0.2) && tasks.length < count - 1
    const task = makeTask(random, { id, parentId, start, hasOther })
    tasks.push(task)
    if (becomesParent) open.push(id)
  }
  const parents = new Set(tasks.map(({ parentId }) => parentId))
  return tasks.map((task) => (parents.has(task.id) ? asParent(task) : task))
}

/** @param {PlanTask} task @returns {PlanTask} */
function asParent({ id, parentId, startNotBefore, finishNotAfter }) {
  return { id, parentId, minutes: 0, mode: 'automatic', startNotBefore, finishNotAfter }
}

/**
 * @param {Random} random
 * @param {{ id: string, parentId: string | null, start: string, hasOther: boolean }} of
 * @returns {PlanTask}
 */
function makeTask(random, { id, parentId, start, hasOther }) {
  const some = (
    /** @type {number} */ share,
    /** @type {number} */ from,
    /** @type {number} */ to,
  ) => (random.chance(share) ? addMinutes(start, random.whole(from, to) * step) : null)
  if (hasOther && parentId === null && random.chance(0.25)) {
    const minutes = random.whole(1, 40) * step
    return { id, parentId, minutes, mode: 'automatic', calendarId: 'other' }
  }
  if (random.chance(parentId === null ? 0.12 : 0.04)) {
    const minutes = random.whole(1, 30) * step
    return { id, parentId, minutes, mode: 'manual', start: some(1, 0, 48 * 20) }
  }
  return {
    id,
    parentId,
    minutes: random.chance(0.12) ? 0 : random.whole(1, random.chance(0.3) ? 4 : 60) * step,
    mode: 'automatic',
    startNotBefore: some(0.12, -96, 48 * 25),
    finishNotBefore: some(0.08, 0, 48 * 25),
    startNotAfter: some(0.06, 48 * 2, 48 * 40),
    finishNotAfter: some(0.08, 48 * 5, 48 * 45),
  }
}

/**
 * Links lead from a task to one that comes after all that is in it, so that none closes a cycle.
 * @param {Random} random @param {PlanTask[]} tasks
 * @returns {PlanLink[]}
 */
function makeLinks(random, tasks) {
  const places = new Map(tasks.map(({ id }, place) => [id, place]))
  const last = tasks.map((_, place) => place)
  for (let place = tasks.length - 1; place >= 0; place -= 1) {
    const parent = places.get(tasks[place]?.parentId ?? '')
    if (parent !== undefined) last[parent] = Math.max(last[parent] ?? 0, last[place] ?? 0)
  }
  const isParent = (/** @type {number} */ place) => last[place] !== place
  /** @type {Map<string, PlanLink>} */
  const links = new Map()
  for (let tries = Math.round(tasks.length * 1.6); tries > 0; tries -= 1) {
    const from = random.whole(0, tasks.length - 2)
    const behind = (last[from] ?? from) + 1
    if (behind >= tasks.length) continue
    const to = random.chance(0.7)
      ? Math.min(behind + random.whole(0, 3), tasks.length - 1)
      : random.whole(behind, tasks.length - 1)
    const link = makeLink(random, tasks, from, to, isParent)
    if (link) links.set(`${from} ${to}`, { ...link, id: `l${links.size}` })
  }
  return [...links.values()]
}

/**
 * TaskJuggler has a task begin at the end of a working day where ours begins the next morning. In one
 * calendar that is the same working time; between two it is not, so that links across calendars count
 * from where work ends to where work begins.
 * @param {Random} random @param {PlanTask[]} tasks @param {number} from @param {number} to
 * @param {(place: number) => boolean} isParent
 * @returns {Omit<PlanLink, 'id'> | undefined}
 */
function makeLink(random, tasks, from, to, isParent) {
  const [one, other] = [tasks[from], tasks[to]]
  if (!one || !other) return undefined
  const ends = { fromId: one.id, toId: other.id }
  const isLong = (/** @type {PlanTask} */ task, /** @type {number} */ place) =>
    !isParent(place) && task.minutes > 0
  const areLong = isLong(one, from) && isLong(other, to)
  if (one.calendarId || other.calendarId) {
    if (!areLong) return undefined
    return { ...ends, kind: 'finishStart', lagMinutes: lagOf(random) }
  }
  if (areLong && random.chance(0.1)) {
    const lagMinutes = random.whole(1, 96) * step
    return { ...ends, kind: 'finishStart', lagMinutes, calendarId: 'elapsed' }
  }
  /** @type {readonly PlanLink['kind'][]} */
  const kinds = isParent(to)
    ? ['finishStart', 'finishStart', 'startStart']
    : ['finishStart', 'finishStart', 'startStart', 'finishFinish', 'startFinish']
  return { ...ends, kind: random.pick(kinds), lagMinutes: lagOf(random) }
}

/** @param {Random} random */
function lagOf(random) {
  if (random.chance(0.4)) return 0
  return random.whole(1, 40) * step * (random.chance(0.4) ? -1 : 1)
}
