import { invalidField } from '#contract/core/errors.ts'
import type { TimeEntry as ShownEntry, TimerState } from '#contract/projects/time-entries.ts'
import { earlierOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { Raw } from '../../../register/stored-rows.ts'
import { offeredProjects } from '../projects/index.ts'
import { findWork, workChoices } from '../tasks/views.ts'
import { changeEntry, insertEntry, removeEntry } from './entry-writer.ts'
import { requireOpenWeek, workOf } from './save-entry.ts'
import {
  findRunning,
  type StoredEntry,
  shownEntries,
  shownEntry,
  storedOf,
  toEngine,
} from './stored.ts'
import { startTimer, stopTimer, type TimerChange } from './timer.ts'

/** A device may have been offline for so long. */
const maxDaysBack = 7
const oldestStartMs = maxDaysBack * 86_400_000
/** By so much the clock of a device may be ahead. */
const aheadMs = 5 * 60_000
const maxRecent = 5

type Work = { projectId: string; taskId: string; note: string }
type Stopped = { stoppedAt?: string | undefined }

export function running(reader: Reader, firm: FirmContext): { running: ShownEntry | null } {
  const entry = findRunning(reader, firm.actor.userId)
  return { running: entry ? shownEntry(reader, firm, entry) : null }
}

/** What runs, what can be worked on, of it what a search finds, and what was worked on last. */
export function timerState(
  reader: Reader,
  firm: FirmContext,
  { q = '' }: { q?: string } = {},
): TimerState {
  const { projects, hasMore } = offeredProjects(reader, firm)
  const work = workChoices(reader, firm)
  return {
    ...running(reader, firm),
    projects,
    tasks: work.tasks,
    hasMore: hasMore || work.hasMore,
    found: q === '' ? null : findWork(reader, firm, q),
    recent: recentWork(reader, firm),
  }
}

/**
 * Starts the caller's timer, now or when their device says that it was. The one that runs ends at the
 * same instant, in one transaction. What a device has stopped as well ends then, or before when
 * something else was begun meanwhile.
 * @throws AppError invalid; conflict in a week that was handed in
 */
export function start(
  writer: Writer,
  firm: FirmContext,
  { startedAt, stoppedAt, ...work }: Work & { startedAt?: string | undefined } & Stopped,
): { running: ShownEntry | null } {
  const from = instantOn(firm, 'startedAt', startedAt)
  const until = stoppedAt === undefined ? null : instantOn(firm, 'stoppedAt', stoppedAt)
  if (until !== null && until <= from) throw invalidField('stoppedAt', 'endBeforeStart')
  const { userId: personId, userName: personName } = firm.actor
  requireOpenWeek(writer, personId, from)
  const columns = workOf(writer, { ...work, isBillable: true })
  const known = entriesSince(writer, personId, from)
  const { endedAt: next, ...change } = startTimer(known.map(toEngine), from)
  apply(writer, firm, known, change)
  const { note } = work
  const person = { personId, personName }
  const endedAt = next !== null && until !== null ? earlierOf(next, until) : (next ?? until)
  const times = { startedAt: from, endedAt }
  const entry = insertEntry(writer, firm, {
    ...person,
    ...columns,
    note,
    ...times,
    source: 'timer',
  })
  return { running: entry.endedAt === null ? shownEntry(writer, firm, entry) : null }
}

/** When something happened as a device says it, else now. @throws AppError invalid where that cannot be */
function instantOn({ now }: FirmContext, field: string, said: string | undefined): string {
  const at = said === undefined ? now.getTime() : Date.parse(said)
  if (at > now.getTime() + aheadMs) throw invalidField(field, 'timeInFuture')
  if (at < now.getTime() - oldestStartMs) {
    throw invalidField(field, 'timerTooLongAgo', { days: maxDaysBack })
  }
  return new Date(Math.min(at, now.getTime())).toISOString()
}

/**
 * Stops the caller's timer; nothing happens where none runs, as after a second press, or where what
 * runs was begun after a device had stopped it.
 * @throws AppError invalid
 */
export function stop(
  writer: Writer,
  firm: FirmContext,
  { stoppedAt }: Stopped = {},
): { stopped: ShownEntry | null } {
  const at = instantOn(firm, 'stoppedAt', stoppedAt)
  const entry = findRunning(writer, firm.actor.userId)
  if (!entry || (stoppedAt !== undefined && entry.startedAt > at)) return { stopped: null }
  // The clock of a device that started it may have been ahead.
  const end = Math.max(Date.parse(at), Date.parse(entry.startedAt))
  const change = stopTimer(toEngine(entry), new Date(end).toISOString())
  const [ended] = apply(writer, firm, [entry], change)
  return { stopped: ended ? shownEntry(writer, firm, ended) : null }
}

/** Writes what a timer changes, and gives entries that ended. */
function apply(
  writer: Writer,
  firm: FirmContext,
  known: readonly StoredEntry[],
  { ended, removed }: TimerChange,
): StoredEntry[] {
  for (const entry of known) {
    if (removed.includes(entry.id)) removeEntry(writer, firm, entry)
  }
  return ended.flatMap(({ id, endedAt }) => {
    const entry = known.find((one) => one.id === id)
    return entry ? [changeEntry(writer, firm, entry, { endedAt })] : []
  })
}

/** What runs, and what began at an instant or later. */
function entriesSince({ sql }: Reader, personId: string, from: string): StoredEntry[] {
  return sql
    .exec<Raw>(
      'select * from time_entries where person_id = ?1 and (ended_at is null or started_at >= ?2)',
      personId,
      from,
    )
    .toArray()
    .map(storedOf)
}

/** The latest entry of each work that the caller did lately. */
function recentWork(reader: Reader, firm: FirmContext): ShownEntry[] {
  const latest = reader.sql
    .exec<Raw>(
      `select * from time_entries where person_id = ? and ended_at is not null
       order by started_at desc, id desc limit 60`,
      firm.actor.userId,
    )
    .toArray()
    .map(storedOf)
  const seen = new Set<string>()
  const different = latest.filter(({ projectId, taskId, note }) => {
    const key = JSON.stringify([projectId, taskId, note])
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
  return shownEntries(reader, firm, different.slice(0, maxRecent))
}
