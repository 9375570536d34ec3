export { approveBill, voidBill } from './post.ts'
export { createBill } from './service.ts'
