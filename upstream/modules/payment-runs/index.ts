export { createDebits, firstCollectionDate } from './debits.ts'
export { type RunToMatch, runsToMatch } from './reader.ts'
export { approveRun, createRun } from './service.ts'
export { reopenRun, settleRun } from './settle.ts'
