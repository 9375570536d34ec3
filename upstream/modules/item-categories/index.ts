export { findByTrail, getItemCategory, usualOfCategory } from './reader.ts'
export { createItemCategory } from './service.ts'
