import { Version } from '#contract/core/fields.ts'
import { FirmInput } from '#contract/firm/firms.ts'
import type { SettingKinds } from '../records/index.ts'
import { getFirmProfile } from './reader.ts'
import { updateFirm } from './service.ts'

const Stored = FirmInput.extend({ version: Version })

export const settingKinds: SettingKinds = {
  firm: {
    needs: 'firm:edit',
    page: 'settings/firm',
    actions: ['update'],
    // Of a logo only the newest picture is kept.
    fixed: { setLogo: 'undoFile', removeLogo: 'undoFile' },
    read: (reader) => getFirmProfile(reader),
    write: (writer, { firm }, _, values) => {
      updateFirm(writer, firm, Stored.parse(values))
    },
  },
}
