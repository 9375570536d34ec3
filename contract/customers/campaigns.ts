import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  ClockTime,
  DateOnly,
  Id,
  Instant,
  Language,
  optionalText,
  requiredText,
  wholeNumber,
} from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

export const campaignStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'cancelled',
] as const
export const CampaignState = z.enum(campaignStates)
export type CampaignState = z.infer<typeof CampaignState>

/** An email to everybody in a segment. `{name}` in its words is the recipient's. */
export const CampaignInput = z.object({
  name: requiredText(120),
  segmentId: Id,
  subject: requiredText(200),
  text: requiredText(20_000),
  notes: optionalText(1000),
  /** Only to those who agreed to news; without it the firm answers for its right to write. */
  needsConsent: z.stringbool().or(z.boolean()).default(false),
  /** Links lead through an address that counts who opens them; the mail says so. */
  countsLinks: z.stringbool().or(z.boolean()).default(false),
})
export type CampaignInput = z.infer<typeof CampaignInput>

/** Why somebody of the segment gets nothing. */
export const LeftOutReason = z.enum([
  ...(['noAddress', 'sameAddress', 'optedOut', 'bounced', 'complained'] as const),
  ...(['noConsent', 'partyGone'] as const),
])
export type LeftOutReason = z.infer<typeof LeftOutReason>

export const Campaign = recordOf(CampaignInput).extend({
  state: CampaignState,
  segmentName: z.string(),
  /** Of the segment's definition, by which the recipients were frozen; null before. */
  segmentVersion: z.int().nullable(),
  /** When it begins by itself; null while nobody said so. */
  scheduledAt: Instant.nullable(),
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** Numbers of recipients; those who are left out are in none of the others. */
  results: z.object({
    recipients: z.int(),
    waiting: z.int(),
    sent: z.int(),
    bounced: z.int(),
    unsubscribed: z.int(),
  }),
  leftOut: z.array(z.object({ reason: LeftOutReason, count: z.int() })),
  /**
   * Recipients who opened each link, each once. People sent a form afterwards; programs showed what they
   * are, as those that check mails; of the rest nobody knows.
   */
  links: z.array(
    z.object({ url: z.string(), people: z.int(), unknown: z.int(), programs: z.int() }),
  ),
})
export type Campaign = z.infer<typeof Campaign>

export const CampaignRow = Campaign.pick({
  id: true,
  name: true,
  subject: true,
  segmentName: true,
  state: true,
  scheduledAt: true,
  startedAt: true,
  updatedAt: true,
})
export type CampaignRow = z.infer<typeof CampaignRow>

export const CampaignListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['updatedAt', 'name'],
  direction: 'descending',
  filters: {},
})
export type CampaignListQuery = z.infer<typeof CampaignListQuery>

/** When a campaign begins, by the clocks of the firm's zone. */
export const CampaignSchedule = z.object({
  date: DateOnly,
  time: ClockTime,
})
export type CampaignSchedule = z.infer<typeof CampaignSchedule>

/** What the page of an unsubscribing link says. */
export const PublicUnsubscribe = z.object({
  firmName: z.string(),
  language: Language,
  email: z.string(),
  isOut: z.boolean(),
})
export type PublicUnsubscribe = z.infer<typeof PublicUnsubscribe>

const one = z.object({ firmId: Id, campaignId: Id })
const link = z.object({ token: z.string().max(100) })
const out = '/public/unsubscribe/{token}' as const

export const campaignsContract = {
  ...registerContract({
    path: 'campaigns',
    tag: 'Campaigns',
    view: 'campaign:view',
    edit: 'campaign:edit',
    one,
    onePath: '{campaignId}',
    input: CampaignInput,
    query: CampaignListQuery,
    row: CampaignRow,
    record: Campaign,
    bulk: ['archive', 'restore'],
  }),
  /** Freezes the recipients and begins to send, or pauses, goes on, ends it, or takes its time back. */
  step: endpoint
    .meta({ needs: 'campaign:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/campaigns/{campaignId}/step',
      tags: ['Campaigns'],
    })
    .input(one.extend({ step: z.enum(['start', 'pause', 'resume', 'cancel', 'unschedule']) }))
    .output(Campaign),
  /** Has it begin by itself at a time; recipients are fixed then. */
  schedule: endpoint
    .meta({ needs: 'campaign:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/campaigns/{campaignId}/schedule',
      tags: ['Campaigns'],
    })
    .input(one.extend(CampaignSchedule.shape))
    .output(Campaign),
}

export const publicCampaignsContract = {
  /** Shows whom a link is of; changes nothing, as programs that check mails open every link. */
  look: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: out, tags: ['Public'] })
    .input(link)
    .output(PublicUnsubscribe),
  /** Ends mails of campaigns to the address, without session or token of a form (RFC 8058). */
  unsubscribe: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: out, tags: ['Public'] })
    .input(link)
    .output(PublicUnsubscribe),
  /** Counts that a link of a campaign was opened, and gives where it leads. */
  follow: endpoint
    .meta({ needs: 'public' })
    .route({
      method: 'POST',
      path: '/public/campaign-links/{token}/{link}' as const,
      tags: ['Public'],
    })
    .input(
      link.extend({
        link: wholeNumber({ minimum: 1, maximum: 200 }),
        method: z.string().max(10).default('GET'),
        userAgent: z.string().max(400).default(''),
        /** What the browser says it is fetched for. */
        purpose: z.string().max(100).default(''),
      }),
    )
    .output(z.object({ url: z.string() })),
}
