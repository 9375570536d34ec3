import { describeRegister } from '#app/shell/register/describe.ts'
import {
  PartyInput,
  PartyListQuery,
  type PartyRole,
  partiesContract,
} from '#contract/firm/parties.ts'
import { partyActions, partyLinks } from './actions.ts'
import { customerColumns, partyFilters, supplierColumns } from './columns.ts'
import { PartyFacts, PartyMark } from './components/party-facts.tsx'
import { PartyPanels } from './components/party-panels.tsx'
import { placeOf } from './components/place.ts'
import { newParty, partySections } from './fields.ts'
import { partyHeads } from './import-heads.ts'
import { loadPartyExtra } from './load.ts'
import { loadPartyPanels } from './panels.ts'

/** Customers and suppliers: two lists of the same records. */
export const registers = [
  partyRegister('customers', 'customer', customerColumns),
  partyRegister('suppliers', 'supplier', supplierColumns),
]

function partyRegister(
  name: 'customers' | 'suppliers',
  role: PartyRole,
  columns: typeof customerColumns,
) {
  return describeRegister({
    name,
    texts: 'parties',
    prefix: name,
    path: name,
    recordPath: 'parties',
    recordKind: 'party',
    // Who is both is found among the customers.
    holds: ({ roles }) => roles.includes('customer') === (role === 'customer'),
    idParam: 'partyId',
    query: PartyListQuery.omit({ role: true }),
    tabs: ['active', 'archived'],
    columns,
    filters: partyFilters,
    nameOf: ({ name }) => name,
    load: loadPartyExtra,
    bulk: [
      { action: 'archive', icon: 'archive', needs: 'party:edit', tabs: ['active'] },
      { action: 'restore', icon: 'archive-restore', needs: 'party:edit', tabs: ['archived'] },
    ],
    calls: {
      list: ({ call, firm: { firmId } }, query) =>
        call(partiesContract.list, { ...query, role, firmId }),
      rows: ({ call, firm: { firmId } }, query) =>
        call(partiesContract.rows, { ...query, role, firmId }),
      bulk: ({ call, firm: { firmId } }, { query, ...request }, options) =>
        call(
          partiesContract.bulk,
          { ...request, query: query && { ...query, role }, firmId },
          options,
        ),
      get: ({ call, firm: { firmId } }, partyId) => call(partiesContract.get, { firmId, partyId }),
      create: ({ call, firm: { firmId } }, input, options) =>
        call(partiesContract.create, { ...input, firmId }, options),
      update: ({ call, firm: { firmId } }, partyId, input) =>
        call(partiesContract.update, { ...input, firmId, partyId }),
    },
    hasImport: true,
    importHeads: partyHeads,
    form: {
      input: PartyInput,
      sections: partySections,
      initial: (about) => newParty(about, role),
    },
    actions: partyActions,
    links: partyLinks,
    sentenceOf: ({ address }, { format }) => placeOf(address, format),
    Mark: PartyMark,
    Facts: PartyFacts,
    loadPanels: loadPartyPanels,
    Panels: PartyPanels,
    hasTimeline: true,
  })
}
