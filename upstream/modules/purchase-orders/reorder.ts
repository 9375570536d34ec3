import { invalidField } from '#contract/errors.ts'
import type { ReorderInput, ReorderItem } from '#contract/purchase-orders.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { usualSuppliers } from '../items/index.ts'
import { findSupplier, getStoredParty } from '../parties/index.ts'
import { listLowItems } from '../stock/index.ts'
import { createOrder } from './service.ts'

const maxLow = 200

/**
 * Items below their level, counting what is expected, with the usual supplier and price there; where
 * an item names none, with those of its last order.
 */
export function listReorder(reader: Reader): ReorderItem[] {
  const low = listLowItems(reader, maxLow)
  const usual = usualSuppliers(
    reader,
    low.map(({ id }) => id),
  )
  return low.map(({ id, ...item }) => {
    const [last] = reader.sql
      .exec<{ supplierName: string; unitPrice: string }>(
        `select o.supplier_name as supplierName, l.unit_price as unitPrice
         from purchase_order_lines l join purchase_orders o on o.id = l.order_id
         where l.item_id = ? order by o.id desc limit 1`,
        id,
      )
      .toArray()
    const named = usual.get(id)
    const from = named && {
      supplierName: named.supplierName,
      unitPrice:
        named.unitPrice || (last?.supplierName === named.supplierName ? last.unitPrice : ''),
    }
    return { itemId: id, supplierName: '', unitPrice: '', ...item, ...(from ?? last) }
  })
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
      lines: wanted.map(({ itemId, quantity, unitPrice }) => ({
        item: itemId,
        description: '',
        quantity,
        unitPrice,
        taxCode: '',
      })),
    })
    return order.id
  })
  return { ids }
}
