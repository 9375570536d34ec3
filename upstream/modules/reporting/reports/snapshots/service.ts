import { and, asc, eq, lte } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { ReportSnapshots } from '#contract/reporting/report-snapshots.ts'
import { ReportName } from '#contract/reporting/reports.ts'
import { addDays } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { requireFigure } from '../figures-of.ts'
import { makeReport } from '../make-report.ts'
import { requireSaved, type SavedRow } from '../saved/reader.ts'
import { reportSnapshotsTable, savedReportsTable } from '../tables.ts'
import { nextSnapshot, planSnapshots } from './plan.ts'

/**
 * What a saved report said on the days that it was kept on, for its owner alone.
 * @throws AppError not_found; forbidden for somebody else's, and for what the owner may not read now
 */
export function getSnapshots(reader: Reader, context: FirmContext, id: string): ReportSnapshots {
  const row = requireReadable(reader, context, id)
  const { day, takenAt, figures } = reportSnapshotsTable
  const days = reader.db
    .select({ day, takenAt, figures })
    .from(reportSnapshotsTable)
    .where(eq(reportSnapshotsTable.savedReportId, id))
    .orderBy(asc(day))
    .all()
  return {
    keepsDays: row.keepsDays,
    nextAt: row.keepsDays > 0 ? nextSnapshot(reader, context.now).dueAt.toISOString() : null,
    days: days.map(({ figures: kept, ...one }) => ({ ...one, ...kept })),
  }
}

/**
 * Says for how many days snapshots are kept, 0 for none any more.
 * @throws as `getSnapshots`; AppError invalid for a report without a single figure
 */
export function keepSnapshots(
  writer: Writer,
  context: FirmContext,
  { savedReportId: id, keepsDays }: { savedReportId: string; keepsDays: number },
): ReportSnapshots {
  const row = requireReadable(writer, context, id)
  if (keepsDays > 0) requireFigure(ReportName.parse(row.report), 'keepsDays')
  writer.db.update(savedReportsTable).set({ keepsDays }).where(eq(savedReportsTable.id, id)).run()
  if (keepsDays > 0) dropOld(writer, { id, keepsDays }, firmDate(writer, context))
  planSnapshots(writer, context.now)
  const about = { entity: 'savedReport', entityId: id, action: 'edit', title: row.name } as const
  writer.audit({ ...about, before: { keepsDays: row.keepsDays }, after: { keepsDays } })
  return getSnapshots(writer, context, id)
}

/** Removes all that were taken; whether more are is not changed. @throws as `getSnapshots` */
export function removeSnapshots(
  writer: Writer,
  context: FirmContext,
  id: string,
): { removed: number } {
  const { name: title } = requireOwn(writer, context, id)
  const removed = forgetSnapshots(writer, id)
  const about = { entity: 'savedReport', entityId: id, action: 'edit', title } as const
  writer.audit({ ...about, before: { snapshots: removed }, after: { snapshots: 0 } })
  return { removed }
}

/** Takes all snapshots of a saved report away; gives how many there were. */
export function forgetSnapshots({ db }: Writer, savedReportId: string): number {
  const isMeant = eq(reportSnapshotsTable.savedReportId, savedReportId)
  return db.delete(reportSnapshotsTable).where(isMeant).returning().all().length
}

/** Drops what is older than its owner wanted: of 30 days that day and the 29 before it stay. */
export function dropOld(
  { db }: Writer,
  { id, keepsDays }: Pick<SavedRow, 'id' | 'keepsDays'>,
  today: string,
): void {
  const { savedReportId, day } = reportSnapshotsTable
  const isOld = and(eq(savedReportId, id), lte(day, addDays(today, -keepsDays)))
  db.delete(reportSnapshotsTable).where(isOld).run()
}

function requireReadable(reader: Reader, context: FirmContext, id: string): SavedRow {
  const row = requireOwn(reader, context, id)
  makeReport(reader, context, ReportName.parse(row.report), row.query)
  return row
}

/** They hold what the owner might see, which others of those who share the report may not. */
function requireOwn(reader: Reader, context: FirmContext, id: string): SavedRow {
  const row = requireSaved(reader, context, id)
  if (row.ownerId !== context.actor.userId)
    throw new AppError('forbidden', 'This belongs to another person')
  return row
}
