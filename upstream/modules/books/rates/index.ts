export { documentRate } from './document-rate.ts'
export { knownAmount } from './known-amount.ts'
export { findRate } from './reader.ts'
