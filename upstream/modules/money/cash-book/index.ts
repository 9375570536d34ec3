export { beginBook, closeDay, countCash, noteMovement } from './service.ts'
