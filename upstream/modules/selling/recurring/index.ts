export { createRecurring } from './service.ts'
