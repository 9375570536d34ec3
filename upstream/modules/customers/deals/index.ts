export { createDealOf } from './create-deal.ts'
