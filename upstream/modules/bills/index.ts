export { approveBill } from './post.ts'
export { readBill } from './reading/read-bill.ts'
export { createBill, submitBill } from './service.ts'
export type { BillSteps } from './told.ts'
