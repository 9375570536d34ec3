export type { ListWaiting } from './kinds.ts'
export { mayApprove, needsOther, requireApprover } from './require-approver.ts'
