export { type RunToMatch, runsToMatch } from './reader.ts'
export { reopenRun, settleRun } from './settle.ts'
