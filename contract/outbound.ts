import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'

export const messageStates = ['queued', 'sent', 'delivered', 'opened', 'bounced', 'failed'] as const

/** A mail of the firm and what became of it. */
export const OutboundMessage = z.object({
  id: Id,
  to: z.string(),
  cc: z.array(z.string()),
  subject: z.string(),
  state: z.enum(messageStates),
  /** It reached nobody: no mail transport is set, or the firm is a demo. */
  isKept: z.boolean(),
  /** What the other side said when it failed or came back. */
  error: z.string(),
  createdAt: Instant,
  createdBy: z.string(),
  sentAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  openedAt: Instant.nullable(),
  failedAt: Instant.nullable(),
})
export type OutboundMessage = z.infer<typeof OutboundMessage>

const ofFirm = z.object({ firmId: Id })
const ofInvoice = ofFirm.extend({ invoiceId: Id })
const ofMessage = ofInvoice.extend({ messageId: Id })
const tags = ['Outgoing mail']
const path = '/firms/{firmId}/invoices/{invoiceId}/mails' as const

export const outboundContract = {
  /** The mails that a document was sent with, newest first. */
  list: endpoint
    .meta({ needs: 'invoice:view' })
    .route({ method: 'GET', path, tags })
    .input(ofInvoice)
    .output(z.object({ rows: z.array(OutboundMessage) })),
  /** Sends one that failed once more, as it was. */
  resend: endpoint
    .meta({ needs: 'invoice:post' })
    .route({ method: 'POST', path: `${path}/{messageId}/resend`, tags })
    .input(ofMessage)
    .output(OutboundMessage),
  /** Lets mail go to an address again that one came back from. */
  allowAddress: endpoint
    .meta({ needs: 'invoice:post' })
    .route({ method: 'POST', path: `${path}/{messageId}/allow-address`, tags })
    .input(ofMessage)
    .output(OutboundMessage),
}
