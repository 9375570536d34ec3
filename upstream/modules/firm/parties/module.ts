import { eq } from 'drizzle-orm'
import { defineModule } from '../../../core/hooks.ts'
import { heldIn } from '../custom-fields/index.ts'
import { calendarLayers } from './calendar-layer.ts'
import { router } from './endpoints.ts'
import { importers } from './importer.ts'
import { partiesTable } from './tables.ts'
import { reindexParty } from './writer.ts'

export const module = defineModule({
  name: 'parties',
  endpoints: router,
  /** Customers and suppliers. */
  recordKinds: {
    party: {
      read: 'party:view',
      reach: { made: 'party' },
      write: 'party:edit',
      path: (id) => `parties/${id}`,
      endsChain: true,
      find: ({ sql }, id) => {
        const query = 'select name as title from parties where id = ?'
        const [row] = sql.exec<{ title: string }>(query, id)
        return row
      },
    },
  },
  recordOwners: {
    entity: 'party',
    params: ['partyId', 'customerId', 'supplierId', 'intoId'],
    heldIn: { table: 'parties', column: 'created_by' },
    madeBy: ({ db }, id) =>
      db
        .select({ by: partiesTable.createdBy })
        .from(partiesTable)
        .where(eq(partiesTable.id, id))
        .get()?.by,
  },
  calendarLayers,
  importers,
  customValues: { party: heldIn('parties', reindexParty) },
})
