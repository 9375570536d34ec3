import { DatevNumbers } from '#contract/reporting/exports.ts'
import { defineModule } from '../../../core/hooks.ts'
import { restoreArchive } from './archive/restore.ts'
import { router } from './endpoints.ts'
import { findDatevNumbers } from './reader.ts'
import { setDatev } from './set-datev.ts'

export const module = defineModule({
  name: 'exports',
  endpoints: router,
  /** The gateway has put what a person brought among the files of the new firm. */
  internal: {
    'restore-archive': (_input, context) => restoreArchive(context),
  },
  settingKinds: {
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
  },
})
