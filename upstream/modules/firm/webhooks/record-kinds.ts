import { eq } from 'drizzle-orm'
import type { RecordKinds } from '../records/index.ts'
import { webhooksTable } from './tables.ts'

export const recordKinds: RecordKinds = {
  webhook: {
    read: 'webhook:edit',
    reach: 'whole',
    write: 'webhook:edit',
    path: (id) => `settings/webhooks/${id}`,
    find: ({ db }, id) => {
      const row = db.select().from(webhooksTable).where(eq(webhooksTable.id, id)).get()
      return row && { title: row.description || row.url }
    },
  },
}
