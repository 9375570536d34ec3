import { allocate } from '#contract/core/money.ts'
import { dateOfDay, dayNumber, minutesPerDay, momentOf, weekdayOf } from './moments.ts'
import { type CalendarHours, type WorkingTime, workingTime } from './working-time.ts'

/** Work that somebody has to do within the dates of a task. */
export type Assignment = {
  taskId: string
  personId: string
  /** Minutes still to be worked by this person. */
  minutes: number
  start: string
  finish: string
}

export type PersonWeek = {
  personId: string
  /** Its first day. */
  weekDate: string
  plannedMinutes: number
  /** What the person's calendar has, without holidays and absences. */
  capacityMinutes: number
  isOverloaded: boolean
  tasks: { taskId: string; minutes: number }[]
}

/**
 * What each person has to do in each week: the work of a task is spread over the working time of the
 * person between its start and finish, whole minutes by the largest remainder, so that weeks sum to
 * the task. Where the person has no working time in between, all of it stands in its first week and
 * shows as too much.
 * @param people with their calendars, in which absences are exceptions without hours
 * @param range of days; its weeks are whole ones
 * @param firstWeekday 0 is Monday, 6 is Sunday
 * @throws RangeError('person_unknown' | 'minutes_malformed') and what `workingTime` throws
 */
export function workload(
  people: readonly { personId: string; hours: CalendarHours }[],
  assignments: readonly Assignment[],
  range: { from: string; to: string },
  firstWeekday = 0,
): PersonWeek[] {
  const weekOf = (day: number) => day - ((weekdayOf(day) - firstWeekday + 7) % 7)
  const first = weekOf(dayNumber(range.from))
  const last = weekOf(dayNumber(range.to))
  const rows = new Map<string, PersonWeek>()
  const times = new Map(people.map(({ personId, hours }) => [personId, workingTime(hours)]))
  for (const [personId, time] of times) {
    for (let week = first; week <= last; week += 7) {
      rows.set(`${personId} ${week}`, emptyWeek(personId, week, time))
    }
  }
  for (const { personId, taskId, minutes, start, finish } of assignments) {
    const time = times.get(personId)
    if (time === undefined) throw new RangeError('person_unknown')
    if (!Number.isSafeInteger(minutes) || minutes < 0) throw new RangeError('minutes_malformed')
    for (const [week, share] of spread(time, minutes, momentOf(start), momentOf(finish), weekOf)) {
      const row = rows.get(`${personId} ${week}`)
      if (!row || share === 0) continue
      row.plannedMinutes += share
      row.tasks.push({ taskId, minutes: share })
    }
  }
  return [...rows.values()].map((row) => ({
    ...row,
    isOverloaded: row.plannedMinutes > row.capacityMinutes,
  }))
}

function emptyWeek(personId: string, week: number, time: WorkingTime): PersonWeek {
  const capacityMinutes =
    time.placeOf((week + 7) * minutesPerDay) - time.placeOf(week * minutesPerDay)
  return {
    personId,
    weekDate: dateOfDay(week),
    plannedMinutes: 0,
    capacityMinutes,
    isOverloaded: false,
    tasks: [],
  }
}

/** Minutes by the first days of weeks. */
function spread(
  time: WorkingTime,
  minutes: number,
  start: number,
  finish: number,
  weekOf: (day: number) => number,
): [number, number][] {
  const weeks: number[] = []
  const end = Math.max(finish, start)
  for (
    let week = weekOf(Math.floor(start / minutesPerDay));
    week * minutesPerDay <= end;
    week += 7
  ) {
    weeks.push(week)
  }
  const weights = weeks.map((week) => {
    const from = Math.max(week * minutesPerDay, start)
    const to = Math.min((week + 7) * minutesPerDay, end)
    return time.placeOf(to) - time.placeOf(from)
  })
  const shares = allocate(minutes, weights)
  return weeks.map((week, at) => [week, shares[at] ?? 0])
}
