import { numberingContract, SeriesInput } from '#contract/books/numbering.ts'
import { conflictOf } from '#contract/core/errors.ts'
import { type Language, Version } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { numberedKinds } from './kinds.ts'
import { getSeries, numbersTaken } from './reader.ts'
import { listSeries, updateSeries } from './service.ts'
import { saveSeries } from './writer.ts'

const router = answer(numberingContract, {
  list: read((reader, firm) => ({
    rows: listSeries(reader, firm),
  })),
  update: write(updateSeries),
})

const Stored = SeriesInput.extend({ version: Version })

export const module = defineModule({
  name: 'numbering',
  endpoints: router,
  /**
   * A new firm numbers its documents with the abbreviations of its language. They are set once: a firm
   * that changes its language goes on with the numbers it has.
   */
  onCreate(writer: Writer, context: FirmContext, language: Language): void {
    for (const { kind, pattern, prefixes, reset } of numberedKinds()) {
      const prefix = prefixes?.[language]
      if (prefix === undefined) continue
      const own = pattern.replace(/^[^{]*/, prefix)
      if (own !== pattern) saveSeries(writer, context, { kind, pattern: own, reset, start: 1 }, 1)
    }
  },
  settingKinds: {
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
  },
})
