import { reportSnapshotsContract } from '#contract/reporting/report-snapshots.ts'
import { answer, read, write } from '../../../../firm/implement.ts'
import { getSnapshots, keepSnapshots, removeSnapshots } from './service.ts'

export const reportSnapshots = answer(reportSnapshotsContract, {
  get: read((reader, firm, { savedReportId }) => getSnapshots(reader, firm, savedReportId)),
  update: write(keepSnapshots),
  delete: write((writer, firm, { savedReportId }) => removeSnapshots(writer, firm, savedReportId)),
})
