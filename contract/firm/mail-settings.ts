import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'
import { MailKindName } from './mails.ts'
import { RecordKind } from './records.ts'

/** A colour as pages and mails write it, in lower case; empty for the usual one. */
const Color = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text === '' || /^#[0-9a-f]{6}$/.test(text), 'invalidColor')
  .default('')

export const MailSettingsInput = z.object({
  /** Of the bar above a mail; links take it as dark as it must be to be read. */
  color: Color,
  /** Where answers go; empty for the firm's own address. */
  replyTo: field.OptionalEmail,
  /** Whether it is kept that a mail was opened; the mail then says so. */
  tracksOpening: z.stringbool().or(z.boolean()).default(false),
})
export type MailSettingsInput = z.infer<typeof MailSettingsInput>

/** A record of the domain that mail comes from, for whoever keeps the domain. */
export const DomainRecord = z.object({
  purpose: z.enum(['spf', 'dkim', 'dmarc']),
  type: z.enum(['TXT', 'CNAME']),
  name: z.string(),
  value: z.string(),
})
export type DomainRecord = z.infer<typeof DomainRecord>

/** What the firm may send on a day (UTC). */
export const MailQuota = z.object({
  /** Recipients outside of this installation that were written to today, and how many may be. */
  used: z.int(),
  limit: z.int(),
  /** Since when nothing leaves, as too much came back; null while it does. */
  stoppedAt: field.Instant.nullable(),
  /** Whether it was stopped twice in a week, so that only an administrator lets it leave again. */
  isHeld: z.boolean(),
})
export type MailQuota = z.infer<typeof MailQuota>

export const MailSettings = MailSettingsInput.extend({
  /** The colour of links: that of the bar, darkened where it could not be read on white. */
  linkColor: z.string(),
  /** The firm's own address, where answers go unless another is set. */
  firmEmail: z.string(),
  /** How mail leaves this installation; `outbox`: it does not. */
  transport: z.enum(['outbox', 'smtp', 'cloudflare', 'http']),
  quota: MailQuota,
  /** The address that mail comes from; empty where none is set. */
  from: z.string(),
  records: z.array(DomainRecord),
  /** Kinds of mail, with the languages in which the firm has words of its own. */
  kinds: z.array(
    z.object({ mailKind: MailKindName, record: RecordKind, ownIn: z.array(field.Language) }),
  ),
})
export type MailSettings = z.infer<typeof MailSettings>

export const MailTemplateInput = z.object({
  subject: field.requiredText(200),
  message: field.requiredText(4000),
})
export type MailTemplateInput = z.infer<typeof MailTemplateInput>

export const MailTemplate = MailTemplateInput.extend({
  mailKind: MailKindName,
  language: field.Language,
  /** Whether the words are the firm's own; else they are ours. */
  isOwn: z.boolean(),
  /** Names that the words may have in braces. */
  placeholders: z.array(z.string()),
})
export type MailTemplate = z.infer<typeof MailTemplate>

/** Words with examples in their gaps, as a reader would get them. */
export const TemplatePreview = z.object({
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  hasLogo: z.boolean(),
  color: z.string(),
})
export type TemplatePreview = z.infer<typeof TemplatePreview>

/** An address that no mail goes to, since one to it came back or its reader complained. */
export const SuppressedAddress = z.object({
  address: z.string(),
  /** What the other side said. */
  reason: z.string(),
  createdAt: field.Instant,
})
export type SuppressedAddress = z.infer<typeof SuppressedAddress>

const inFirm = z.object({ firmId: field.Id })
const ofTemplate = inFirm.extend({ mailKind: MailKindName, language: field.Language })
const tags = ['Mail settings']
const path = '/firms/{firmId}/mail-settings' as const
const templates = '/firms/{firmId}/mail-templates/{mailKind}/{language}' as const
const suppressed = '/firms/{firmId}/suppressed-addresses' as const

export const mailSettingsContract = {
  get: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(MailSettings),
  update: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path, tags })
    .input(MailSettingsInput.extend({ firmId: field.Id }))
    .output(MailSettings),
  /** Lets mail leave again that was stopped, as too much came back. */
  resume: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'POST', path: `${path}/resume`, tags })
    .input(inFirm)
    .output(MailSettings),
  getTemplate: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'GET', path: templates, tags })
    .input(ofTemplate)
    .output(MailTemplate),
  /** Words as a reader would get them; nothing is written. */
  previewTemplate: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'POST', path: `${templates}/preview`, tags })
    .input(
      ofTemplate.extend({ subject: field.optionalText(200), message: field.optionalText(4000) }),
    )
    .output(TemplatePreview),
  updateTemplate: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path: templates, tags })
    .input(MailTemplateInput.extend(ofTemplate.shape))
    .output(MailTemplate),
  /** Goes back to our words. */
  resetTemplate: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'DELETE', path: templates, tags })
    .input(ofTemplate)
    .output(MailTemplate),
  /** Newest first. */
  listSuppressed: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'GET', path: suppressed, tags })
    .input(PageQuery.extend({ firmId: field.Id }))
    .output(pageOf(SuppressedAddress)),
  /** Lets mail go to the address again. */
  allow: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'POST', path: `${suppressed}/allow`, tags })
    .input(inFirm.extend({ address: field.requiredText(320) }))
    .output(z.object({ address: z.string() })),
}
