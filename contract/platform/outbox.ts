import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'
import { pageOf } from '../core/page.ts'
import { listQuery } from '../core/register.ts'

export const outboxStates = [
  'held',
  'kept',
  'queued',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'failed',
] as const

/** A mail of this installation and what became of it. */
export const OutboxMail = z.object({
  id: Id,
  firmId: Id.nullable(),
  to: z.string(),
  subject: z.string(),
  /** Without what opens something: links and codes are shown on demand alone. */
  text: z.string(),
  isMasked: z.boolean(),
  state: z.enum(outboxStates),
  /** What the last failed attempt said. */
  error: z.string(),
  attachments: z.array(z.object({ name: z.string(), size: z.int() })),
  sentAt: Instant,
  /** Of a demo: it reached nobody. */
  isHeld: z.boolean(),
  /** Whether it can be sent once more: the platform's own that did not arrive. */
  canResend: z.boolean(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

/** Without a state: every mail. */
export const OutboxQuery = listQuery({
  tabs: ['all'],
  sorts: ['newest', 'to', 'subject'],
  direction: 'descending',
  filters: { state: z.enum(outboxStates).optional() },
})
export type OutboxQuery = z.infer<typeof OutboxQuery>

export const outboxContract = {
  list: endpoint
    .meta({ needs: 'administrator' })
    .route({ method: 'GET', path: '/admin/outbox', tags: ['Administration'] })
    .input(OutboxQuery)
    .output(pageOf(OutboxMail)),
  get: endpoint
    .meta({ needs: 'administrator' })
    .route({ method: 'GET', path: '/admin/outbox/{mailId}', tags: ['Administration'] })
    .input(z.object({ mailId: Id }))
    .output(OutboxMail),
  /** The mail with its links and codes. That somebody looked is kept in the audit. */
  reveal: endpoint
    .meta({ needs: 'administrator' })
    .route({ method: 'POST', path: '/admin/outbox/{mailId}/reveal', tags: ['Administration'] })
    .input(z.object({ mailId: Id }))
    .output(OutboxMail),
  /** Sends a mail of the platform that failed or came back once more, as it was. */
  resend: endpoint
    .meta({ needs: 'administrator' })
    .route({ method: 'POST', path: '/admin/outbox/{mailId}/resend', tags: ['Administration'] })
    .input(z.object({ mailId: Id }))
    .output(OutboxMail),
}
