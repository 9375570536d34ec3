export { approveBill } from './post.ts'
export { createBill, submitBill } from './service.ts'
