import { AppError } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { FirmInput } from '#contract/firm/firms.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { router } from './endpoints.ts'
import { getFirmProfile } from './reader.ts'
import { createFirm, updateFirm } from './service.ts'
import { firmTable } from './tables.ts'

const Stored = FirmInput.extend({ version: Version })

export const module = defineModule({
  name: 'firms',
  endpoints: router,
  internal: {
    'create-firm': (input, { store, firm }) =>
      store.transact(firm, (writer) => createFirm(writer, firm, FirmInput.parse(input))),
  },
  settingKinds: {
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
  },
  /**
   * The one firm of an archive is the one that it is read into, and is as old as that.
   * @throws AppError invalid at `file` where the archive is about another firm, or several
   */
  onRestore({ db }: Writer, { firmId, now }: FirmContext): void {
    const rows = db.select({ id: firmTable.id }).from(firmTable).all()
    if (rows.length !== 1 || rows[0]?.id !== firmId) {
      throw new AppError('invalid', 'The archive does not hold exactly one firm', {
        fields: { file: { key: 'archiveChanged' } },
      })
    }
    db.update(firmTable).set({ createdAt: now.toISOString() }).run()
  },
})
