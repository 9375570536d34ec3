import type { RecordKinds } from '../../firm/records/index.ts'

export const recordKinds: RecordKinds = {
  costCentre: {
    read: 'firm:view',
    reach: 'whole',
    write: 'ledger:edit',
    path: (id) => `cost-centres/${id}`,
    find: ({ sql }, id) => {
      const query = 'select trail as title from cost_centres where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
  },
}
