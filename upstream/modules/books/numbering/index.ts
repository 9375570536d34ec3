export type { NumberedKind } from './kinds.ts'
export { lastNumberDate, takeNumber } from './take.ts'
