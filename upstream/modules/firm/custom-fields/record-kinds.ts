import type { RecordKinds } from '../records/index.ts'

export const recordKinds: RecordKinds = {
  customField: {
    read: 'firm:edit',
    reach: 'whole',
    write: 'firm:edit',
    path: (id) => `settings/custom-fields/${id}`,
    find: ({ sql }, id) => {
      const query = 'select label as title from custom_fields where id = ?'
      const [row] = sql.exec<{ title: string }>(query, id)
      return row
    },
  },
}
