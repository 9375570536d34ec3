import { eq } from 'drizzle-orm'
import { webhookPatienceSeconds, webhookWaits } from '#contract/firm/webhooks.ts'
import type { Env } from '../../../core/env.ts'
import { beginningOf, publicFetch } from '../../../core/public-fetch.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { JobMeans } from '../jobs/index.ts'
import { type DeliveryRow, findDelivery, getWebhookRow, type WebhookRow } from './reader.ts'
import { signedHeaders } from './sign.ts'
import { webhookDeliveriesTable as deliveries, webhooksTable as webhooks } from './tables.ts'

type Outcome = { status: number | null; answer: string }

/** Of an answer so many bytes are read and kept. */
const maxAnswerBytes = 2000
const gone = 410

/**
 * Sends a message, keeps what was answered, and gives when to try again: 2xx is taken, anything else is
 * not, redirects too. A message may arrive twice, under one id.
 */
export async function deliver({ store, env, firm }: JobMeans, deliveryId: string) {
  const row = findDelivery(store.reader, deliveryId)
  if (row?.state !== 'waiting') return undefined
  const webhook = getWebhookRow(store.reader, row.webhookId)
  const outcome = await send(env, firm, webhook, row)
  return store.transact(firm, (writer) => note(writer, firm, row, outcome))
}

async function send(
  env: Env,
  { now }: FirmContext,
  webhook: WebhookRow,
  row: DeliveryRow,
): Promise<Outcome> {
  try {
    const headers = await signedHeaders(env, webhook, row, now)
    const request = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Firmament' },
      body: row.body,
      signal: AbortSignal.timeout(webhookPatienceSeconds * 1000),
    } as const
    const answer = await publicFetch(env, webhook.url, request)
    return { status: answer.status, answer: await beginningOf(answer, maxAnswerBytes) }
  } catch (error) {
    return { status: null, answer: error instanceof Error ? error.message.slice(0, 500) : '' }
  }
}

/** Writes down how an attempt ended; gives when the next one is due. */
function note(
  writer: Writer,
  { now }: FirmContext,
  row: DeliveryRow,
  { status, answer }: Outcome,
): Date | undefined {
  const isTaken = status !== null && status >= 200 && status < 300
  const wait = status === gone ? undefined : webhookWaits[row.attempts]
  const next = isTaken || wait === undefined ? undefined : new Date(now.getTime() + wait * 1000)
  const at = now.toISOString()
  writer.db
    .update(deliveries)
    .set({
      status,
      answer,
      attempts: row.attempts + 1,
      lastAttemptAt: at,
      nextAttemptAt: next?.toISOString() ?? null,
      state: isTaken ? 'delivered' : next ? 'waiting' : 'failed',
    })
    .where(eq(deliveries.id, row.id))
    .run()
  writer.db
    .update(webhooks)
    .set({ lastSentAt: at, ...(status === gone && { state: 'gone' as const }) })
    .where(eq(webhooks.id, row.webhookId))
    .run()
  return next
}
