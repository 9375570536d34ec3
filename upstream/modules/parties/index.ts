export { partyIdsOf } from './merged.ts'
export { getStoredParty, listCustomerNames, listReachedCustomerNames } from './reader.ts'
export { createParty } from './service.ts'
export type { PartyUse } from './uses.ts'
