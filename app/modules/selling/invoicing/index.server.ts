export { makeDeposit } from './make-deposit.server.ts'
