export { approveBill } from './post.ts'
export { readBill } from './reading/read-bill.ts'
export type { BillSteps } from './run-steps.ts'
export { createBill, submitBill } from './service.ts'
