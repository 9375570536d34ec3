export { getStoredParty, listCustomerNames } from './reader.ts'
export { createParty } from './service.ts'
