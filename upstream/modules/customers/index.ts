export { getStoredCustomer, listCustomerNames } from './reader.ts'
export { createCustomer } from './service.ts'
