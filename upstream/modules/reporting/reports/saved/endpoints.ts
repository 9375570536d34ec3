import { savedReportsContract } from '#contract/reporting/saved-reports.ts'
import { implement } from '../../../../firm/implement.ts'
import { listSaved, requireSaved, toSaved } from './reader.ts'
import { changeSaved, deleteSaved, saveReport, stopSaved } from './service.ts'

const os = implement(savedReportsContract)

export const savedReports = os.router({
  list: os.list.handler(({ context: { store, firm } }) => listSaved(store.reader, firm)),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => saveReport(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store, firm }, input: { savedReportId } }) =>
    toSaved(store.reader, requireSaved(store.reader, firm, savedReportId), firm.actor.userId),
  ),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => changeSaved(writer, firm, input)),
  ),
  stop: os.stop.handler(({ context: { store, firm }, input: { savedReportId } }) =>
    store.transact(firm, (writer) => stopSaved(writer, savedReportId)),
  ),
  delete: os.delete.handler(({ context: { store, firm }, input: { savedReportId } }) =>
    store.transact(firm, (writer) => deleteSaved(writer, firm, savedReportId)),
  ),
})
