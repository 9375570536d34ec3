export type { ListWaiting } from './kinds.ts'
export { mayApprove, requireApprover } from './require-approver.ts'
