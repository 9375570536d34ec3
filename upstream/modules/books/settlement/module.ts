import { defineModule } from '../../../core/hooks.ts'
import { openItemsView } from './analysis-view.ts'
import { calendarLayers } from './calendar-layer.ts'
import { router } from './endpoints.ts'
import { creditsOfParty, owedByParties } from './open-sums.ts'
import { moveParty } from './party-sums.ts'
import { controlRoles } from './posting.ts'
import { sealedDocuments } from './sealed-documents.ts'
import { tradeWith } from './trade-with.ts'
import { wrongSums } from './wrong-sums.ts'

export const module = defineModule({
  name: 'settlement',
  analysisViews: [openItemsView],
  partyDebts: { creditsOfParty, owedByParties, tradeWith },
  endpoints: router,
  /** Open items and what is settled: whoever stays after a merge owes and is owed all of it. */
  partyUses: [
    {
      kind: 'openItem',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from open_items where party_id = ?',
            partyId,
          )
          .one().count,
      move: (writer, fromId, intoId) => {
        moveParty(writer, fromId, intoId)
        for (const table of ['open_items', 'account_offsets']) {
          writer.sql.exec(`update ${table} set party_id = ? where party_id = ?`, intoId, fromId)
        }
      },
    },
  ],
  sealedDocuments,
  wrongSums,
  controlRoles,
  calendarLayers,
})
