import { conflictOf } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { SeriesInput } from '#contract/books/numbering.ts'
import type { SettingKinds } from '../../firm/records/index.ts'
import { getSeries, numbersTaken } from './reader.ts'
import { updateSeries } from './service.ts'

const Stored = SeriesInput.extend({ version: Version })

export const settingKinds: SettingKinds = {
  series: {
    needs: 'firm:edit',
    page: 'settings/numbering',
    actions: ['update'],
    read: getSeries,
    // A number that was taken by a pattern is on a document: going back would leave it standing alone.
    requireSafe: (reader, kind, { taken }) => {
      if (numbersTaken(reader, kind) !== taken) throw conflictOf('undoNumbered')
    },
    write: (writer, { firm }, kind, values) => {
      updateSeries(writer, firm, Stored.parse({ ...values, kind }))
    },
  },
}
