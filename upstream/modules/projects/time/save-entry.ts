import { addDays } from '#contract/core/days.ts'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import type { TimeEntry as ShownEntry, TimeEntryInput } from '#contract/projects/time-entries.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { projects } from '../projects/index.ts'
import { projectOfTask } from '../tasks/views.ts'
import { lockOf } from './approval.ts'
import { dateOf, dayInterval, weekDateOf } from './days.ts'
import { type Interval, instantAt, millisecondsOf, secondsBetween } from './entries.ts'
import { changeEntry, insertEntry, removeEntry } from './entry-writer.ts'
import { freeTime } from './free-time.ts'
import {
  entriesWithin,
  getEntry,
  managesTime,
  type StoredEntry,
  shownEntry,
  toEngine,
  zoneOf,
} from './stored.ts'
import { weekStateOf } from './week-store.ts'

/** Where a day's work usually begins, for time of which only the length is known. */
export const dayStart = '09:00'

/**
 * Notes time that was worked: one's own, or of somebody else by who approves time.
 * @throws AppError invalid; forbidden for another person; conflict in a week that was handed in
 */
export function createEntry(
  writer: Writer,
  firm: FirmContext,
  { personId, ...input }: TimeEntryInput & { personId: string },
): ShownEntry {
  const person = personOf(writer, firm, personId)
  const interval = intervalOf(writer, firm, person.personId, input)
  requireOpenWeek(writer, person.personId, interval.from)
  const { note } = input
  const entry = insertEntry(writer, firm, {
    ...{ ...person, note, ...workOf(writer, input), source: 'hand' },
    ...{ startedAt: interval.from, endedAt: interval.to },
  })
  return shownEntry(writer, firm, entry)
}

/** @throws AppError as `createEntry`, not_found; conflict for one that is locked or was changed meanwhile */
export function updateEntry(
  writer: Writer,
  firm: FirmContext,
  { timeEntryId, version, ...input }: TimeEntryInput & { timeEntryId: string; version: number },
): ShownEntry {
  const before = getEntry(writer, firm, timeEntryId)
  requireVersion(before, version, () => shownEntry(writer, firm, before))
  requireOpen(writer, before)
  if (before.endedAt === null) throw conflictOf('timerRuns')
  const interval = intervalOf(writer, firm, before.personId, input, before.id)
  requireOpenWeek(writer, before.personId, interval.from)
  const { note } = input
  const entry = changeEntry(writer, firm, before, {
    ...{ note, ...workOf(writer, input, before) },
    ...{ startedAt: interval.from, endedAt: interval.to },
  })
  return shownEntry(writer, firm, entry)
}

/** @throws AppError not_found; conflict for one that is locked */
export function deleteEntry(writer: Writer, firm: FirmContext, id: string): { id: string } {
  const entry = getEntry(writer, firm, id)
  requireOpen(writer, entry)
  removeEntry(writer, firm, entry)
  return { id }
}

/** @throws AppError conflict for an entry that is invoiced, or in a week that was handed in */
export function requireOpen(reader: Reader, entry: StoredEntry): void {
  const { invoiceId, personId, date } = entry
  const weekState = weekStateOf(reader, personId, weekDateOf(date))
  const lock = lockOf({ isInvoiced: invoiceId !== null, weekState })
  if (lock) throw conflictOf(lock === 'invoiced' ? 'timeInvoiced' : 'weekHandedIn')
}

/** @throws AppError conflict in a week that was handed in */
export function requireOpenWeek(reader: Reader, personId: string, instant: string): void {
  const weekState = weekStateOf(reader, personId, weekDateOf(dateOf(instant, zoneOf(reader))))
  if (lockOf({ isInvoiced: false, weekState })) throw conflictOf('weekHandedIn')
}

/**
 * What is worked on: a project that is there, open unless it is the present one. Time on no project,
 * or on one that nobody pays for, is not billable.
 * @throws AppError invalid
 */
