import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, wholeNumber } from '../core/fields.ts'
import { ReportFigures } from './report-pins.ts'

/** Snapshots older than this are dropped: two years, so that a month stands beside that of last year. */
export const maxKeptDays = 731

/** What a saved report said at the end of one day; later entries do not change it. */
export const ReportSnapshot = ReportFigures.extend({ day: DateOnly, takenAt: Instant })
export type ReportSnapshot = z.infer<typeof ReportSnapshot>

export const ReportSnapshots = z.object({
  /** For how many days they are kept; 0 where none is taken any more. */
  keepsDays: z.int(),
  /** When the next one is taken; null where none is. */
  nextAt: Instant.nullable(),
  /** The oldest first. */
  days: z.array(ReportSnapshot),
})
export type ReportSnapshots = z.infer<typeof ReportSnapshots>

export const SnapshotsChange = z.object({
  firmId: Id,
  savedReportId: Id,
  keepsDays: wholeNumber({ minimum: 0, maximum: maxKeptDays }),
})

const path = '/firms/{firmId}/saved-reports/{savedReportId}/snapshots' as const
const tags = ['Reports']
const one = z.object({ firmId: Id, savedReportId: Id })

/** Snapshots are for whoever saved the report: they hold what that person might see. */
export const reportSnapshotsContract = {
  get: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(one)
    .output(ReportSnapshots),
  /** Begins, goes on otherwise or ends; what is older than is said is dropped at once. */
  update: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'PUT', path, tags })
    .input(SnapshotsChange)
    .output(ReportSnapshots),
  /** Removes all that were taken. */
  delete: endpoint
    .meta({ needs: 'report:delete' })
    .route({ method: 'DELETE', path, tags })
    .input(one)
    .output(z.object({ removed: z.int() })),
}
