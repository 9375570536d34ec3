export { approveBill } from './post.ts'
export { createBill, submitBill } from './service.ts'
export type { BillSteps } from './told.ts'