export function workOf(
  reader: Reader,
  { projectId, taskId, isBillable }: Pick<TimeEntryInput, 'projectId' | 'taskId' | 'isBillable'>,
  before?: StoredEntry,
): Pick<StoredEntry, 'projectId' | 'taskId' | 'isBillable'> {
  if (projectId === '') return { projectId, taskId: '', isBillable: false }
  const project = projects.find(reader, projectId)
  const isOpen = project && (!project.isArchived || before?.projectId === projectId)
  if (!isOpen) throw invalidField('projectId', 'unknownProject')
  if (taskId !== '' && projectOfTask(reader, taskId) !== projectId) {
    throw invalidField('taskId', 'otherTask')
  }
  return { projectId, taskId, isBillable: isBillable && project.billing !== 'none' }
}

function personOf(
  reader: Reader,
  firm: FirmContext,
  personId: string,
): Pick<StoredEntry, 'personId' | 'personName'> {
  const { userId, userName } = firm.actor
  if (personId === '' || personId === userId) return { personId: userId, personName: userName }
  if (!managesTime(firm))
    throw new AppError('forbidden', 'The time entry belongs to another person')
  const [known] = reader.sql.exec<{ name: string }>(
    'select person_name as name from time_entries where person_id = ? order by started_at desc limit 1',
    personId,
  )
  if (!known) throw invalidField('personId', 'unknownPerson')
  return { personId, personName: known.name }
}

type Typed = Pick<TimeEntryInput, 'date' | 'from' | 'to' | 'duration'>

/** Begin and end of what was typed. @throws AppError invalid */
function intervalOf(
  reader: Reader,
  firm: FirmContext,
  personId: string,
  { date, from, to, duration }: Typed,
  ownId?: string,
): Interval {
  const timeZone = zoneOf(reader)
  const typed = secondsIn(duration)
  if (from !== '') {
    const begin = instantOf(`${date}T${from}`, timeZone)
    if (to !== '') return untilClock(begin, { date, from, to, timeZone })
    if (typed === undefined) throw invalidField('to', 'required')
    return { from: begin, to: instantAt(millisecondsOf(begin) + typed * 1000) }
  }
  if (typed === undefined) throw invalidField('from', 'required')
  if (date > dateOf(firm.now.toISOString(), timeZone)) {
    throw invalidField('date', 'inFuture')
  }
  const others = entriesWithin(reader, personId, dayInterval(date, timeZone))
    .filter(({ id }) => id !== ownId)
    .map(toEngine)
  const free = freeTime({ date, dayStart, timeZone, after: null }, others)
  const place = free.find((one) => secondsBetween(one.from, one.to) >= typed)
  if (!place) throw invalidField('duration', 'dayFull')
  return { from: place.from, to: instantAt(millisecondsOf(place.from) + typed * 1000) }
}

function untilClock(
  begin: string,
  { date, from, to, timeZone }: Pick<Typed, 'date' | 'from' | 'to'> & { timeZone: string },
): Interval {
  if (to === from) throw invalidField('to', 'endBeforeStart')
  const lastDay = to < from ? addDays(date, 1) : date
  const end = instantOf(`${lastDay}T${to}`, timeZone)
  // On the night clocks go back an hour has the same clocks twice.
  if (end <= begin) throw invalidField('to', 'endBeforeStart')
  return { from: begin, to: end }
}

/** Seconds of `1:30`, `1.5` or `1,5`; undefined for nothing, refused for none. */
function secondsIn(duration: string): number | undefined {
  if (duration === '') return undefined
  const [hours = '', minutes] = duration.split(':')
  const seconds =
    minutes === undefined
      ? Math.round(Number(hours.replace(',', '.')) * 60) * 60
      : Number(hours) * 3600 + Number(minutes) * 60
  if (seconds === 0) throw invalidField('duration', 'notPositive')
  if (seconds > 86_400) throw invalidField('duration', 'invalidDuration')
  return seconds
}
