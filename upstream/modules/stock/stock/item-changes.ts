import type { ItemChanges } from '../../catalogue/items/index.ts'
import { findStockItem, hasMoves, removeStockItem, writeStockItem } from './stock-items.ts'

/** Stock knows an item by its words; what moved keeps its kind and how it is worth. */
export const itemChanges: ItemChanges = {
  problems(reader, before, after) {
    const changed = (['kind', 'costMethod', 'kitStock'] as const).filter(
      (name) => before[name] !== after[name],
    )
    const isTold = before.tracking !== after.tracking
    if ((changed.length === 0 && !isTold) || !hasMoves(reader, before.id)) return {}
    const fixed = changed.map((name) => [name, { key: 'fixedAfterMove' }])
    // What lies on the shelf already would be of no batch.
    const isThere = isTold && findStockItem(reader, before.id)?.quantity !== 0
    return Object.fromEntries([
      ...fixed,
      ...(isThere ? [['tracking', { key: 'fixedWhileOnHand' }]] : []),
    ])
  },
  changed: writeStockItem,
  removed: removeStockItem,
  refusesVariants(reader, itemId) {
    const item = findStockItem(reader, itemId)
    const isPromised = item !== undefined && (item.reserved !== 0 || item.expected !== 0)
    return isPromised || hasMoves(reader, itemId) ? 'movedBeforeVariants' : undefined
  },
}
