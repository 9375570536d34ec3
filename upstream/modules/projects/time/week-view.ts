import { addDays } from '#contract/core/days.ts'
import { AppError } from '#contract/core/errors.ts'
import type { TimeWeek, WaitingWeek, WeekAction } from '#contract/projects/time-entries.ts'
import { weekActions } from '#contract/projects/time-entries.ts'
import { addDaysTo } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { stepWeek, type WeekFacts } from './approval.ts'
import { dayInterval, weekDateOf } from './days.ts'
import type { Interval } from './entries.ts'
import { findOverlaps } from './overlaps.ts'
import {
  entriesWithin,
  managesTime,
  type StoredEntry,
  shownEntries,
  toEngine,
  zoneOf,
} from './stored.ts'
import { unnotedEvents } from './unnoted-events.ts'
import { findWeek } from './week-store.ts'

const dayNumbers = [0, 1, 2, 3, 4, 5, 6]

export type WeekAsked = { date?: string | undefined; personId: string }

/** Whose week is asked for, and its Monday. @throws AppError forbidden for somebody else’s; invalid for the last of all */
export function weekOf(
  reader: Reader,
  firm: FirmContext,
  { date, personId }: WeekAsked,
): { personId: string; weekDate: string } {
  const { userId } = firm.actor
  const isOwn = personId === '' || personId === userId
  if (!isOwn && !managesTime(firm))
    throw new AppError('forbidden', 'This is the week of another person')
  const weekDate = weekDateOf(date ?? firmDate(reader, firm))
  addDaysTo('date', weekDate, 6)
  return { personId: isOwn ? userId : personId, weekDate }
}

/** A person’s entries that began in a week where the firm is. */
export function entriesOfWeek(reader: Reader, personId: string, weekDate: string): StoredEntry[] {
  const last = addDays(weekDate, 6)
  return entriesWithin(reader, personId, weekInterval(reader, weekDate)).filter(
    ({ date }) => date >= weekDate && date <= last,
  )
}

/** From midnight to midnight where the firm is. */
export function weekInterval(reader: Reader, weekDate: string): Interval {
  const timeZone = zoneOf(reader)
  const { from } = dayInterval(weekDate, timeZone)
  return { from, to: dayInterval(addDays(weekDate, 6), timeZone).to }
}

/** A week with its sheet, its entries and what can be done with it. @throws AppError forbidden */
export function showWeek(reader: Reader, firm: FirmContext, asked: WeekAsked): TimeWeek {
  const { personId, weekDate } = weekOf(reader, firm, asked)
  const stored = entriesOfWeek(reader, personId, weekDate)
  const days = dayNumbers.map((day) => addDays(weekDate, day))
  const now = firm.now.toISOString()
  const entries = shownEntries(reader, firm, stored)
  const week = findWeek(reader, personId, weekDate)
  const facts = factsOf(firm, { personId, state: week?.state ?? 'open', stored })
  const isOwn = personId === firm.actor.userId
  return {
    personId,
    personName: isOwn ? firm.actor.userName : (stored[0]?.personName ?? week?.personName ?? ''),
    weekDate,
    days,
    state: facts.state,
    reason: week?.reason ?? '',
    decidedBy: week?.decidedBy ?? '',
    actions: weekActions.filter((action) => isOffered(action, facts, stored)),
    rows: rowsOf(entries, days),
    entries,
    overlaps: findOverlaps(stored.map(toEngine), now).map(({ personId: _, ...overlap }) => overlap),
    events: isOwn ? unnotedEvents(reader, firm, stored, weekInterval(reader, weekDate)) : [],
    seconds: sumOf(entries),
    billableSeconds: sumOf(entries.filter((entry) => entry.isBillable)),
  }
}

/** What decides about a step of a week. */
export function factsOf(
  firm: FirmContext,
  of: { personId: string; state: WeekFacts['state']; stored: readonly StoredEntry[] },
): WeekFacts {
  return {
    state: of.state,
    personId: of.personId,
    actorId: firm.actor.userId,
    mayApprove: managesTime(firm),
    // Nobody above an owner decides about their week.
    isAlone: firm.actor.role === 'owner',
    hasRunningTimer: of.stored.some(({ endedAt }) => endedAt === null),
    hasInvoicedEntries: of.stored.some(({ invoiceId }) => invoiceId !== null),
  }
}

function isOffered(action: WeekAction, facts: WeekFacts, stored: readonly StoredEntry[]): boolean {
  if (stored.length === 0 && action === 'submit') return false
  return !('refusal' in stepWeek(action, facts))
}

type Shown = TimeWeek['entries']

function sumOf(entries: Shown): number {
  return entries.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Minutes of each work on each day; what runs is left out, as nobody knows yet what it comes to. */
function rowsOf(entries: Shown, days: readonly string[]): TimeWeek['rows'] {
  const rows = new Map<string, TimeWeek['rows'][number] & { seconds: number[] }>()
  for (const { projectId, project, taskId, task, date, seconds, endedAt } of entries) {
    const key = `${projectId} ${taskId}`
    const none = days.map(() => 0)
    const row = rows.get(key) ?? {
      ...{ projectId, project, taskId, task },
      minutes: none,
      seconds: none,
    }
    const at = days.indexOf(date)
    rows.set(key, {
      ...row,
      seconds: row.seconds.map((sum, day) =>
        day === at && endedAt !== null ? sum + seconds : sum,
      ),
    })
  }
  return [...rows.values()].map(({ seconds, ...row }) => ({
    ...row,
    minutes: seconds.map((sum) => Math.round(sum / 60)),
  }))
}

/** Weeks that wait for somebody who approves them, the oldest first. */
export function waitingWeeks(reader: Reader): { weeks: WaitingWeek[] } {
  const weeks = reader.sql
    .exec<Omit<WaitingWeek, 'seconds' | 'state'>>(
      `select person_id as personId, person_name as personName, week_date as weekDate,
         submitted_at as submittedAt
       from time_weeks where state = 'submitted' order by week_date, person_name limit 200`,
    )
    .toArray()
  return {
    weeks: weeks.map((week) => {
      const { seconds } = reader.sql
        .exec<{ seconds: number | null }>(
          `select sum(seconds) as seconds from time_entries
           where person_id = ? and started_at >= ? and started_at < ?`,
          week.personId,
          ...Object.values(weekInterval(reader, week.weekDate)),
        )
        .one()
      return { ...week, state: 'submitted' as const, seconds: seconds ?? 0 }
    }),
  }
}
