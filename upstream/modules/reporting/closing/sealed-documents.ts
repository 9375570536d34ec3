import { eq } from 'drizzle-orm'
import { type SealedDocuments, sealOf } from '../../books/ledger/index.ts'
import { revaluationsTable, yearEndsTable } from './tables.ts'

/** Years that were closed, and what open items were revalued by. */
export const sealedDocuments: SealedDocuments = {
  yearEnd({ db }, id) {
    const row = db.select().from(yearEndsTable).where(eq(yearEndsTable.id, id)).get()
    return row && sealOf([row.id, row.endDate, row.amount, row.at, row.byName])
  },
  revaluation({ db }, id) {
    const row = db.select().from(revaluationsTable).where(eq(revaluationsTable.id, id)).get()
    return row && sealOf([row.id, row.date, row.gain, row.at, row.byName])
  },
}
