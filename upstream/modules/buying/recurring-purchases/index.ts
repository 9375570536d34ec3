export { createRecurring as createRecurringPurchase } from './service.ts'
