import type { ItemChanges } from '../items/index.ts'
import { hasMoves, removeStockItem, writeStockItem } from './stock-items.ts'

/** Stock knows an item by its words; what moved keeps its kind and how it is worth. */
export const itemChanges: ItemChanges = {
  problems(reader, before, after) {
    const changed = (['kind', 'costMethod', 'kitStock'] as const).filter(
      (name) => before[name] !== after[name],
    )
    if (changed.length === 0 || !hasMoves(reader, before.id)) return {}
    return Object.fromEntries(changed.map((name) => [name, { key: 'fixedAfterMove' }]))
  },
  changed: writeStockItem,
  removed: removeStockItem,
}
