import { VerifactuSettings } from '#contract/selling/verifactu.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { readSettings } from './verifactu/store.ts'
import { changeSettings } from './verifactu/view.ts'

export const settingKinds: SettingKinds = {
  verifactu: {
    needs: 'firm:edit',
    page: 'settings/verifactu',
    actions: ['update'],
    read: (reader) => readSettings(reader),
    write: (writer, { firm }, _, values) =>
      changeSettings(writer, firm, VerifactuSettings.parse(values)),
  },
}
