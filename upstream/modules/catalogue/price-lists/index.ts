export { findPrices } from './find-prices.ts'
export { getStoredList, pricesOf } from './reader.ts'
export { createPriceList } from './service.ts'
export { setListPrice } from './set-price.ts'
