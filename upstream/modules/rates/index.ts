export { documentRate } from './document-rate.ts'
export { findRate } from './reader.ts'
