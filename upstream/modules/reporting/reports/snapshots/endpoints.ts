import { reportSnapshotsContract } from '#contract/reporting/report-snapshots.ts'
import { implement } from '../../../../firm/implement.ts'
import { getSnapshots, keepSnapshots, removeSnapshots } from './service.ts'

const os = implement(reportSnapshotsContract)

export const reportSnapshots = os.router({
  get: os.get.handler(({ context: { store, firm }, input: { savedReportId } }) =>
    getSnapshots(store.reader, firm, savedReportId),
  ),
  update: os.update.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => keepSnapshots(writer, firm, input)),
  ),
  delete: os.delete.handler(({ context: { store, firm }, input: { savedReportId } }) =>
    store.transact(firm, (writer) => removeSnapshots(writer, firm, savedReportId)),
  ),
})
