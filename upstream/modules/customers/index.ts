export { type CustomerCredit, changeCredit, creditOf } from './credit.ts'
export { getStoredCustomer, listCustomerNames } from './reader.ts'
export { createCustomer } from './service.ts'
