import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'
import { PageQuery, pageOf } from './page.ts'

/** A mail that left through the local outbox. */
export const OutboxMail = z.object({
  id: Id,
  firmId: Id.nullable(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), size: z.int() })),
  sentAt: Instant,
  /** Of a demo: it reached nobody. */
  isHeld: z.boolean(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

export const outboxContract = {
  list: endpoint
    .meta({ needs: 'administrator' })
    .route({ method: 'GET', path: '/admin/outbox', tags: ['Administration'] })
    .input(PageQuery)
    .output(pageOf(OutboxMail)),
  get: endpoint
    .meta({ needs: 'administrator' })
    .route({ method: 'GET', path: '/admin/outbox/{mailId}', tags: ['Administration'] })
    .input(z.object({ mailId: Id }))
    .output(OutboxMail),
}
