import type { Holder } from '#contract/core/roles.ts'
import { mayHearType, type WebhookDelivery, webhooksContract } from '#contract/firm/webhooks.ts'
import { implement } from '../../../firm/implement.ts'
import { getWebhookRow, listDeliveries, listWebhooks, toDelivery, toWebhook } from './reader.ts'
import {
  createWebhook,
  deleteWebhook,
  resend,
  rotateSecret,
  sendTest,
  updateWebhook,
} from './service.ts'

const os = implement(webhooksContract)

export const router = os.router({
  list: os.list.handler(({ context: { store } }) => ({ rows: listWebhooks(store.reader) })),
  get: os.get.handler(({ context: { store }, input: { webhookId } }) =>
    toWebhook(store.reader, getWebhookRow(store.reader, webhookId)),
  ),
  create: os.create.handler(({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    createWebhook(store, firm, env, input),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, webhookId, ...input } }) =>
      store.transact(firm, (writer) => updateWebhook(writer, firm, webhookId, input)),
  ),
  delete: os.delete.handler(({ context: { store, firm }, input: { webhookId } }) =>
    deleteWebhook(store, firm, webhookId),
  ),
  rotateSecret: os.rotateSecret.handler(({ context: { store, firm, env }, input }) =>
    rotateSecret(store, firm, env, input.webhookId),
  ),
  test: os.test.handler(({ context: { store, firm }, input: { webhookId } }) =>
    toDelivery(sendTest(store, firm, webhookId)),
  ),
  listDeliveries: os.listDeliveries.handler(({ context: { store, firm }, input }) => {
    getWebhookRow(store.reader, input.webhookId)
    const found = listDeliveries(store.reader, input.webhookId, input)
    return { ...found, rows: found.rows.map((row) => asHeard(firm.actor, row)) }
  }),
  resend: os.resend.handler(({ context: { store, firm }, input }) =>
    asHeard(firm.actor, toDelivery(resend(store, firm, input))),
  ),
})

/** A message without what it told, for whoever may not see all records of the kind. */
function asHeard(holder: Holder, delivery: WebhookDelivery): WebhookDelivery {
  if (mayHearType(holder, delivery.type)) return delivery
  return { ...delivery, title: '', body: '', answer: '' }
}
