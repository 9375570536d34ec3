import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { AppError, changedMeanwhile, conflictOf } from '#contract/core/errors.ts'
import type { RecurrenceRule, RecurrenceState } from '#contract/core/recurrence.ts'
import { reachesRecord } from '../firm/record-reach.ts'
import { removeSearchEntry, type SearchIndex } from '../firm/search-index.ts'
import type { FirmContext, Reader, Store, Writer } from '../firm/store.ts'
import { firmDate } from '../modules/firm/firms/index.ts'
import { scheduleNext } from '../modules/firm/jobs/index.ts'
import { removeRecord } from '../modules/firm/records/index.ts'
import {
  changeRow,
  deleteRow,
  findRow,
  insertRow,
  type Raw,
  rowOf,
  type TableOf,
} from '../register/stored-rows.ts'
import { datesFrom } from './dates.ts'
import { afterFailure } from './failure.ts'
import { restart, retry } from './next.ts'
import { ruleOf } from './rule.ts'

/** As many documents as one alarm makes; what is left follows at once. */
const maxAtOnce = 200
/** As many rows, and days of one row, as a span of the calendar shows. */
const maxRows = 200
const maxDates = 400
const maxEntries = 500

/** What a row of something recurring has, whatever it makes. */
type RecurringRow = RecurrenceRule & {
  id: string
  rowNumber: number
  name: string
  state: RecurrenceState
  nextPlace: number
  nextDate: string
  runAt: string
  madeCount: number
  failures: number
  version: number
}

type RecurringKind<Row extends RecurringRow> = {
  /** Its kind of record, by which the history and links name it. */
  kind: string
  table: TableOf<Row>
  /** Dates that have their document, each once: `recurring_id`, `date`. */
  runsTable: SQLiteTable
  searchTable: SearchIndex
  /** The firm's one job for the record that comes next. */
  job: string
  /** Its page, below the firm's. */
  path: string
  /** The party by which a role reaches it; null where everybody does. */
  partyOf(row: Row): string | null
  /** Asks for the right to let it make documents again. @throws AppError forbidden */
  requireResume(context: FirmContext, row: Row): void
  /** Writes what it is found by, in its list and in the firm's search. */
  writeSearch(writer: Writer, row: Row): void
  /** What the history keeps of one that is deleted. */
  valuesOf(row: Row): object
}

/**
 * What all recurring documents share, whichever they make: their rows, the dates that were made, the
 * one job that makes them, and how they are paused, resumed and deleted.
 */
