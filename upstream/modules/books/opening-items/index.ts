export { updateOpeningBalances } from './balances.ts'
export { createOpeningItem } from './service.ts'
