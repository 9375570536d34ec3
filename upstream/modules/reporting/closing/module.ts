import { eq } from 'drizzle-orm'
import { defineModule } from '../../../core/hooks.ts'
import { sealOf } from '../../books/ledger/index.ts'
import { router } from './endpoints.ts'
import { revaluationsTable, yearEndsTable } from './tables.ts'

export const module = defineModule({
  name: 'closing',
  endpoints: router,
  /** Years that were closed, and what open items were revalued by. */
  sealedDocuments: {
    yearEnd({ db }, id) {
      const row = db.select().from(yearEndsTable).where(eq(yearEndsTable.id, id)).get()
      return row && sealOf([row.id, row.endDate, row.amount, row.at, row.byName])
    },
    revaluation({ db }, id) {
      const row = db.select().from(revaluationsTable).where(eq(revaluationsTable.id, id)).get()
      return row && sealOf([row.id, row.date, row.gain, row.at, row.byName])
    },
  },
})
