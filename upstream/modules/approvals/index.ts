export { mayApprove, requireApprover } from './require-approver.ts'
