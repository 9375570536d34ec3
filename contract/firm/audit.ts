import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Language } from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'
import { HistoryEntry } from './records.ts'

/** One change of the firm's data, as it was kept. */
export const AuditEntry = HistoryEntry.extend({
  /** What was changed: a kind of record, or a part of the settings. */
  kind: z.string(),
  recordId: z.string(),
  /** What people knew it by then. */
  title: z.string(),
  /** Its page, below the firm; null where there is none, or none any more. */
  path: z.string().nullable(),
  actorId: z.string(),
  /**
   * For a change of a setting that the reader may make: whether it can be undone, and else why not,
   * as a key of the `problem` texts. Null for any other change, and in the history behind the first
   * 20 of a page.
   */
  undo: z.object({ refusal: z.string().nullable() }).nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** What the firm itself does, such as a job: nobody's. */
export const byItself = 'itself'

/** `userId` is whoever did it; the dates are calendar dates where the firm is. */
const filters = {
  q: PageQuery.shape.q,
  kind: z.string().max(40).optional(),
  action: z.string().max(40).optional(),
  userId: Id.or(z.literal(byItself)).optional(),
  from: DateOnly.optional(),
  to: DateOnly.optional(),
}
export const AuditQuery = PageQuery.extend(filters)
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditFile = z.object({ ...filters, language: Language.default('en') })
export type AuditFile = z.infer<typeof AuditFile>

/** The most rows of a file; the newest. */
export const maxAuditFileRows = 10_000

const path = '/firms/{firmId}/audit' as const
const tags = ['Audit']

export const auditContract = {
  list: endpoint
    .meta({ needs: 'audit:view' })
    .route({ method: 'GET', path, tags })
    .input(AuditQuery.extend({ firmId: Id }))
    .output(pageOf(AuditEntry)),
  /** What there is to filter by. */
  choices: endpoint
    .meta({ needs: 'audit:view' })
    .route({ method: 'GET', path: `${path}/choices`, tags })
    .input(z.object({ firmId: Id }))
    .output(
      z.object({
        kinds: z.array(z.string()),
        actions: z.array(z.string()),
        people: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
  export: endpoint
    .meta({ needs: 'audit:view', isHeavy: true })
    .route({ method: 'GET', path: `${path}/export`, tags })
    .input(AuditFile.extend({ firmId: Id }))
    .output(z.file()),
}
