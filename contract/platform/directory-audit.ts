import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant } from '../core/fields.ts'
import { pageOf } from '../core/page.ts'
import { listQuery } from '../core/register.ts'

/** One change of the directory, as it was kept. */
export const DirectoryAuditEntry = z.object({
  id: Id,
  at: Instant,
  actorId: Id.nullable(),
  actorName: z.string(),
  firm: z.object({ id: z.string(), name: z.string() }).nullable(),
  user: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  /** JSON; null where there was nothing before. */
  before: z.string().nullable(),
  /** JSON; null where nothing is left. */
  after: z.string().nullable(),
  /** Rows of one address share it; which it was is not kept. */
  addressMark: z.string(),
})
export type DirectoryAuditEntry = z.infer<typeof DirectoryAuditEntry>

/** `userId` is whom it concerns or who did it; dates are calendar dates in UTC. */
const filters = {
  action: z
    .string()
    .trim()
    .max(60)
    .regex(/^[\w.-]+$/)
    .optional(),
  firmId: Id.optional(),
  userId: Id.optional(),
  from: DateOnly.optional(),
  to: DateOnly.optional(),
}
export const DirectoryAuditQuery = listQuery({
  tabs: ['all'],
  sorts: ['at', 'action', 'by'],
  direction: 'descending',
  filters,
})
export type DirectoryAuditQuery = z.infer<typeof DirectoryAuditQuery>

const administrators = endpoint.meta({ needs: 'administrator' })
const tags = ['Administration']

export const directoryAuditContract = {
  list: administrators
    .route({ method: 'GET', path: '/admin/audit', tags })
    .input(DirectoryAuditQuery)
    .output(pageOf(DirectoryAuditEntry)),
  listActions: administrators
    .route({ method: 'GET', path: '/admin/audit/actions', tags })
    .output(z.array(z.string())),
}
