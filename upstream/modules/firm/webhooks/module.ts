import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { conflictOf } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { WebhookInput } from '#contract/firm/webhooks.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { jobWithEffect } from '../jobs/index.ts'
import { deliver } from './deliver.ts'
import { router } from './endpoints.ts'
import { getWebhookRow } from './reader.ts'
import { inputOf, updateWebhook } from './service.ts'
import { webhookDeliveriesTable, webhooksTable } from './tables.ts'

const Stored = WebhookInput.extend({ version: Version })

export const module = defineModule({
  name: 'webhooks',
  endpoints: router,
  jobs: {
    /** Told in the webhook's own log, and tried again by its own waits. */
    'webhooks.deliver': jobWithEffect(
      z.object({ deliveryId: z.string() }),
      (means, { payload }) => deliver(means, payload.deliveryId),
      { isReported: false },
    ),
  },
  recordKinds: {
    webhook: {
      read: 'webhook:edit',
      reach: 'whole',
      write: 'webhook:edit',
      path: (id) => `settings/webhooks/${id}`,
      find: ({ db }, id) => {
        const row = db.select().from(webhooksTable).where(eq(webhooksTable.id, id)).get()
        return row && { title: row.description || row.url }
      },
    },
  },
  settingKinds: {
    /** A secret that was replaced, or a webhook that was deleted, never comes back. */
    webhook: {
      needs: 'webhook:edit',
      page: 'settings/webhooks',
      actions: ['update'],
      fixed: { rotate: 'undoSecret' },
      read: (reader, id) => {
        const row = getWebhookRow(reader, id)
        return { ...inputOf(row), version: row.version }
      },
      write: (writer, { firm }, id, values) => {
        updateWebhook(writer, firm, id, Stored.parse(values))
      },
      // Its receiver said that it is not there: saving it would send to it again.
      requireSafe: (reader, id) => {
        if (getWebhookRow(reader, id).state === 'gone') throw conflictOf('undoGone')
      },
    },
  },
  /** The firm of the archive still tells its programs; those of this one are set up anew. */
  onRestore({ db }: Writer): void {
    db.delete(webhookDeliveriesTable).run()
    db.delete(webhooksTable).run()
  },
})
