import { z } from 'zod'
import { Id, Instant } from '../core/fields.ts'
import { PageQuery } from '../core/page.ts'
import { messageStates } from './mails.ts'
import { PartyDocument } from './party-documents.ts'
import { Attachment, HistoryEntry } from './records.ts'

export const timelineTypes = ['document', 'mail', 'file', 'comment', 'change'] as const

/** A mail to a party or from one, or about one of its documents. */
export const PartyMail = z.object({
  id: Id,
  at: Instant,
  /** Whether the firm wrote it. */
  isOurs: z.boolean(),
  /** Who got it, or who wrote it: names or addresses. */
  people: z.string(),
  subject: z.string(),
  /** What became of one about a record; null for those of the mailbox. */
  state: z.enum(messageStates).nullable(),
  /** It reached nobody: no mail transport is set, or the firm is a demo. */
  isKept: z.boolean(),
  /** Where it stands, below the firm: its conversation, or the record that it is about. */
  path: z.string(),
})
export type PartyMail = z.infer<typeof PartyMail>

const PartyComment = z.object({ id: Id, at: Instant, text: z.string(), by: z.string() })

/** One thing that happened with a party. Documents have a day, all else an instant. */
export const PartyTimelineEntry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document'), document: PartyDocument }),
  z.object({ type: z.literal('mail'), mail: PartyMail }),
  z.object({ type: z.literal('file'), file: Attachment }),
  z.object({ type: z.literal('comment'), comment: PartyComment }),
  z.object({ type: z.literal('change'), change: HistoryEntry }),
])
export type PartyTimelineEntry = z.infer<typeof PartyTimelineEntry>

/** A page of a party's timeline: all of it, or one type. */
export const PartyTimelineQuery = PageQuery.omit({ q: true }).extend({
  type: z.enum(timelineTypes).optional(),
})
