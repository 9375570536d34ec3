export { listLinkedAccounts } from './list-linked-accounts.server.ts'
