export { type LineItem, lineItems } from './line-items.ts'
