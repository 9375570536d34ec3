import type { ReorderInput, ReorderItem } from '#contract/buying/purchase-orders.ts'
import { invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { buyingUnits, inPackages, isSameUnit, usualSuppliers } from '../../catalogue/items/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { findSupplier, getStoredParty } from '../../firm/parties/index.ts'
import { listLowItems } from '../../stock/stock/index.ts'
import { createOrder } from './service.ts'
import { quantityText, unitsOf } from './units.ts'

const maxLow = 200

/**
 * Items below their level, counting what is expected, with the usual supplier and price there; where
 * an item names none, with those of its last order.
 */
export function listReorder(reader: Reader, { actor }: Pick<FirmContext, 'actor'>): ReorderItem[] {
  const low = listLowItems(reader, maxLow)
  const ids = low.map(({ id }) => id)
  // What an item says of its suppliers is for whoever sees costs; what was ordered is of orders.
  const usual = usualSuppliers(reader, isAllowed(actor, 'stock:cost') ? ids : [])
  const units = buyingUnits(reader, ids)
  return low.map(({ id, quantity, ...item }) => {
    const { unit: orderUnit, size: unitSize } = units.get(id) ?? { unit: item.unit, size: '1' }
    const [ordered] = reader.sql
      .exec<{ supplierName: string; unitPrice: string; unit: string }>(
        `select o.supplier_name as supplierName, l.unit_price as unitPrice, l.unit as unit
         from purchase_order_lines l join purchase_orders o on o.id = l.order_id
         where l.item_id = ? order by o.id desc limit 1`,
        id,
      )
      .toArray()
    const isOfUnit = ordered !== undefined && isSameUnit(ordered.unit, orderUnit)
    const last = ordered && {
      supplierName: ordered.supplierName,
      unitPrice: isOfUnit ? ordered.unitPrice : '',
    }
    const bought = { orderUnit, unitSize, quantity: wholePackages(quantity, unitSize) }
    const named = usual.get(id)
    const from = named && {
      supplierName: named.supplierName,
      unitPrice:
        named.unitPrice || (last?.supplierName === named.supplierName ? last.unitPrice : ''),
    }
    return { itemId: id, supplierName: '', unitPrice: '', ...item, ...bought, ...(from ?? last) }
  })
}

/** What is bought in packages is bought in whole ones: 30 pieces in boxes of 24 are 2 boxes. */
function wholePackages(quantity: string, size: string): string {
  if (size === '1') return quantity
  const units = inPackages(unitsOf(quantity), size)
  return quantityText(Math.ceil(units / 10_000) * 10_000)
}

/** Makes a draft order of the items of each supplier. @throws AppError invalid at the item's field */
export function reorder(
  writer: Writer,
  context: FirmContext,
  { items }: ReorderInput,
): { ids: string[] } {
  for (const [at, { supplierName }] of items.entries()) {
    if (findSupplier(writer, supplierName) === undefined) {
      throw invalidField(`items.${at}.supplierName`, 'unknownSupplier')
    }
  }
  const bySupplier = Map.groupBy(
    items,
    ({ supplierName }) => findSupplier(writer, supplierName) ?? '',
  )
  const { baseCurrency } = getFirmProfile(writer)
  const ids = [...bySupplier].map(([supplierId, wanted]) => {
    const { name, currency } = getStoredParty(writer, supplierId)
    const order = createOrder(writer, context, {
      supplierName: name,
      issueDate: firmDate(writer, context),
      expectedDate: null,
      currency: currency || baseCurrency,
      exchangeRate: '',
      notes: '',
      internalNote: '',
      custom: {},
      lines: wanted.map(({ itemId, quantity, unit, unitPrice }) => ({
        item: itemId,
        description: '',
        quantity,
        unit,
        unitPrice,
        taxCode: '',
      })),
    })
    return order.id
  })
  return { ids }
}
