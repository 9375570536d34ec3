import type { Plan, PlanLink, PlanTask } from './plan.ts'
import { schedule } from './schedule.ts'
import { aroundTheClock } from './working-time.ts'

const day = [{ from: '09:00', to: '17:00' }]
const calendars = {
  office: {
    week: [day, day, day, day, day, [], []],
    exceptions: [{ date: '2026-12-25', hours: [] }],
  },
  clock: aroundTheClock,
}
/** Minutes of work. */
export const hours = 60
export const days = 8 * hours

export function task(id: string, minutes: number, more: Partial<PlanTask> = {}): PlanTask {
  return { id, minutes, mode: 'automatic', ...more }
}

export function link(text: string, more: Partial<PlanLink> = {}): PlanLink {
  const [fromId = '', toId = ''] = text.split(' ')
  return { id: text, fromId, toId, kind: 'finishStart', lagMinutes: 0, ...more }
}

/** Begins on Monday, 14 December 2026. */
export function plan(tasks: PlanTask[], links: PlanLink[], more: Partial<Plan> = {}): Plan {
  return { start: '2026-12-14T09:00', calendarId: 'office', calendars, tasks, links, ...more }
}

/** The dates of a plan that has them, by task. */
export function datesOf(given: Plan) {
  const result = schedule(given)
  if (!('schedule' in result)) throw new Error(JSON.stringify(result.problems))
  const { tasks, conflicts } = result.schedule
  const by = Object.fromEntries(tasks.map((dates) => [dates.id, dates]))
  const of = (id: string) => {
    const dates = by[id]
    if (!dates) throw new Error(id)
    return dates
  }
  return { of, conflicts, start: result.schedule.start, finish: result.schedule.finish }
}
