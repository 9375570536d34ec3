export { findPrices } from './find-prices.ts'
export { pricesOf } from './reader.ts'
export { createPriceList, getStoredList } from './register.ts'
export { setListPrice } from './set-price.ts'
