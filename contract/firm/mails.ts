import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, optionalText } from '../core/fields.ts'
import { MailPreview, SendInput } from './invoice-mail.ts'
import { RecordKind } from './records.ts'

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

/** A kind of mail, as its module registers it: `invoice`, `statement`. Of one that is none there is no mail. */
export const MailKindName = z.string().min(1).max(40)

/** What the sender typed; what is empty is filled in. */
export type MailInput = z.infer<typeof SendInput>
export { MailPreview, SendInput }

/** The mails that a record was sent with, and what can be sent about it now. */
export const RecordMails = z.object({
  kind: RecordKind,
  id: Id,
  title: z.string(),
  /** The record's page, below the firm: `invoices/01…`. */
  path: z.string(),
  /** Newest first. */
  rows: z.array(OutboundMessage),
  /** Kinds of mail that the caller can send about it now. */
  ways: z.array(MailKindName),
  /** Whether the caller may send one again and allow an address. */
  canSend: z.boolean(),
})
export type RecordMails = z.infer<typeof RecordMails>

const record = z.object({ firmId: Id, kind: RecordKind, recordId: Id })
const ofMessage = record.extend({ messageId: Id })
const mail = SendInput.extend({
  firmId: Id,
  mailKind: MailKindName,
  recordId: Id,
  /** Which of several, as the module of the kind reads it: a statement's period. */
  variant: optionalText(200),
})
const tags = ['Outgoing mail']
const ofRecord = '/firms/{firmId}/records/{kind}/{recordId}/mails' as const
const ofKind = '/firms/{firmId}/mails/{mailKind}/{recordId}' as const

/**
 * Mail about any record. The kind says which right is needed beyond being let into the firm: about a
 * record that somebody may not see there is none (404).
 */
export const mailsContract = {
  /** The mails of a record and what became of them. */
  list: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: ofRecord, tags })
    .input(record)
    .output(RecordMails),
  /** A mail as it would leave; nothing is written. */
  preview: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'POST', path: `${ofKind}/preview`, tags })
    .input(mail)
    .output(
      MailPreview.extend({
        recordKind: RecordKind,
        title: z.string(),
        path: z.string(),
        /** Whether no mail leaves this installation: it would be kept. */
        isKept: z.boolean(),
      }),
    ),
  send: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'POST', path: ofKind, tags })
    .input(mail)
    .output(OutboundMessage),
  /** Sends one that failed once more, as it was. */
  resend: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'POST', path: `${ofRecord}/{messageId}/resend`, tags })
    .input(ofMessage)
    .output(OutboundMessage),
  /** Lets mail go to an address again that one came back from. */
  allowAddress: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'POST', path: `${ofRecord}/{messageId}/allow-address`, tags })
    .input(ofMessage)
    .output(OutboundMessage),
}
