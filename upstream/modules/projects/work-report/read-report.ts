import { addDays, daysBetween } from '#contract/core/days.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  maxReportDays,
  type WorkReport,
  type WorkReportQuery,
} from '#contract/projects/work-report.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { FirmMember } from '../../../identity/members/names.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { labelsOfProjects, projectReach } from '../projects/views.ts'
import { estimatedWork } from '../tasks/index.ts'
import { firstWorkedDay, workedDays } from '../time/views.ts'
import { addUp } from './add-up.ts'
import { calendarsOf, planTime } from './calendars.ts'
import { plannedShare } from './planned-share.ts'

/** As many days a report has whose days are not named, up to today. */
const usualDays = 28

/** Whether somebody sees what others worked. */
export function seesOthers({ actor }: Pick<FirmContext, 'actor'>): boolean {
  return isAllowed(actor, 'time:approve')
}

/**
 * Plan against actual of the people that the caller may see: of themselves, or of everybody for who
 * approves time, on the projects that they reach. Of others whose projects are not all reached there is
 * neither a utilisation nor a day without time.
 * @param members of the firm; who of them records time is there without any, too
 * @throws AppError forbidden for somebody else's; invalid for days that are none or too many
 */
export function readReport(
  reader: Reader,
  firm: FirmContext,
  { members, ...asked }: WorkReportQuery & { members: readonly FirmMember[] },
): WorkReport {
  const { userId, userName } = firm.actor
  const isForAll = seesOthers(firm)
  if (!isForAll && asked.personId !== '' && asked.personId !== userId)
    throw new AppError('forbidden', 'This is the time of another person')
  const today = firmDate(reader, firm)
  const days = daysOf(asked, today)
  const personId = isForAll ? asked.personId : userId
  const worked = workedDays(reader, firm, { ...days, personId })
  const planned = estimatedWork(reader, firm, days)
    .filter((task) => personId === '' || task.personId === personId)
    .map((task) => ({
      ...{ personId: task.personId, projectId: task.projectId },
      seconds: plannedShare(planTime, task, days) * 60,
    }))
    .filter(({ seconds }) => seconds > 0)
  const names = new Map([
    ...planned.map((task) => [task.personId, ''] as const),
    ...worked.map((day) => [day.personId, day.personName] as const),
    ...members
      .filter((member) => isAllowed(member, 'time:edit'))
      .map((member) => [member.userId, member.name] as const),
    [userId, userName] as const,
  ])
  const isPartial = isForAll && projectReach.within(firm.actor, 'id') !== undefined
  const listed = [...names].filter(([id]) => personId === '' || id === personId)
  const calendarOf = calendarsOf(
    reader,
    listed.map(([id]) => id),
    days,
  )
  const report = addUp({
    people: listed.map(([id, name]) => ({
      ...{ personId: id, personName: name },
      calendar: id === '' ? [] : isPartial && id !== userId ? null : calendarOf(id),
    })),
    worked,
    planned,
    projects: labelsOfProjects(
      reader,
      [...worked, ...planned].map(({ projectId }) => projectId),
    ),
    since: firstWorkedDay(reader) ?? today,
    today,
  })
  return { ...days, ...report, isPartial }
}

/** @throws AppError invalid for an end before the begin, and for too many days */
function daysOf({ from, to }: WorkReportQuery, today: string): { from: string; to: string } {
  const last = to ?? laterOf(today, from ?? today)
  const first = from ?? addDays(last, 1 - usualDays)
  if (last < first) throw invalidField('to', 'beforeStart')
  if (daysBetween(first, last) >= maxReportDays) {
    throw invalidField('to', 'tooManyDays', { days: maxReportDays })
  }
  return { from: first, to: last }
}
