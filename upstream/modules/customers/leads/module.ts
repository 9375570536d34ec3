import { defineModule } from '../../../core/hooks.ts'
import { requireLocal } from '../../../core/require-local.ts'
import { leadsView } from './analysis-view.ts'
import { router } from './endpoints.ts'
import { forgetLeads } from './forget.ts'
import { importer } from './importer.ts'
import { leads } from './register.ts'
import { SeedLeads, seedLeads } from './seed-leads.ts'

export const module = defineModule({
  name: 'leads',
  analysisViews: [leadsView],
  endpoints: router,
  /** For measuring, so only where nobody works. */
  internal: {
    'seed-leads': (input, { store, firm, env }) => {
      requireLocal(env)
      const wanted = SeedLeads.parse(input)
      store.transact(firm, (writer) => seedLeads(writer, firm, wanted))
    },
  },
  recordKinds: leads.recordKinds,
  recordOwners: {
    entity: 'lead',
    params: ['leadId'],
    heldIn: { table: 'leads', column: 'held_by' },
    madeBy: (reader, id) => leads.find(reader, id)?.heldBy,
  },
  importers: [importer],
  /** Leads that became a customer lead to the one that stays of a merge. */
  partyUses: [
    {
      kind: 'lead',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from leads where party_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update leads set party_id = ? where party_id = ?', intoId, fromId)
      },
      forget: forgetLeads,
    },
  ],
})
