export { usualRate } from './choices.ts'
export { reimburseExpense, submitExpense } from './claims.ts'
export { approveExpense, postExpense, reverseExpense } from './post.ts'
export { createExpense } from './service.ts'
