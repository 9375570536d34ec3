import type { Reader } from '../../../firm/store.ts'
import { inPackages, isSameUnit } from '../../catalogue/items/index.ts'
import { unitOfItemById } from '../../catalogue/items/views.ts'
import type { OrderLine } from './reader.ts'
import { unitsOf } from './units.ts'

type BillLine = { quantity: string; unit: string; netPrice: number }

/**
 * What a line of a bill bills in the unit of the order's line: 48 pieces at 0.50 of what was ordered
 * in boxes of 24 are 2 boxes at 12.00. `units` in ten-thousandths.
 */
export function billedUnits(
  reader: Reader,
  { quantity, unit, netPrice }: BillLine,
  order: Pick<OrderLine, 'itemId' | 'unit' | 'unitSize'>,
): { units: number; price: number } {
  const units = unitsOf(quantity === '' ? '1' : quantity)
  const isOwn =
    order.itemId !== null &&
    order.unitSize !== '1' &&
    !isSameUnit(unit, order.unit) &&
    isSameUnit(unit, unitOfItemById(reader, order.itemId))
  if (!isOwn) return { units, price: netPrice }
  return { units: inPackages(units, order.unitSize), price: netPrice * Number(order.unitSize) }
}
