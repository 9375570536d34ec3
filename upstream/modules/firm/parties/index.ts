export { listPartiesAlike } from './alike.ts'
export { findPartyByEmail, listPartiesByEmail, listReachedContacts } from './by-email.ts'
export { readCard } from './cards/read-card.ts'
export { changeConsents, withMoments } from './consents.ts'
export { customerLanguages, findCustomer } from './customers.ts'
export { type PartyDocuments, partyOfRecord } from './documents.ts'
export { customersForFilter } from './for-filter.ts'
export { payableAccounts } from './held-accounts.ts'
export { importers as partyImporters } from './importer.ts'
export { partyInReach, partyInReachOrNone } from './in-reach.ts'
export { partyIdsOf } from './merged.ts'
export {
  findPartyName,
  getParty,
  getStoredParty,
  listCustomerNames,
  listReachedCustomerNames,
} from './reader.ts'
export { removeParty } from './remove.ts'
export { createParty, updateParty } from './service.ts'
export { findSupplier, findSupplierByVatId, listSupplierNames } from './suppliers.ts'
export type { PartyTimelineSource, TimelinePart } from './timeline.ts'
export type { PartyUse } from './uses.ts'
