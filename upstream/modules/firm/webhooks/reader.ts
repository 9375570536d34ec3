import { and, asc, count, desc, eq, gt, lt } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { PageQuery } from '#contract/core/page.ts'
import { type Webhook, type WebhookDelivery, webhookEvents } from '#contract/firm/webhooks.ts'
import { pageOfRows, pageStart } from '../../../firm/cursor.ts'
import type { Reader } from '../../../firm/store.ts'
import { webhookDeliveriesTable as deliveries, webhooksTable as webhooks } from './tables.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof deliveries.$inferSelect

const Events = z
  .array(z.string())
  .transform((all) => webhookEvents.filter((one) => all.includes(one)))

/** The types a webhook wants; one that is no more is left out. */
export function eventsOf({ events }: Pick<WebhookRow, 'events'>) {
  return Events.parse(JSON.parse(events))
}

export function listWebhooks(reader: Reader): Webhook[] {
  const rows = reader.db.select().from(webhooks).orderBy(asc(webhooks.id)).all()
  return rows.map((row) => toWebhook(reader, row))
}

/** @throws AppError not_found */
export function getWebhookRow({ db }: Reader, id: string): WebhookRow {
  const row = db.select().from(webhooks).where(eq(webhooks.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such webhook')
  return row
}

export function toWebhook(reader: Reader, row: WebhookRow): Webhook {
  const { id, url, description, state, lastSentAt, oldSecretUntil, version } = row
  const counted = (wanted: DeliveryRow['state']) =>
    reader.db
      .select({ count: count() })
      .from(deliveries)
      .where(and(eq(deliveries.webhookId, id), eq(deliveries.state, wanted)))
      .get()?.count ?? 0
  return {
    id,
    url,
    description,
    state,
    lastSentAt,
    oldSecretUntil,
    version,
    events: eventsOf(row),
    waiting: counted('waiting'),
    failed: counted('failed'),
  }
}

export function findDelivery({ db }: Reader, id: string): DeliveryRow | undefined {
  return db.select().from(deliveries).where(eq(deliveries.id, id)).get()
}

/** @throws AppError not_found for one of another webhook, too */
export function getDelivery(reader: Reader, webhookId: string, id: string): DeliveryRow {
  const row = findDelivery(reader, id)
  if (row?.webhookId !== webhookId) throw new AppError('not_found', 'No such message')
  return row
}

export function toDelivery({ webhookId: _, ...row }: DeliveryRow): WebhookDelivery {
  return row
}

/** Messages to a webhook, newest first. */
export function listDeliveries(
  { db }: Reader,
  webhookId: string,
  { after, before, size }: Pick<PageQuery, 'after' | 'before' | 'size'>,
) {
  const start = pageStart({ after, before })
  const { edge, isBackward } = start
  const beyond = edge && (isBackward ? gt(deliveries.id, edge.id) : lt(deliveries.id, edge.id))
  const found = db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), beyond))
    .orderBy(isBackward ? asc(deliveries.id) : desc(deliveries.id))
    .limit(size + 1)
    .all()
  const page = pageOfRows(found, start, size, ({ id }) => ({ value: '', id }))
  return { ...page, rows: page.rows.map(toDelivery) }
}
