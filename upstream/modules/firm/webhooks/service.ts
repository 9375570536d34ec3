import { count, eq } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import {
  maxWebhooks,
  mayHear,
  type Webhook,
  type WebhookInput,
  type WebhookWithSecret,
} from '#contract/firm/webhooks.ts'
import type { Env } from '../../../core/env.ts'
import { isPublicUrl } from '../../../core/public-url.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { seal } from '../../../identity/credentials/seal.ts'
import { cancel } from '../jobs/index.ts'
import { removeRecord } from '../records/index.ts'
import { queueTest, scheduleDelivery } from './queue.ts'
import {
  type DeliveryRow,
  eventsOf,
  getDelivery,
  getWebhookRow,
  toWebhook,
  type WebhookRow,
} from './reader.ts'
import { newSecret } from './sign.ts'
import { webhookDeliveriesTable as deliveries, webhooksTable as webhooks } from './tables.ts'

const entity = 'webhook'
const overlapMs = 24 * 3_600_000

/**
 * @throws AppError invalid for an address that is not public, for events of records that the caller's
 *   role does not see altogether, beyond 20 webhooks, or while the caller's own address is not proven
 */
export async function createWebhook(
  store: Store,
  context: FirmContext,
  env: Pick<Env, 'SECRETS'>,
  input: WebhookInput,
): Promise<WebhookWithSecret> {
  requireProven(context)
  requirePublic(input)
  requireHeard(context, input)
  const secret = newSecret()
  const sealed = await seal(env, secret)
  const webhook = store.transact(context, (writer) => {
    const [known] = writer.db.select({ count: count() }).from(webhooks).all()
    if ((known?.count ?? 0) >= maxWebhooks) {
      throw invalidField('', 'tooManyWebhooks', { maximum: maxWebhooks })
    }
    const row = {
      id: context.newId(),
      ...columnsOf(input),
      secret: sealed,
      oldSecret: null,
      oldSecretUntil: null,
      lastSentAt: null,
      version: 1,
    }
    writer.db.insert(webhooks).values(row).run()
    writer.audit({ entity, entityId: row.id, action: 'create', title: input.url, after: input })
    return toWebhook(writer, row)
  })
  return { ...webhook, secret }
}

/** @throws as `createWebhook`; conflict with the newer version as `detail.current` */
export function updateWebhook(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: WebhookInput & { version: number },
): Webhook {
  requireProven(context)
  requirePublic(input)
  requireHeard(context, input)
  const before = getWebhookRow(writer, id)
  requireVersion(before, version, () => toWebhook(writer, before))
  const change = { ...columnsOf(input), version: version + 1 }
  writer.db.update(webhooks).set(change).where(eq(webhooks.id, id)).run()
  const title = before.url
  writer.audit({
    entity,
    entityId: id,
    action: 'update',
    title,
    before: inputOf(before),
    after: input,
  })
  return toWebhook(writer, { ...before, ...change })
}

/** A webhook as a form has it, and so as its history keeps it. */
export function inputOf(row: WebhookRow): WebhookInput {
  const { url, description, state } = row
  return { url, description, events: eventsOf(row), isPaused: state === 'paused' }
}

/** Ends a webhook with its log; what waits is not sent any more. @throws AppError not_found */
export function deleteWebhook(store: Store, context: FirmContext, id: string): Webhook {
  return store.transact(context, (writer) => {
    const row = getWebhookRow(writer, id)
    const webhook = toWebhook(writer, row)
    for (const { id: deliveryId } of waitingOf(writer, id)) {
      cancel(writer, 'webhooks.deliver', deliveryId)
    }
    writer.db.delete(deliveries).where(eq(deliveries.webhookId, id)).run()
    writer.db.delete(webhooks).where(eq(webhooks.id, id)).run()
    removeRecord(writer, { kind: entity, id })
    const { url, events } = webhook
    writer.audit({ entity, entityId: id, action: 'delete', title: url, before: { url, events } })
    return webhook
  })
}

/** Gives a webhook another secret; the one before signs along for 24 hours. @throws AppError not_found */
export async function rotateSecret(
  store: Store,
  context: FirmContext,
  env: Pick<Env, 'SECRETS'>,
  id: string,
): Promise<WebhookWithSecret> {
  const secret = newSecret()
  const sealed = await seal(env, secret)
  const webhook = store.transact(context, (writer) => {
    const before = getWebhookRow(writer, id)
    const oldSecretUntil = new Date(context.now.getTime() + overlapMs).toISOString()
    const change = { secret: sealed, oldSecret: before.secret, oldSecretUntil }
    writer.db.update(webhooks).set(change).where(eq(webhooks.id, id)).run()
    writer.audit({ entity, entityId: id, action: 'rotate', title: before.url })
    return toWebhook(writer, { ...before, ...change })
  })
  return { ...webhook, secret }
}

/** @throws AppError not_found */
export function sendTest(store: Store, context: FirmContext, id: string): DeliveryRow {
  return store.transact(context, (writer) => queueTest(writer, context, getWebhookRow(writer, id)))
}

/** Sends a message once more, under its id and with all its attempts to come. @throws AppError not_found */
export function resend(
  store: Store,
  context: FirmContext,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): DeliveryRow {
  return store.transact(context, (writer) => {
    const row = getDelivery(writer, webhookId, deliveryId)
    const nextAttemptAt = context.now.toISOString()
    const change = { state: 'waiting' as const, attempts: 0, nextAttemptAt }
    writer.db.update(deliveries).set(change).where(eq(deliveries.id, deliveryId)).run()
    scheduleDelivery(writer, row, context.now)
    return { ...row, ...change }
  })
}

function waitingOf({ db }: Writer, webhookId: string) {
  return db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.webhookId, webhookId))
    .all()
}

function requirePublic({ url }: WebhookInput): void {
  if (!isPublicUrl(url)) throw invalidField('url', 'notPublicUrl')
}

/** Who says where messages go sees all that they tell: also of events that were chosen before. */
function requireHeard({ actor }: FirmContext, { events }: WebhookInput): void {
  const beyond = events.filter((event) => !mayHear(actor, event))
  if (beyond.length > 0) throw invalidField('events', 'eventsBeyond', { events: beyond.join(', ') })
}

function columnsOf({ url, description, events, isPaused }: WebhookInput) {
  const state = isPaused ? ('paused' as const) : ('active' as const)
  return { url, description, events: JSON.stringify(events), state }
}

/** A firm's programs are told by whoever is known to read the address they gave. @throws AppError invalid */
function requireProven({ actor }: FirmContext): void {
  if (actor.isUnproven) throw invalidField('', 'addressUnproven')
}
