import type { KitParts } from '#contract/catalogue/kits.ts'
import type { Reader } from '../../../firm/store.ts'
import { needsOfKit, unstockedKits } from '../../catalogue/items/index.ts'
import { quantityText } from './quantity.ts'
import { stockItems } from './stock-items.ts'

/** What a kit is made of, and how many whole ones can be made of what is available now. */
export function kitOf(reader: Reader, itemId: string): KitParts {
  const needs = needsOfKit(reader, itemId)
  const items = stockItems(
    reader,
    needs.map((need) => need.itemId),
  )
  const availableOf = (id: string) => {
    const item = items.get(id)
    return item ? item.quantity - item.reserved : 0
  }
  const possible = needs.map((need) => Math.floor(availableOf(need.itemId) / need.gross))
  const canMake = Math.max(0, Math.min(...possible))
  return {
    stock: unstockedKits(reader, [itemId]).has(itemId) ? 'components' : 'assembled',
    canMake: String(needs.length === 0 ? 0 : canMake),
    components: needs.map(({ itemId: id, net, gross }) => {
      const { sku = '', name = '', unit = '' } = items.get(id) ?? {}
      return {
        itemId: id,
        sku,
        name,
        unit,
        net: quantityText(net),
        gross: quantityText(gross),
        available: quantityText(availableOf(id)),
      }
    }),
  }
}
