import { Version } from '#contract/core/fields.ts'
import { ReminderSettingsInput } from '#contract/selling/reminders.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { getSettings } from './reader.ts'
import { updateSettings } from './service.ts'

const Stored = ReminderSettingsInput.extend({ version: Version })

export const settingKinds: SettingKinds = {
  reminderSettings: {
    needs: 'reminder:edit',
    page: 'reminders/settings',
    actions: ['update'],
    moneyFields: ['fee'],
    read: (reader) => getSettings(reader),
    write: (writer, { firm }, _, values) => updateSettings(writer, firm, Stored.parse(values)),
  },
}
