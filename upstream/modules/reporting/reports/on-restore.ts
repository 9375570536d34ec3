import type { Writer } from '../../../firm/store.ts'
import { forgetKinds } from '../../firm/jobs/index.ts'
import { savedReportsTable } from './tables.ts'

/** No report of the firm that is made of an archive is mailed, or kept by night, until a person says so. */
export function onRestore(writer: Writer): void {
  forgetKinds(writer, ['reports.mail', 'reports.snapshot'])
  writer.db.update(savedReportsTable).set({ rhythm: 'never', nextAt: '', keepsDays: 0 }).run()
}
