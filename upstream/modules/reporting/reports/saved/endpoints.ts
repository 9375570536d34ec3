import { savedReportsContract } from '#contract/reporting/saved-reports.ts'
import { answer, read, write } from '../../../../firm/implement.ts'
import { onlyAddressOf, requireOnly } from './mail-readers.ts'
import { listSaved, requireSaved, toSaved } from './reader.ts'
import { changeSaved, deleteSaved, saveReport, stopSaved } from './service.ts'

export const savedReports = answer(savedReportsContract, {
  list: read((reader, firm) => listSaved(reader, firm)),
  create: write(saveReport),
  get: read((reader, firm, { savedReportId }) =>
    toSaved(reader, requireSaved(reader, firm, savedReportId), firm.actor.userId),
  ),
  update: async ({ context: { store, firm, env }, input }) => {
    requireOnly(await onlyAddressOf(env, firm.actor, firm.actor.userId), input.to)
    return store.transact(firm, (writer) => changeSaved(writer, firm, input))
  },
  stop: write((writer, _, { savedReportId }) => stopSaved(writer, savedReportId)),
  delete: write((writer, firm, { savedReportId }) => deleteSaved(writer, firm, savedReportId)),
})
