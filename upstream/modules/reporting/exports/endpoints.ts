import { requirePermission } from '#contract/core/roles.ts'
import { exportsContract } from '#contract/reporting/exports.ts'
import { asDownload, asStream } from '../../../core/download.ts'
import { answer, read } from '../../../firm/implement.ts'
import { isArchiveRestorable, makeArchive, requireFresh } from './archive/make-archive.ts'
import { countEntries, datevArchive, requireDays } from './datev/archive.ts'
import { fecFile } from './fec/file.ts'
import { gobdMedium, linesToExamine } from './gobd/medium.ts'
import { exportOffers } from './offers.ts'
import { setDatev } from './set-datev.ts'

export const router = answer(exportsContract, {
  get: async ({ context }) => ({
    ...exportOffers(context.store.reader),
    canRestore: await isArchiveRestorable(context),
  }),
  prepareDatev: ({ context: { store, firm }, input }) => {
    const { from, to, consultant, client } = input
    requirePermission(firm.actor, 'party:view')
    requireDays(store.reader, { from, to })
    const entries = countEntries(store.reader, { from, to })
    store.transact(firm, (writer) => setDatev(writer, firm, { consultant, client }))
    return { entries }
  },
  datev: ({ context, input: { firmId: _, ...days } }) =>
    asDownload(context, datevArchive(context.store.reader, context.firm, days)),
  prepareGobd: read((reader, firm, { from, to }) => {
    requirePermission(firm.actor, 'party:view')
    return { lines: linesToExamine(reader, { from, to }).length }
  }),
  gobd: ({ context, input: { firmId: _, ...days } }) =>
    asDownload(context, gobdMedium(context.store.reader, context.firm, days)),
  fec: ({ context, input: { end } }) =>
    asDownload(context, fecFile(context.store.reader, context.firm, end)),
  prepareArchive: ({ context: { firm } }) => {
    requireFresh(firm)
    return { isReady: true as const }
  },
  archive: async ({ context }) => {
    const { parts, ...about } = await makeArchive(context)
    return asStream(context, about, parts)
  },
})
