export { findPrices } from './find-prices.ts'
export { createPriceList } from './service.ts'
