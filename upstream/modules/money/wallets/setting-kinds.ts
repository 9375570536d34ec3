import { GiftCardSettings } from '#contract/money/gift-card-settings.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { giftCardSettings, setGiftCardSettings } from './card-settings.ts'

const Stored = GiftCardSettings.omit({ leastYears: true })

export const settingKinds: SettingKinds = {
  giftCardSettings: {
    needs: 'wallet:approve',
    page: 'settings/gift-cards',
    actions: ['update'],
    read: (reader) => giftCardSettings(reader),
    write: (writer, _, __, values) => {
      setGiftCardSettings(writer, Stored.parse(values))
    },
  },
}
