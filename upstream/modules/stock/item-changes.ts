import type { ItemChanges } from '../items/index.ts'
import { hasMoves, removeStockItem, writeStockItem } from './stock-items.ts'

/** Stock knows an item by its words; what moved keeps its kind and how it is worth. */
export const itemChanges: ItemChanges = {
  problems(reader, before, after) {
    if (before.kind === after.kind && before.costMethod === after.costMethod) return {}
    if (before.kind !== 'stock' || !hasMoves(reader, before.id)) return {}
    const fixed = { key: 'fixedAfterMove' }
    return {
      ...(before.kind === after.kind ? {} : { kind: fixed }),
      ...(before.costMethod === after.costMethod ? {} : { costMethod: fixed }),
    }
  },
  changed: writeStockItem,
  removed: removeStockItem,
}
