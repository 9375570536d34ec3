import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'
import { pageOf } from '../core/page.ts'
import { listQuery } from '../core/register.ts'

export const jobStates = ['open', 'done', 'dismissed'] as const

/** A firm's background job, such as sending a mail, that failed as often as it is tried. */
export const FailedJob = z.object({
  id: Id,
  firm: z.object({ id: Id, name: z.string() }),
  /** `{module}.{name}` */
  kind: z.string(),
  /** What it is about, in the firm's words: an address, a number. */
  title: z.string(),
  /** What the other side said; for administrators. */
  error: z.string(),
  attempts: z.int(),
  failedAt: Instant,
  state: z.enum(jobStates),
  closedAt: Instant.nullable(),
  closedByName: z.string().nullable(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const FailedJobQuery = listQuery({
  tabs: jobStates,
  sorts: ['newest', 'kind', 'about', 'attempts'],
  direction: 'descending',
  filters: { firmId: Id.optional() },
})
export type FailedJobQuery = z.infer<typeof FailedJobQuery>

const ofJob = z.object({ jobId: Id })
const administrators = endpoint.meta({ needs: 'administrator' })
const tags = ['Administration']

export const failedJobsContract = {
  list: administrators
    .route({ method: 'GET', path: '/admin/failed-jobs', tags })
    .input(FailedJobQuery)
    .output(pageOf(FailedJob)),
  retry: administrators
    .route({ method: 'POST', path: '/admin/failed-jobs/{jobId}/retry', tags })
    .input(ofJob)
    .output(FailedJob),
  dismiss: administrators
    .route({ method: 'POST', path: '/admin/failed-jobs/{jobId}/dismiss', tags })
    .input(ofJob)
    .output(FailedJob),
}
