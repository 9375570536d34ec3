export { createDeal, createDealOf } from './create-deal.ts'
export { moveDealOnBoard } from './move.ts'
export { ensurePipeline } from './pipelines.ts'
export { deals } from './register.ts'
