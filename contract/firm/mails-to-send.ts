import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id } from '../core/fields.ts'
import { maxBulk } from '../core/register.ts'
import type { Permission } from '../core/roles.ts'
import { MailKindName } from './mails.ts'

/** One of several mails before they leave: whom it reaches and what it says, or why it is left out. */
export const MailToSend = z.object({
  /** What it was chosen by, as it is named again to send it. */
  id: Id,
  /** What a person knows the document by; null where there is none. */
  label: z.string().nullable(),
  /** With `recordId` and `variant`, of the page that shows the whole mail; empty where there is none. */
  mailKind: MailKindName.or(z.literal('')),
  recordId: Id,
  variant: z.string(),
  to: z.string(),
  subject: z.string(),
  files: z.array(z.string()),
  /** A key of the `problem` texts for one that would not leave; null for one that would. */
  reason: z.string().nullable(),
})
export type MailToSend = z.infer<typeof MailToSend>

export const MailsToSend = z.object({
  rows: z.array(MailToSend),
  /** Whether no mail leaves this installation: they would be kept. */
  isKept: z.boolean(),
})
export type MailsToSend = z.infer<typeof MailsToSend>

type Preview<Query extends z.ZodType> = {
  /** Of the register: `/firms/{firmId}/quotes`. */
  base: `/${string}`
  tags: string[]
  needs: Permission
  query: Query
}

/** What the bulk action `send` of a register would send to the named records, or to all of a query. */
export function previewSendOf<Query extends z.ZodType>({
  base,
  tags,
  needs,
  query,
}: Preview<Query>) {
  return endpoint
    .meta({ needs, isScoped: true })
    .route({ method: 'POST', path: `${base}/bulk/mails`, tags })
    .input(
      z.object({
        firmId: Id,
        ids: z.array(Id).max(maxBulk).optional(),
        query: query.optional(),
      }),
    )
    .output(MailsToSend)
}