export function recurringRecords<Row extends RecurringRow>(about: RecurringKind<Row>) {
  const { kind, table, runsTable, searchTable, job, path } = about
  const name = getTableName(table)
  const runs = getTableName(runsTable)
  const toRow = rowOf(table)
  const notFound = () => new AppError('not_found', `No such ${kind}`)

  function find(reader: Reader, id: string): Row | undefined {
    return findRow(reader, table, id)
  }

  /** @throws AppError not_found */
  function get(reader: Reader, id: string): Row {
    const row = find(reader, id)
    if (!row) throw notFound()
    return row
  }

  /** One whose party the caller's role reaches. @throws AppError not_found */
  function getReached(reader: Reader, { actor }: Pick<FirmContext, 'actor'>, id: string): Row {
    const row = get(reader, id)
    const partyId = about.partyOf(row)
    if (partyId === null || reachesRecord(reader, actor, 'party', partyId)) return row
    throw notFound()
  }

  /** The active one that is to be tried next, no later than an instant if one is given. */
  function findNext({ sql }: Reader, until?: Date): Row | undefined {
    const [raw] = sql.exec<Raw>(
      `select * from ${name} where state = 'active' and run_at <= ? order by run_at, id limit 1`,
      until ? until.toISOString() : '9999',
    )
    return raw && toRow(raw)
  }

  /** The active ones whose next date is not after a day. */
  function activeUntil({ sql }: Reader, day: string): Row[] {
    return sql
      .exec<Raw>(
        `select * from ${name} where state = 'active' and next_date <= ?
         order by next_date limit ${maxRows}`,
        day,
      )
      .toArray()
      .map(toRow)
  }

  /** The last date that a document was made for; empty for none. */
  function lastMade({ sql }: Reader, id: string): string {
    const query = `select max(date) as date from ${runs} where recurring_id = ?`
    return sql.exec<{ date: string | null }>(query, id).one().date ?? ''
  }

  /** Whether a date has its document already. */
  function hasRun({ sql }: Pick<Reader, 'sql'>, id: string, date: string): boolean {
    const query = `select 1 from ${runs} where recurring_id = ? and date = ?`
    return sql.exec(query, id, date).toArray().length > 0
  }

  function insert(writer: Writer, context: FirmContext, values: object): Row {
    const id = context.newId()
    insertRow(writer, table, context, { ...values, id })
    return written(writer, id)
  }

  function change(writer: Writer, context: FirmContext, before: Row, changes: object): Row {
    changeRow(writer, table, context, before.id, { ...changes, version: before.version + 1 })
    return written(writer, before.id)
  }

  function written(writer: Writer, id: string): Row {
    const row = get(writer, id)
    about.writeSearch(writer, row)
    return row
  }

  /** Sets the firm's job for the one that comes next. */
  function planJob(writer: Writer): void {
    const next = findNext(writer)
    const link = `${path}/${next?.id}`
    scheduleNext(writer, job, next && { dueAt: new Date(next.runAt), title: next.name, link })
  }

  /** Makes all that is due, the oldest first. @returns when the job is to ring again */
  async function runDue(
    { reader }: Store,
    { now }: FirmContext,
    make: (due: Row) => void | Promise<void>,
  ): Promise<Date | undefined> {
    for (let made = 0; made < maxAtOnce; made += 1) {
      const due = findNext(reader, now)
      if (!due) break
      await make(due)
    }
    const next = findNext(reader)
    return next && new Date(next.runAt)
  }

  /** What a rule changes of the next date; where the rule stays, what failed waits for its resume. */
  function nextOf(writer: Writer, context: FirmContext, before: Row, rule: RecurrenceRule) {
    const isSame = JSON.stringify(rule) === JSON.stringify(ruleOf(before))
    if (!isSame) return restartAfterLast(writer, context, before, rule)
    if (before.state === 'active') return before.failures > 0 ? retry(writer, before) : {}
    return before.failures > 0 ? {} : restartAfterLast(writer, context, before, rule)
  }

  /** The first date of a rule that is neither over nor made. */
  function restartAfterLast(
    writer: Writer,
    context: FirmContext,
    { id, madeCount }: Row,
    rule: RecurrenceRule,
  ) {
    const today = firmDate(writer, context)
    return restart(writer, rule, { today, lastMade: lastMade(writer, id), madeCount })
  }

  /** Makes nothing until it is resumed. @throws AppError not_found, conflict */
  function pause(writer: Writer, context: FirmContext, id: string): Row {
    const before = getReached(writer, context, id)
    if (before.state !== 'active') throw conflictOf('recurringNotActive')
    const after = change(writer, context, before, { state: 'paused' })
    planJob(writer)
    writer.audit({ ...titled(after), action: 'pause' })
    return after
  }

  /**
   * Goes on from the first date that is not over, or from the one that failed, which is still owed.
   * @throws AppError not_found, conflict; forbidden where it posts and the caller may not
   */
  function resume(writer: Writer, context: FirmContext, id: string): Row {
    const before = getReached(writer, context, id)
    if (before.state !== 'paused') throw conflictOf('recurringNotPaused')
    about.requireResume(context, before)
    const next =
      before.failures > 0
        ? retry(writer, before)
        : restartAfterLast(writer, context, before, ruleOf(before))
    const state = next.nextDate === '' ? 'ended' : 'active'
    const after = change(writer, context, before, { ...next, state })
    planJob(writer)
    writer.audit({ ...titled(after), action: 'resume' })
    return after
  }

  /** Deletes it; what it made stays. @throws AppError not_found */
  function remove(writer: Writer, context: FirmContext, id: string): void {
    const row = getReached(writer, context, id)
    writer.sql.exec(`delete from ${runs} where recurring_id = ?`, id)
    deleteRow(writer, table, id)
    removeSearchEntry(writer, searchTable, row.rowNumber)
    removeRecord(writer, { kind, id })
    planJob(writer)
    writer.audit({ ...titled(row), action: 'delete', before: about.valuesOf(row) })
  }

  /** Notes that a date could not be made. @returns the row when it is paused by that */
  function noteFailure(
    writer: Writer,
    context: FirmContext,
    id: string,
    error: AppError,
  ): Row | undefined {
    const row = find(writer, id)
    if (!row) return undefined
    const failure = afterFailure(row, error, context.now)
    const after = change(writer, context, row, failure)
    if (failure.state !== 'paused') return undefined
    writer.audit({ ...titled(row), action: 'pause' })
    return after
  }

  /** One that was not written since `version`. @throws AppError not_found; conflict with what `shown` gives */
  function getVersion(
    writer: Writer,
    context: FirmContext,
    { id, version }: { id: string; version: number },
    shown: (row: Row) => object,
  ): Row {
    const row = getReached(writer, context, id)
    if (row.version !== version) throw changedMeanwhile(shown(row))
    return row
  }

  /** The days of a span on which active ones make something, for the calendar. */
  function daysBetween(reader: Reader, { from, to }: { from: string; to: string }) {
    return activeUntil(reader, to)
      .flatMap((row) =>
        datesFrom(ruleOf(row), row.nextPlace, row.madeCount, maxDates)
          .filter(({ date }) => date >= from && date <= to)
          .map(({ date }) => ({
            id: row.id,
            number: row.name,
            date,
            link: `${path}/${row.id}`,
          })),
      )
      .slice(0, maxEntries)
  }

  /** Pauses all of them, as in a copy of a firm that may still make them itself. */
  function pauseAll({ sql }: Pick<Writer, 'sql'>): void {
    sql.exec(`update ${name} set state = 'paused' where state = 'active'`)
  }

  function titled(row: Row) {
    return { entity: kind, entityId: row.id, title: row.name }
  }

  return {
    ...{ find, get, getReached, getVersion, findNext, activeUntil, lastMade, hasRun },
    ...{ insert, change, remove, pause, resume, pauseAll, noteFailure, titled },
    ...{ planJob, runDue, nextOf, restartAfterLast, daysBetween },
  }
}
