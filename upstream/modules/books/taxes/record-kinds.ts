import { getFirmProfile } from '../../firm/firms/index.ts'
import type { RecordKinds } from '../../firm/records/index.ts'
import { taxRules } from './reader.ts'

export const recordKinds: RecordKinds = {
  /** Its id is its code. */
  taxRate: {
    read: 'tax:view',
    reach: 'whole',
    write: 'tax:edit',
    path: (code) => `settings/taxes/${encodeURIComponent(code)}`,
    find: (reader, code) => {
      const rule = taxRules(reader).get(code)
      return rule && { title: rule.name[getFirmProfile(reader).language] ?? code }
    },
  },
}
