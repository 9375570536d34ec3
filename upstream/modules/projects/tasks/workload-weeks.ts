import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { projectReach } from '../projects/views.ts'
import { dateOfDay, dayNumber } from './moments.ts'
import { plannedWork } from './project-plan.ts'
import { workingWeek } from './working-week.ts'
import { type PersonWeek, workload } from './workload.ts'

/** So many weeks ahead, this one included. */
const weeksAhead = 8

type Weeks = { weeks: Omit<PersonWeek, 'tasks'>[] }
const remembered = new Remembered<Weeks>(8)

/** What each person has to do in this week and the next ones. */
export function workloadWeeks(reader: Reader, firm: FirmContext): Weeks {
  const from = firmDate(reader, firm)
  const key = JSON.stringify([from, projectReach.within(firm.actor, 'id')])
  return remembered.recall(reader, key, () => workOutWeeks(reader, firm, from))
}

function workOutWeeks(reader: Reader, firm: FirmContext, from: string): Weeks {
  const to = dateOfDay(dayNumber(from) + (weeksAhead - 1) * 7)
  const work = plannedWork(reader, firm)
  const people = [...new Set(work.map(({ personId }) => personId))].map((personId) => ({
    personId,
    hours: workingWeek,
  }))
  const weeks = workload(people, work, { from, to })
  return { weeks: weeks.map(({ tasks: _, ...week }) => week) }
}
