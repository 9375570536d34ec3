import { DatevNumbers } from '#contract/reporting/exports.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { findDatevNumbers } from './reader.ts'
import { setDatev } from './set-datev.ts'

export const settingKinds: SettingKinds = {
  datevNumbers: {
    needs: 'tax:edit',
    page: 'exports',
    actions: ['update'],
    read: (reader) => {
      const numbers = findDatevNumbers(reader)
      return { datevConsultant: numbers?.consultant, datevClient: numbers?.client }
    },
    write: (writer, { firm }, _, { datevConsultant: consultant, datevClient: client }) =>
      setDatev(writer, firm, DatevNumbers.parse({ consultant, client })),
  },
}
