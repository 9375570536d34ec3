import { DatevNumbers } from '#contract/reporting/exports.ts'
import { defineModule } from '../../../core/hooks.ts'
import { restoreArchive } from './archive/restore.ts'
import { copiesRouter } from './copies/endpoints.ts'
import { copiesFolder } from './copies/kept.ts'
import { jobs } from './copies/nightly.ts'
import { router } from './endpoints.ts'
import { findDatevNumbers } from './reader.ts'
import { setDatev } from './set-datev.ts'

export const module = defineModule({
  name: 'exports',
  endpoints: { ...router, copies: copiesRouter },
  jobs,
  /** Copies are of this firm: in one that is made of an archive they would be of another. */
  archived: {
    archivedRows: {},
    archivedFiles: { folder: copiesFolder, ids: "select '' as id where false" },
  },
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
