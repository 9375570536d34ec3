import type { Holder } from '#contract/core/roles.ts'
import { mayHearType, type WebhookDelivery, webhooksContract } from '#contract/firm/webhooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { getWebhookRow, listDeliveries, listWebhooks, toDelivery, toWebhook } from './reader.ts'
import {
  createWebhook,
  deleteWebhook,
  resend,
  rotateSecret,
  sendTest,
  updateWebhook,
} from './service.ts'

export const router = answer(webhooksContract, {
  list: read((reader) => ({ rows: listWebhooks(reader) })),
  get: read((reader, _, { webhookId }) => toWebhook(reader, getWebhookRow(reader, webhookId))),
  create: ({ context: { store, firm, env }, input: { firmId: _, ...input } }) =>
    createWebhook(store, firm, env, input),
  update: write((writer, firm, { webhookId, ...input }) =>
    updateWebhook(writer, firm, webhookId, input),
  ),
  delete: ({ context: { store, firm }, input: { webhookId } }) =>
    deleteWebhook(store, firm, webhookId),
  rotateSecret: ({ context: { store, firm, env }, input }) =>
    rotateSecret(store, firm, env, input.webhookId),
  test: ({ context: { store, firm }, input: { webhookId } }) =>
    toDelivery(sendTest(store, firm, webhookId)),
  listDeliveries: read((reader, firm, input) => {
    getWebhookRow(reader, input.webhookId)
    const found = listDeliveries(reader, input.webhookId, input)
    return { ...found, rows: found.rows.map((row) => asHeard(firm.actor, row)) }
  }),
  resend: ({ context: { store, firm }, input }) =>
    asHeard(firm.actor, toDelivery(resend(store, firm, input))),
})

/** A message without what it told, for whoever may not see all records of the kind. */
function asHeard(holder: Holder, delivery: WebhookDelivery): WebhookDelivery {
  if (mayHearType(holder, delivery.type)) return delivery
  return { ...delivery, title: '', body: '', answer: '' }
}
