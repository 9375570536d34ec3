export { type LineItem, lineItems } from './line-items.ts'
export type { ItemChanges } from './observers.ts'
export { itemOfBarcode, listItemNames } from './reader.ts'
export { createItem } from './service.ts'
