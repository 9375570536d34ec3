import type { FieldProblem } from '#contract/core/errors.ts'
import type { MissingItem } from '#contract/stock/stock.ts'
import type { Reader } from '../../../firm/store.ts'
import { quantityText, sumByItem } from './quantity.ts'
import { stockSettings } from './settings.ts'
import { keptInStock, type SoldLine, spareFrom } from './sold.ts'
import { stockItems } from './stock-items.ts'

type Wanted = { lines: readonly SoldLine[]; warehouseId: string; date: string }

/**
 * What of a document would be missing if all of it left a warehouse on a day, and so would stay to be
 * delivered. Nothing where the firm does not wish to be asked.
 */
export function missingItems(reader: Reader, { lines, warehouseId, date }: Wanted): MissingItem[] {
  if (!stockSettings(reader).asksBeyondStock) return []
  const wanted = sumByItem(
    keptInStock(reader, lines).map(({ itemId, units: quantity }) => ({ itemId, quantity })),
  )
  const items = stockItems(reader, [...wanted.keys()])
  return [...wanted].flatMap(([itemId, units]) => {
    const missing = units - Math.max(0, spareFrom(reader, itemId, warehouseId, date))
    if (missing <= 0) return []
    return [{ itemId, name: items.get(itemId)?.name ?? '', missing: quantityText(missing) }]
  })
}

/** The same as it is told at a field. */
export function missingProblem(missing: readonly MissingItem[]): FieldProblem {
  const items = missing.map((one) => `${one.name}: ${one.missing}`).join(', ')
  return { key: 'notOnHand', params: { items } }
}
