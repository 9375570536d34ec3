import { LeadInput } from '#contract/customers/leads.ts'
import { defineModule } from '../../../core/hooks.ts'
import { asMeant } from '../../../register/define-register.ts'
import { router } from './endpoints.ts'
import { leads } from './register.ts'

export const module = defineModule({
  name: 'leads',
  endpoints: router,
  recordKinds: leads.recordKinds,
  recordOwners: {
    entity: 'lead',
    params: ['leadId'],
    madeBy: (reader, id) => leads.find(reader, id)?.heldBy,
  },
  importers: [
    leads.importerOf({
      input: LeadInput,
      meant: asMeant,
      dates: ['nextDate'],
      undoNeeds: 'lead:delete',
    }),
  ],
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
    },
  ],
})
