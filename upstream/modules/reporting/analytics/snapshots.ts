import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { requireRefusal } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { AnalysisSnapshot, AnalysisSnapshots } from '#contract/reporting/analysis-snapshots.ts'
import type { Analysis } from '#contract/reporting/analytics.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findPresentRights } from '../../../identity/members/present-rights.ts'
import type { JobMeans } from '../../firm/jobs/index.ts'
import { nextSnapshot, ownerContext, planNightly, snapshotAt } from '../reports/index.ts'
import { findSaved, requireOwn, type SavedRow } from './find-saved.ts'
import { planAnalysis } from './plan.ts'
import { runAnalysis } from './run.ts'
import { analysisSnapshotsTable, savedAnalysesTable } from './tables.ts'
import { measureLabel } from './words.ts'

export const snapshotJob = 'analytics.snapshot'

/** So many rows of an analysis are kept; the total is that of all. */
const keptRows = 50
/** So many of the latest snapshots are set beside what their days come to now. */
const maxRestated = 31

/** Sets the firm's one job for all analyses that keep snapshots; none where none does. */
export function planSnapshots(writer: Writer, now: Date): void {
  planNightly(writer, now, { table: 'saved_analyses', job: snapshotJob, page: 'analytics' })
}

/**
 * Takes the snapshot of a day of every analysis that keeps some, with what its owner may see now, and
 * plans the next night. One that was taken already stays as it is.
 */
export async function takeSnapshots({ store, env, firm }: JobMeans, day: string): Promise<void> {
  const keeping = store.reader.db
    .select({ id: savedAnalysesTable.id, ownerId: savedAnalysesTable.ownerId })
    .from(savedAnalysesTable)
    .where(gt(savedAnalysesTable.keepsDays, 0))
    .all()
  for (const { id, ownerId } of keeping) {
    const rights = await findPresentRights(env, firm.firmId, ownerId)
    store.transact(firm, (writer) => {
      const row = findSaved(writer, id)
      // Nobody has rights while the whole firm is suspended; that passes.
      if (!row || row.keepsDays === 0 || !rights) return
      const context = ownerContext(firm.firmId, row, rights, snapshotAt(writer, day))
      if (isAllowed(rights, 'analysis:view') && takeOne(writer, context, row, day)) return
      writer.db
        .update(savedAnalysesTable)
        .set({ keepsDays: 0 })
        .where(eq(savedAnalysesTable.id, id))
        .run()
    })
  }
  store.transact(firm, (writer) => planSnapshots(writer, firm.now))
}

/** @returns whether its owner may see it still */
function takeOne(writer: Writer, context: FirmContext, row: SavedRow, day: string): boolean {
  try {
    const { rows, ...analysis } = runAnalysis(writer, context, row.query)
    const total = rows.filter(({ kind }) => kind === 'total')
    const kept = rows.filter(({ kind }) => kind !== 'total').slice(0, keptRows)
    const snapshot = {
      savedAnalysisId: row.id,
      day,
      definition: row.definition,
      takenAt: context.now.toISOString(),
      analysis: { ...analysis, rows: [...kept, ...total] },
    }
    writer.db.insert(analysisSnapshotsTable).values(snapshot).onConflictDoNothing().run()
    dropOld(writer, row.id, addDays(day, -row.keepsDays))
    return true
  } catch (error) {
    requireRefusal(error)
    return false
  }
}

function dropOld({ db }: Writer, id: string, until: string): void {
  const { savedAnalysisId, day } = analysisSnapshotsTable
  db.delete(analysisSnapshotsTable)
    .where(and(eq(savedAnalysisId, id), lte(day, until)))
    .run()
}

/** Takes all snapshots of a saved analysis away; gives how many there were. */
export function forgetSnapshots({ db }: Writer, id: string): number {
  const isMeant = eq(analysisSnapshotsTable.savedAnalysisId, id)
  return db.delete(analysisSnapshotsTable).where(isMeant).returning().all().length
}

/**
 * What a saved analysis said on the days that it was kept on, for its owner alone, and what the same
 * days say now: what was posted late shows as restated, for the latest of them.
 * @throws AppError not_found; forbidden for somebody else's, and for what the owner may not see now
 */
export function getSnapshots(reader: Reader, context: FirmContext, id: string): AnalysisSnapshots {
  return snapshotsOf(reader, context, requireOwn(reader, context, id), maxRestated)
}

function snapshotsOf(
  reader: Reader,
  context: FirmContext,
  row: SavedRow,
  restates: number,
): AnalysisSnapshots {
  const plan = planAnalysis(reader, context, row.query)
  const days = reader.db
    .select()
    .from(analysisSnapshotsTable)
    .where(eq(analysisSnapshotsTable.savedAnalysisId, row.id))
    .orderBy(asc(analysisSnapshotsTable.day))
    .all()
  const restated = new Map<string, AnalysisSnapshot['now']>()
  return {
    keepsDays: row.keepsDays,
    nextAt: row.keepsDays > 0 ? nextSnapshot(reader, context.now).dueAt.toISOString() : null,
    measure: measureLabel(plan, plan.measures[0]?.name ?? ''),
    definition: row.definition,
    days: days.map(({ day, takenAt, definition, analysis }, at): AnalysisSnapshot => {
      const { from, to, currency } = analysis
      const key = `${from} ${to}`
      const isRestated = definition === row.definition && at >= days.length - restates
      if (isRestated && !restated.has(key)) {
        const query = { ...row.query, period: 'custom' as const, from, to }
        restated.set(key, totalOf(runAnalysis(reader, context, query)))
      }
      const now = isRestated ? (restated.get(key) ?? null) : null
      return { day, takenAt, definition, from, to, currency, was: totalOf(analysis), now }
    }),
  }
}

function totalOf({ rows, columns }: Pick<Analysis, 'rows' | 'columns'>): AnalysisSnapshot['now'] {
  const at = columns.findIndex(({ role }) => role === 'figure')
  return rows.findLast(({ kind }) => kind === 'total')?.cells[at] ?? null
}

/** Says for how many days snapshots are kept, 0 for none any more. @throws as `getSnapshots` */
export function keepSnapshots(
  writer: Writer,
  context: FirmContext,
  { savedAnalysisId: id, keepsDays }: { savedAnalysisId: string; keepsDays: number },
): AnalysisSnapshots {
  const row = requireOwn(writer, context, id)
  writer.db.update(savedAnalysesTable).set({ keepsDays }).where(eq(savedAnalysesTable.id, id)).run()
  planSnapshots(writer, context.now)
  const about = { entity: 'savedAnalysis', entityId: id, action: 'edit', title: row.name } as const
  writer.audit({ ...about, before: { keepsDays: row.keepsDays }, after: { keepsDays } })
  return snapshotsOf(writer, context, { ...row, keepsDays }, 0)
}
