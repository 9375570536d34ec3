export { type ListWaiting, listAllWaiting } from './kinds.ts'
export { mayApprove, needsOther, requireApprover } from './require-approver.ts'
export { tellDecided } from './tell-decided.ts'
