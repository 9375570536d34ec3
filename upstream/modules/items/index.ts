export { type LineItem, lineItems } from './line-items.ts'
export { createItem } from './service.ts'
