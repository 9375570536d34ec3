import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CurrencyCode, DateOnly, Id, Instant, wholeNumber } from '../core/fields.ts'
import { AnalysisCell } from './analytics.ts'
import { maxKeptDays } from './report-snapshots.ts'

/** What a saved analysis came to at the end of a day, and what its days come to now. */
export const AnalysisSnapshot = z.object({
  day: DateOnly,
  takenAt: Instant,
  /** Which of the questions under its name it answers. */
  definition: z.int(),
  from: DateOnly,
  to: DateOnly,
  currency: CurrencyCode,
  was: AnalysisCell.nullable(),
  /** The same days as they are known now; null for an earlier question, and beside old snapshots. */
  now: AnalysisCell.nullable(),
})
export type AnalysisSnapshot = z.infer<typeof AnalysisSnapshot>

export const AnalysisSnapshots = z.object({
  /** For how many days they are kept; 0 where none is taken any more. */
  keepsDays: z.int(),
  /** When the next one is taken; null where none is. */
  nextAt: Instant.nullable(),
  measure: z.string(),
  definition: z.int(),
  /** The oldest first. */
  days: z.array(AnalysisSnapshot),
})
export type AnalysisSnapshots = z.infer<typeof AnalysisSnapshots>

export const AnalysisSnapshotsChange = z.object({
  firmId: Id,
  savedAnalysisId: Id,
  keepsDays: wholeNumber({ minimum: 0, maximum: maxKeptDays }),
})

const path = '/firms/{firmId}/analytics/saved/{savedAnalysisId}/snapshots' as const
const tags = ['Analytics']

/** Snapshots are for whoever saved the analysis: they hold what that person might see. */
export const analysisSnapshotsContract = {
  get: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id, savedAnalysisId: Id }))
    .output(AnalysisSnapshots),
  update: endpoint
    .meta({ needs: 'analysis:view' })
    .route({ method: 'PUT', path, tags })
    .input(AnalysisSnapshotsChange)
    .output(AnalysisSnapshots),
}
