import { Version } from '#contract/core/fields.ts'
import { TillRegisterInput } from '#contract/tills/tills.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { getRegister, requireTerminals, updateRegister } from './registers.ts'

const Stored = TillRegisterInput.extend({ version: Version })

export const settingKinds: SettingKinds = {
  /** What would be refused when typed, such as a code that stands on tickets, is refused here, too. */
  tillRegister: {
    needs: 'till:edit',
    page: 'tills',
    actions: ['update'],
    moneyFields: ['float'],
    read: (reader, id) => getRegister(reader, id),
    write: (writer, where, id, values) => {
      const input = Stored.parse(values)
      requireTerminals(where, input, getRegister(writer, id).terminalReader)
      updateRegister(writer, where.firm, id, input)
    },
  },
}
