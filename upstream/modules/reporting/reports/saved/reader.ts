import { and, asc, eq, ne, or } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { ReportName } from '#contract/reporting/reports.ts'
import type { SavedReport } from '#contract/reporting/saved-reports.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { reportPinsTable, savedReportsTable } from '../tables.ts'

export type SavedRow = typeof savedReportsTable.$inferSelect

/** One's own and those that are shared, by name; whoever manages members sees all that are mailed. */
export function listSaved(reader: Reader, { actor }: FirmContext): SavedReport[] {
  const { db } = reader
  const isMailed = isAllowed(actor, 'member:edit') ? ne(savedReportsTable.nextAt, '') : undefined
  return db
    .select()
    .from(savedReportsTable)
    .where(
      or(
        eq(savedReportsTable.ownerId, actor.userId),
        eq(savedReportsTable.isShared, true),
        isMailed,
      ),
    )
    .orderBy(asc(savedReportsTable.name), asc(savedReportsTable.id))
    .all()
    .map((row) => toSaved(reader, row, actor.userId))
}

/** @throws AppError not_found, too for one of somebody else that is not shared */
export function requireSaved(reader: Reader, { actor }: FirmContext, id: string): SavedRow {
  const row = findSaved(reader, id)
  if (row && (row.isShared || row.ownerId === actor.userId)) return row
  throw new AppError('not_found', 'No such saved report')
}

export function findSaved({ db }: Reader, id: string): SavedRow | undefined {
  return db.select().from(savedReportsTable).where(eq(savedReportsTable.id, id)).get()
}

/** @param userId whose own it may be, and whose dashboard it may be on */
export function toSaved(reader: Reader, row: SavedRow, userId: string): SavedReport {
  const { id, name, query, isShared, ownerName, rhythm, mailTo, nextAt, version } = row
  return {
    id,
    name,
    query,
    isShared,
    ownerName,
    version,
    report: ReportName.parse(row.report),
    isOwn: row.ownerId === userId,
    pinId: pinOf(reader, id, userId),
    mail: { rhythm, to: mailTo, nextAt: nextAt === '' ? null : nextAt },
  }
}

function pinOf({ db }: Reader, savedReportId: string, personId: string): string | null {
  const isTheirs = and(
    eq(reportPinsTable.personId, personId),
    eq(reportPinsTable.savedReportId, savedReportId),
  )
  return db.select().from(reportPinsTable).where(isTheirs).get()?.id ?? null
}
