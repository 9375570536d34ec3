import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { sealOf } from '../../books/ledger/index.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { cashLineHandlers } from './cash-line.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { findFeed } from './feed/feed-rows.ts'
import { feedJob, fetchFeed, nextFetch } from './feed/fetch-feed.ts'
import { feedHandlers } from './feed/handlers.ts'
import { importHandlers } from './import-handlers.ts'
import { matchingHandlers } from './matching/handlers.ts'
import { recordKinds } from './record-kinds.ts'
import { bankEntriesTable, bankFeedsTable } from './tables.ts'
import { wrongSums } from './wrong-sums.ts'

const router = {
  ...importHandlers,
  ...matchingHandlers,
  ...cashLineHandlers,
  ...feedHandlers,
}

export const module = defineModule({
  name: 'bank',
  wrongSums,
  dashboardTiles,
  endpoints: router,
  jobs: {
    /** Fetches an account's lines; what keeps them away stands on the account, and is tried again. */
    [feedJob]: jobWithEffect(
      z.object({ account: z.string() }),
      async (means, { payload: { account } }) => {
        try {
          await fetchFeed(means, account)
        } catch (error) {
          if (!(error instanceof AppError)) throw error
        }
        const isLive = findFeed(means.store.reader, account)?.state === 'live'
        return isLive ? nextFetch(means.firm) : undefined
      },
    ),
  },
  recordKinds,
  /** Cost centres that rules put lines on. */
  usesOf: {
    costCentre: isFoundBy(`select 1 from bank_rules, json_each(parts) as part
         where part.value ->> 'costCentreId' = ? limit 1`),
  },
  /** What the bank said of a line when it was posted, whatever becomes of the line and its match. */
  sealedDocuments: {
    bankEntry({ db }, id) {
      const row = db.select().from(bankEntriesTable).where(eq(bankEntriesTable.id, id)).get()
      return row && sealOf(Object.values(row))
    },
  },
  /** The firm of the archive may still fetch its lines: a person agrees to it anew here. */
  onRestore(writer: Writer): void {
    writer.db.delete(bankFeedsTable).run()
  },
})
