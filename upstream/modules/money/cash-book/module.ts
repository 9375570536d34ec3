import { eq } from 'drizzle-orm'
import { defineModule } from '../../../core/hooks.ts'
import { sealOf } from '../../books/ledger/index.ts'
import { router } from './endpoints.ts'
import { postingGuard } from './posting-guard.ts'
import { cashCountsTable } from './tables.ts'

export const module = defineModule({
  name: 'cash-book',
  endpoints: router,
  /** What was counted; money that was noted by hand has no record but its entry. */
  sealedDocuments: {
    cashEntry: null,
    cashCount({ db }, id) {
      const row = db.select().from(cashCountsTable).where(eq(cashCountsTable.id, id)).get()
      return row && sealOf(Object.values(row))
    },
  },
  postingGuard,
})
