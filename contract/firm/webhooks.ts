import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, optionalText, requiredText, Version } from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'
import { type Holder, isAllowed, type Permission, scopedEntities, scopeOf } from '../core/roles.ts'

/**
 * What a firm's programs can be notified of, to the kind of record and what was done to it as the history
 * has it. The one list of them: the API's description and the form of a webhook are made of it.
 */
export const webhookEventSources = {
  'invoice.created': ['invoice', 'create'],
  'invoice.finalised': ['invoice', 'finalise'],
  'invoice.sent': ['invoice', 'send'],
  'invoice.payment': ['invoice', 'pay'],
  'invoice.credited': ['invoice', 'credit'],
  'invoice.voided': ['invoice', 'void'],
  'quote.created': ['quote', 'create'],
  'quote.issued': ['quote', 'issue'],
  'quote.accepted': ['quote', 'accept'],
  'quote.declined': ['quote', 'decline'],
  'quote.expired': ['quote', 'expire'],
  'payment.recorded': ['payment', 'create'],
  'payment.refunded': ['payment', 'refund'],
  'payment.reversed': ['payment', 'reverse'],
  'party.created': ['party', 'create'],
  'party.updated': ['party', 'update'],
  'party.deleted': ['party', 'delete'],
  'item.created': ['item', 'create'],
  'item.updated': ['item', 'update'],
  'expense.created': ['expense', 'create'],
  'expense.submitted': ['expense', 'submit'],
  'expense.approved': ['expense', 'approve'],
  'bill.created': ['bill', 'create'],
  'bill.approved': ['bill', 'approve'],
  'sale.completed': ['tillTicket', 'create'],
} as const

export const webhookEvents = Object.keys(webhookEventSources).filter(isWebhookEvent)
export type WebhookEvent = keyof typeof webhookEventSources
/** Sent only when somebody asks for it, to try the way. */
export const testEvent = 'webhook.test'

function isWebhookEvent(name: string): name is WebhookEvent {
  return name in webhookEventSources
}

const readOfKind = {
  invoice: 'invoice:view',
  quote: 'quote:view',
  payment: 'payment:view',
  party: 'party:view',
  item: 'item:view',
  expense: 'expense:view',
  bill: 'bill:view',
  tillTicket: 'till:view',
} as const satisfies Record<(typeof webhookEventSources)[WebhookEvent][0], Permission>

/**
 * Whether somebody sees all that an event may tell of, whoever made it: a webhook tells its address
 * of every record of the kind.
 */
export function mayHear(holder: Holder, event: WebhookEvent): boolean {
  const [kind] = webhookEventSources[event]
  const entity = scopedEntities.find((one) => one === kind)
  const isWhole = entity === undefined || scopeOf(holder, entity) === 'all'
  return isWhole && isAllowed(holder, readOfKind[kind])
}

/** As `mayHear`, for a type of a message as it is stored; a test tells of nothing. */
export function mayHearType(holder: Holder, type: string): boolean {
  return !isWebhookEvent(type) || mayHear(holder, type)
}

/** A firm has at most so many webhooks. */
export const maxWebhooks = 20

/** Seconds after which a message that was not taken is sent again: about three days in all. */
export const webhookWaits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

/** How long a receiver may take to answer. */
export const webhookPatienceSeconds = 15

/** What is sent, in the terms of Standard Webhooks: what happened, when, and to what. */
export const WebhookMessage = z.object({
  type: z.string(),
  timestamp: Instant,
  data: z.object({
    firmId: Id,
    /** The kind of record and its id, with which the API tells all of it. */
    kind: z.string(),
    id: z.string(),
    /** What people know it by: a number or a name. */
    title: z.string(),
    /** Who did it. */
    by: z.string(),
    /** Minor units of `currency`, where it is about an amount. */
    amount: z.int().nullable(),
    currency: z.string().nullable(),
  }),
})
export type WebhookMessage = z.infer<typeof WebhookMessage>

export const WebhookInput = z.object({
  /** Where messages are posted: https, and no address of a private network. */
  url: requiredText(500).meta({ examples: ['https://shop.example/hooks/firmament'] }),
  description: optionalText(120),
  events: z.array(z.enum(webhookEvents)).min(1, 'required').max(webhookEvents.length),
  isPaused: z.union([z.boolean(), z.stringbool()]).default(false),
})
export type WebhookInput = z.infer<typeof WebhookInput>

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** `gone`: the receiver answered 410, so that nothing is sent until the webhook is saved again. */
  state: z.enum(['active', 'paused', 'gone']),
  /** How many messages wait, and how many were given up, of the last 30 days. */
  waiting: z.int(),
  failed: z.int(),
  lastSentAt: Instant.nullable(),
  /** Until when messages carry the signature of the secret before, too. */
  oldSecretUntil: Instant.nullable(),
  version: Version,
})
export type Webhook = z.infer<typeof Webhook>

/** With the secret it signs by, which is shown this once. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string() })
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>

export const WebhookDelivery = z.object({
  /** The same in every attempt, and the header `webhook-id`. */
  id: Id,
  type: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: Instant,
  lastAttemptAt: Instant.nullable(),
  nextAttemptAt: Instant.nullable(),
  /** Status of the last answer; null when none came. */
  status: z.int().nullable(),
  /** How the answer began, or why there was none. */
  answer: z.string(),
  /** What was sent. */
  body: z.string(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const path = '/firms/{firmId}/webhooks' as const
const one = `${path}/{webhookId}` as const
const inFirm = z.object({ firmId: Id })
const ofOne = z.object({ firmId: Id, webhookId: Id })
const tags = ['Webhooks']
const start = endpoint.meta({ needs: 'webhook:edit' })

export const webhooksContract = {
  list: start
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(z.object({ rows: z.array(Webhook) })),
  get: start.route({ method: 'GET', path: one, tags }).input(ofOne).output(Webhook),
  create: start
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(WebhookInput.extend({ firmId: Id }))
    .output(WebhookWithSecret),
  /** Saves it anew; one that was gone is sent to again. */
  update: start
    .route({ method: 'PUT', path: one, tags })
    .input(WebhookInput.extend({ ...ofOne.shape, version: Version }))
    .output(Webhook),
  delete: endpoint
    .meta({ needs: 'webhook:delete' })
    .route({ method: 'DELETE', path: one, tags })
    .input(ofOne)
    .output(Webhook),
  /** Gives it another secret; for 24 hours the one before signs too. */
  rotateSecret: start
    .route({ method: 'POST', path: `${one}/secret`, tags })
    .input(ofOne)
    .output(WebhookWithSecret),
  /** Sends a message of the type `webhook.test`. */
  test: start
    .route({ method: 'POST', path: `${one}/test`, tags })
    .input(ofOne)
    .output(WebhookDelivery),
  /** What was sent in the last 30 days, newest first. */
  listDeliveries: start
    .route({ method: 'GET', path: `${one}/deliveries`, tags })
    .input(PageQuery.extend(ofOne.shape))
    .output(pageOf(WebhookDelivery)),
  /** Sends a message again, at once. */
  resend: start
    .route({ method: 'POST', path: `${one}/deliveries/{deliveryId}/resend`, tags })
    .input(ofOne.extend({ deliveryId: Id }))
    .output(WebhookDelivery),
}
