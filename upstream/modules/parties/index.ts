export { type CustomerCredit, changeCredit, creditOf } from './credit.ts'
export { getStoredParty, listCustomerNames } from './reader.ts'
export { createParty } from './service.ts'
