import { LoyaltyProgramme } from '#contract/selling/loyalty.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { getProgramme, setProgramme } from './programme.ts'

const Stored = LoyaltyProgramme.omit({ currency: true })

export const settingKinds: SettingKinds = {
  loyaltyProgramme: {
    needs: 'till:edit',
    page: 'settings/loyalty',
    actions: ['update'],
    moneyFields: ['perPoint', 'worthOfHundred'],
    read: (reader) => getProgramme(reader),
    write: (writer, _, __, values) => {
      setProgramme(writer, Stored.parse(values))
    },
  },
}
