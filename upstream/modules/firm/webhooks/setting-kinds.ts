import { conflictOf } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { WebhookInput } from '#contract/firm/webhooks.ts'
import type { SettingKinds } from '../records/index.ts'
import { getWebhookRow } from './reader.ts'
import { inputOf, updateWebhook } from './service.ts'

const Stored = WebhookInput.extend({ version: Version })

export const settingKinds: SettingKinds = {
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
}
