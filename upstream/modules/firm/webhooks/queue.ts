import { eq, lt } from 'drizzle-orm'
import { testEvent, webhookEventSources, webhookEvents } from '#contract/firm/webhooks.ts'
import { firmIdOf } from '../../../firm/firm-id.ts'
import { type Change, titleOf } from '../../../firm/history-writer.ts'
import { prepared } from '../../../firm/prepared.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { schedule } from '../jobs/index.ts'
import { type DeliveryRow, eventsOf, type WebhookRow } from './reader.ts'
import { webhookDeliveriesTable as deliveries, webhooksTable as webhooks } from './tables.ts'

type Event = Pick<Change, 'title' | 'amount' | 'currency'> & {
  type: string
  kind: string
  id: string
}

const types = new Map(
  webhookEvents.map((type) => [webhookEventSources[type].join('.'), type] as const),
)
const keptMs = 30 * 86_400_000
const activeWebhooks = prepared((db) =>
  db.select().from(webhooks).where(eq(webhooks.state, 'active')).prepare(),
)

/**
 * Tells the webhooks that want it what was done to a record: with the write itself, so that neither is
 * without the other.
 */
export function onChange(writer: Writer, context: FirmContext, change: Change): void {
  const type = types.get(`${change.entity}.${change.action}`)
  if (!type) return
  const active = activeWebhooks(writer.db).all()
  const { entity: kind, entityId: id, amount, currency } = change
  const title = titleOf(change)
  for (const row of active) {
    if (!eventsOf(row).includes(type)) continue
    queueMessage(writer, context, row, { type, kind, id, title, amount, currency })
  }
}

/** Queues a message that tells of nothing but the webhook itself. */
export function queueTest(writer: Writer, context: FirmContext, row: WebhookRow): DeliveryRow {
  const { id, url } = row
  return queueMessage(writer, context, row, { type: testEvent, kind: 'webhook', id, title: url })
}

function queueMessage(
  writer: Writer,
  context: FirmContext,
  { id: webhookId }: WebhookRow,
  { type, kind, id, title = '', amount = undefined, currency = undefined }: Event,
): DeliveryRow {
  const { actor, now } = context
  const timestamp = now.toISOString()
  const data = {
    firmId: context.firmId || firmIdOf(writer),
    kind,
    id,
    title,
    by: actor.userName,
    amount: amount ?? null,
    currency: currency ?? null,
  }
  const row: DeliveryRow = {
    id: context.newId(),
    webhookId,
    type,
    title,
    state: 'waiting',
    attempts: 0,
    createdAt: timestamp,
    body: JSON.stringify({ type, timestamp, data }),
    lastAttemptAt: null,
    nextAttemptAt: timestamp,
    status: null,
    answer: '',
  }
  writer.db.insert(deliveries).values(row).run()
  const oldest = new Date(now.getTime() - keptMs).toISOString()
  writer.db.delete(deliveries).where(lt(deliveries.createdAt, oldest)).run()
  scheduleDelivery(writer, row, now)
  return row
}

/** Has a message sent at an instant, in place of when it was to be sent before. */
export function scheduleDelivery(writer: Writer, { id, title }: DeliveryRow, dueAt: Date): void {
  const payload = { deliveryId: id }
  schedule(writer, { kind: 'webhooks.deliver', key: id, dueAt, payload, title })
}
