import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import { addDays } from '../../../../firm/calendar.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { cancel, schedule } from '../../../firm/jobs/index.ts'

export const snapshotJob = 'reports.snapshot'

/** An hour before midnight where the firm is: what it says is of the day that ends. */
const hour = '23:00'

/** The next time at which snapshots are taken, and the day that they are of. */
export function nextSnapshot(reader: Reader, now: Date): { dueAt: Date; day: string } {
  const { timeZone } = getFirmProfile(reader)
  const today = localOf(now.toISOString(), timeZone).slice(0, 10)
  const isBefore = now.getTime() < snapshotAt(reader, today).getTime()
  const day = isBefore ? today : addDays(today, 1)
  return { dueAt: snapshotAt(reader, day), day }
}

/** The instant that the snapshot of a day is of. */
export function snapshotAt(reader: Reader, day: string): Date {
  return new Date(instantOf(`${day}T${hour}`, getFirmProfile(reader).timeZone))
}

/** Sets the firm's one job for all reports that keep snapshots; none where no report does. */
export function planSnapshots(writer: Writer, now: Date): void {
  planNightly(writer, now, { table: 'saved_reports', job: snapshotJob, page: 'reports' })
}

type Nightly = { table: 'saved_reports' | 'saved_analyses'; job: string; page: string }

/** Sets the one job of each night for all rows of a table that keep snapshots; none where none does. */
export function planNightly(writer: Writer, now: Date, { table, job, page }: Nightly): void {
  const [any] = writer.sql.exec(`select 1 from ${table} where keeps_days > 0 limit 1`)
  if (!any) {
    cancel(writer, job, 'nightly')
    return
  }
  const { dueAt, day } = nextSnapshot(writer, now)
  const about = { kind: job, key: 'nightly', dueAt, payload: { day } }
  schedule(writer, { ...about, title: day, link: page })
}
