import type { RecordKinds } from '../../firm/records/index.ts'
import { linesOfYear } from './reader.ts'

/** What is planned for a fiscal year, known by its last day. */
export const recordKinds: RecordKinds = {
  budget: {
    read: 'report:view',
    reach: 'whole',
    write: 'ledger:edit',
    path: (id) => `budgets?end=${id}`,
    find: (reader, id) =>
      linesOfYear(reader, id).length > 0 ? { title: id, date: id } : undefined,
  },
}
