import { z } from 'zod'
import { DealInput } from '#contract/customers/deals.ts'
import { defineModule } from '../../../core/hooks.ts'
import { requireLocal } from '../../../core/require-local.ts'
import { asMeant } from '../../../register/define-register.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { linkedIds } from '../../firm/records/index.ts'
import { dealsView } from './analysis-view.ts'
import { winByQuote } from './end-deal.ts'
import { router } from './endpoints.ts'
import { takeSnapshot } from './nightly.ts'
import { pipelines } from './pipelines.ts'
import { snapshotJob } from './plan-snapshot.ts'
import { deals } from './register.ts'
import { SeedDeals, seedDeals } from './seed-deals.ts'

export const module = defineModule({
  name: 'deals',
  analysisViews: [dealsView],
  endpoints: router,
  /** For measuring, so only where nobody works. */
  internal: {
    'seed-deals': (input, { store, firm, env }) => {
      requireLocal(env)
      const wanted = SeedDeals.parse(input)
      store.transact(firm, (writer) => seedDeals(writer, firm, wanted))
    },
  },
  recordKinds: { ...deals.recordKinds, ...pipelines.recordKinds },
  recordOwners: {
    entity: 'deal',
    params: ['dealId'],
    heldIn: { table: 'deals', column: 'held_by' },
    madeBy: (reader, id) => deals.find(reader, id)?.heldBy,
  },
  importers: [
    deals.importerOf({
      input: DealInput,
      meant: asMeant,
      ties: [],
      decimals: ['value'],
      dates: ['expectedDate', 'nextDate'],
      undoNeeds: 'deal:delete',
      defaults: (reader) => ({ currency: getFirmProfile(reader).baseCurrency }),
    }),
  ],
  jobs: {
    /** Keeps each night what the forecast says, to be set beside what months bring. */
    [snapshotJob]: jobInTransaction(z.null(), (writer, context) => takeSnapshot(writer, context)),
  },
  partyUses: [
    {
      kind: 'deal',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from deals where party_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update deals set party_id = ? where party_id = ?', intoId, fromId)
      },
    },
  ],
  /** The deal that a quote was made from is won when the quote is accepted. */
  quoteSteps: {
    accepted: (writer, context, quote) => {
      for (const id of linkedIds(writer, { kind: 'quote', id: quote.id }, 'deal')) {
        winByQuote(writer, context, id, quote)
      }
    },
  },
})
