import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, wholeNumber } from '../core/fields.ts'

export const firmJobStates = ['failed', 'waiting'] as const

/** Something the firm's books do by themselves, later: a mail, a recurring document, a call. */
export const FirmJob = z.object({
  id: Id,
  /** `{module}.{name}` */
  kind: z.string(),
  /** What it is about: a number, a name, an address. */
  title: z.string(),
  /** The record it is about, below the firm's address: `invoices/01…`. */
  link: z.string().nullable(),
  state: z.enum(firmJobStates),
  attempts: z.int(),
  /** What the last failed attempt said. */
  error: z.string(),
  dueAt: Instant,
  /** When it is tried next; of one that failed, when it was tried last. */
  runAt: Instant,
  failedAt: Instant.nullable(),
})
export type FirmJob = z.infer<typeof FirmJob>

export const FirmJobQuery = z.object({
  state: z.enum(firmJobStates).default('failed'),
  size: wholeNumber({ minimum: 1, maximum: 100 }).default(50),
  after: z
    .string()
    .regex(/^\d{4}-[\d:.TZ-]{20}_[0-9A-Z]{26}$/)
    .optional(),
})
export type FirmJobQuery = z.infer<typeof FirmJobQuery>

export const FirmJobPage = z.object({
  rows: z.array(FirmJob),
  next: z.string().nullable(),
  counts: z.object({ waiting: z.int(), failed: z.int() }),
})
export type FirmJobPage = z.infer<typeof FirmJobPage>

const ofFirm = z.object({ firmId: Id })
const ofJob = ofFirm.extend({ jobId: Id })
const base = endpoint.meta({ needs: 'firm:edit' })
const tags = ['Background jobs']

export const firmJobsContract = {
  list: base
    .route({ method: 'GET', path: '/firms/{firmId}/jobs', tags })
    .input(FirmJobQuery.extend(ofFirm.shape))
    .output(FirmJobPage),
  /** Has it tried again at once. */
  retry: base
    .route({ method: 'POST', path: '/firms/{firmId}/jobs/{jobId}/retry', tags })
    .input(ofJob)
    .output(z.object({ id: Id })),
  /** Leaves it undone for good. */
  dismiss: base
    .route({ method: 'POST', path: '/firms/{firmId}/jobs/{jobId}/dismiss', tags })
    .input(ofJob)
    .output(z.object({ id: Id })),
}
