import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import type { TimeEntry as ShownEntry } from '#contract/projects/time-entries.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { findRow, type Raw, rowOf } from '../../../register/stored-rows.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { labelsOfProjects, projectReach } from '../projects/views.ts'
import { titlesOfTasks } from '../tasks/views.ts'
import { lockOf } from './approval.ts'
import { weekDateOf } from './days.ts'
import { secondsOf, type TimeEntry } from './entries.ts'
import { timeEntriesTable } from './tables.ts'
import { weekStateOf } from './week-store.ts'

export type StoredEntry = typeof timeEntriesTable.$inferSelect

export const storedOf = rowOf(timeEntriesTable)

/** The zone in which the firm's days begin and end. */
export function zoneOf(reader: Reader): string {
  return getFirmProfile(reader).timeZone
}

/** Whether somebody sees and changes what others worked. */
export function managesTime({ actor }: FirmContext): boolean {
  return isAllowed(actor, 'time:approve')
}

/** An entry that the caller may see. @throws AppError not_found */
export function getEntry(reader: Reader, firm: FirmContext, id: string): StoredEntry {
  const stored = findRow(reader, timeEntriesTable, id)
  const { actor } = firm
  const isManaged = (projectId: string) =>
    managesTime(firm) && projectReach.includes(reader, actor, projectId)
  const isSeen = stored && (stored.personId === actor.userId || isManaged(stored.projectId))
  if (!isSeen) throw new AppError('not_found', 'No such time entry')
  return stored
}

/** Makes entries of the contract; names of projects are asked for once. */
export function shownEntries(
  reader: Reader,
  { now }: Pick<FirmContext, 'now'>,
  stored: readonly StoredEntry[],
): ShownEntry[] {
  const projects = labelsOfProjects(
    reader,
    stored.map(({ projectId }) => projectId),
  )
  const tasks = titlesOfTasks(
    reader,
    stored.map(({ taskId }) => taskId),
  )
  const timeZone = zoneOf(reader)
  const clock = (instant: string) => localOf(instant, timeZone).slice(11)
  return stored.map((entry) => {
    const { id, personId, personName, projectId, taskId, note, isBillable, date } = entry
    const { startedAt, endedAt, source, invoiceId, version, updatedAt } = entry
    const isInvoiced = invoiceId !== null
    const weekState = isInvoiced ? 'open' : weekStateOf(reader, personId, weekDateOf(date))
    return {
      ...{ id, personId, personName, projectId, taskId, note, isBillable, date },
      ...{ startedAt, endedAt, source, invoiceId, version, updatedAt },
      project: projects.get(projectId) ?? '',
      task: tasks.get(taskId) ?? '',
      from: clock(startedAt),
      to: endedAt === null ? '' : clock(endedAt),
      seconds: secondsOf(toEngine(entry), now.toISOString()),
      lock: lockOf({ isInvoiced, weekState }) ?? null,
    }
  })
}

export function shownEntry(reader: Reader, firm: FirmContext, stored: StoredEntry): ShownEntry {
  const [shown] = shownEntries(reader, firm, [stored])
  if (!shown) throw new AppError('not_found', 'No such time entry')
  return shown
}

/** An entry as the rules of time take it. */
export function toEngine(entry: StoredEntry): TimeEntry {
  const { id, personId, projectId, taskId, startedAt, endedAt } = entry
  return {
    ...{ id, personId, startedAt, endedAt },
    projectId: projectId || null,
    taskId: taskId || null,
  }
}

/** A person's entries that touch an interval, and the one that runs. */
export function entriesWithin(
  { sql }: Reader,
  personId: string,
  { from, to }: { from: string; to: string },
): StoredEntry[] {
  // Nobody works longer than a week without an end.
  const earliest = new Date(Date.parse(from) - 7 * 86_400_000).toISOString()
  return sql
    .exec<Raw>(
      `select * from time_entries where person_id = ?1 and started_at >= ?2 and started_at < ?4
         and (ended_at is null or ended_at > ?3)
       order by started_at, id`,
      ...[personId, earliest, from, to],
    )
    .toArray()
    .map(storedOf)
}

/** The entry of a person that runs. */
export function findRunning({ sql }: Reader, personId: string): StoredEntry | undefined {
  const [raw] = sql.exec<Raw>(
    'select * from time_entries where person_id = ? and ended_at is null',
    personId,
  )
  return raw && storedOf(raw)
}
