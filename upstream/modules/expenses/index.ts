export { usualRate } from './choices.ts'
export { submitExpense } from './claims.ts'
export { approveExpense, postExpense } from './post.ts'
export { createExpense } from './service.ts'
