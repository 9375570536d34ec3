import { asc, eq, gt } from 'drizzle-orm'
import { requireRefusal } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { knownReports, ReportName, type ReportQuery } from '#contract/reporting/reports.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import {
  findPresentRights,
  type PresentRights,
} from '../../../../identity/members/present-rights.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import type { JobMeans } from '../../../firm/jobs/index.ts'
import { figuresOf } from '../figures-of.ts'
import { makeReport } from '../make-report.ts'
import { ownerContext } from '../saved/owner-context.ts'
import { findSaved, type SavedRow } from '../saved/reader.ts'
import { reportSnapshotsTable, savedReportsTable } from '../tables.ts'
import { planSnapshots, snapshotAt } from './plan.ts'
import { dropOld } from './service.ts'

/** So many rows of a report are kept; the total is that of all. */
const keptRows = 50

/**
 * Takes the snapshot of a day for every report that keeps some, with what its owner may see now, and
 * plans the next night. One that was taken already stays as it is, also when the job runs once more.
 */
export async function takeSnapshots({ store, env, firm }: JobMeans, day: string): Promise<void> {
  for (const { id, ownerId } of keeping(store.reader)) {
    const rights = await findPresentRights(env, firm.firmId, ownerId)
    store.transact(firm, (writer) => {
      const row = findSaved(writer, id)
      if (row && row.keepsDays > 0) takeOne(writer, firm, { row, rights, day })
    })
  }
  store.transact(firm, (writer) => planSnapshots(writer, firm.now))
}

type One = { row: SavedRow; rights: PresentRights | undefined; day: string }

function takeOne(writer: Writer, firm: FirmContext, { row, rights, day }: One): void {
  // Nobody has rights while the whole firm is suspended; that passes.
  if (!rights) return
  if (!isAllowed(rights, 'report:view')) {
    end(writer, row)
    return
  }
  try {
    // The job may run late: "this month" is that of the day which the snapshot is of.
    const context = ownerContext(firm.firmId, row, rights, snapshotAt(writer, day))
    const name = ReportName.parse(row.report)
    const query = day < firmDate(writer, firm) ? asKnown(name, row.query, day) : row.query
    writeSnapshot(writer, context, { row, query, day, takenAt: firm.now })
    dropOld(writer, row, day)
  } catch (error) {
    // It shows what its owner may not see any more, or names what is no more.
    requireRefusal(error)
    end(writer, row)
  }
}

/**
 * Keeps what a report says of a day; one that is kept already stays as it is.
 * @param context of the report's owner, at the time that the snapshot is of
 * @throws AppError whatever the report throws
 */
export function writeSnapshot(
  writer: Writer,
  context: FirmContext,
  { row, query, day, takenAt = context.now }: NewSnapshot,
): void {
  const { report } = makeReport(writer, context, ReportName.parse(row.report), query, true)
  const { rows, ...figures } = figuresOf(report)
  const kept = { ...figures, rows: rows.slice(0, keptRows) }
  const snapshot = { savedReportId: row.id, day, takenAt: takenAt.toISOString(), figures: kept }
  writer.db.insert(reportSnapshotsTable).values(snapshot).onConflictDoNothing().run()
}

type NewSnapshot = {
  row: Pick<SavedRow, 'id' | 'report'>
  query: ReportQuery
  day: string
  /** When it is taken; at the time that it is of where absent. */
  takenAt?: Date
}

/** As the books were known on a day, for the reports that can say that. */
function asKnown(report: ReportName, query: ReportQuery, day: string): ReportQuery {
  const isSaid = query.knownOn !== undefined || query.knownAt !== undefined
  if (isSaid || query.basis === 'cash' || !knownReports.includes(report)) return query
  return { ...query, knownOn: day }
}

/** No more are taken; those there are stay, and the history says when it ended. */
function end(writer: Writer, row: SavedRow): void {
  writer.db
    .update(savedReportsTable)
    .set({ keepsDays: 0 })
    .where(eq(savedReportsTable.id, row.id))
    .run()
  const before = { keepsDays: row.keepsDays }
  const about = { entity: 'savedReport', entityId: row.id, title: row.name }
  writer.audit({ ...about, action: 'edit', before, after: { keepsDays: 0 } })
}

function keeping({ db }: Reader): Pick<SavedRow, 'id' | 'ownerId'>[] {
  const { id, ownerId, keepsDays } = savedReportsTable
  return db
    .select({ id, ownerId })
    .from(savedReportsTable)
    .where(gt(keepsDays, 0))
    .orderBy(asc(id))
    .all()
}
