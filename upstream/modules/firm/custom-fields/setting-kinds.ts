import { CustomFieldInput } from '#contract/firm/custom-fields.ts'
import { Version } from '#contract/core/fields.ts'
import type { SettingKinds } from '../records/index.ts'
import { getCustomField } from './reader.ts'
import { updateCustomField } from './service.ts'

const Stored = CustomFieldInput.extend({ version: Version })

export const settingKinds: SettingKinds = {
  /** A choice that records took since stays: then the field itself refuses. */
  customField: {
    needs: 'firm:edit',
    page: 'settings/custom-fields',
    actions: ['update'],
    read: (reader, id) => getCustomField(reader, id),
    write: (writer, { firm }, id, values) => {
      updateCustomField(writer, firm, id, Stored.parse(values))
    },
  },
}
