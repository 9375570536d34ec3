import { eq } from 'drizzle-orm'
import type { DropShipInput, PurchaseOrder } from '#contract/buying/purchase-orders.ts'
import { invalidField } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isSameUnit, usualSuppliers } from '../../catalogue/items/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { findSupplier, getStoredParty } from '../../firm/parties/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import {
  deliverOrder,
  type GoodsLeft,
  goodsGoTo,
  goodsLeft,
} from '../../selling/sales-orders/index.ts'
import { stockItems, usualWarehouse } from '../../stock/stock/index.ts'
import type { OrderLine } from './reader.ts'
import { createOrder, entity } from './service.ts'
import { dropShipmentsTable } from './tables.ts'
import { quantityText, unitsOf } from './units.ts'

/** What stands on the order to a supplier who sends the goods on, in the supplier's language. */
const dropShipWords: Record<Language, (address: string) => string> = {
  en: (address) => `Please deliver straight to our customer: ${address}`,
  de: (address) => `Bitte direkt an unseren Kunden liefern: ${address}`,
  it: (address) => `Si prega di consegnare direttamente al nostro cliente: ${address}`,
  ru: (address) => `Просим доставить напрямую нашему клиенту: ${address}`,
  es: (address) => `Rogamos entregar directamente a nuestro cliente: ${address}`,
}

/**
 * Orders from a supplier what a customer's order still waits for, to go straight to the customer: a draft
 * with the address in its notes. What arrives of it there is received and delivered at once.
 * @throws AppError not_found; forbidden for who sees no orders of customers; invalid for nobody's name;
 *   conflict where nothing is left
 */
export function dropShip(
  writer: Writer,
  context: FirmContext,
  { salesOrderId, supplierName, expectedDate }: DropShipInput,
): PurchaseOrder {
  // The draft says what the customer ordered, and where they live.
  requirePermission(context.actor, 'quote:view')
  const left = goodsLeft(writer, salesOrderId)
  const supplierId = findSupplier(writer, supplierName)
  if (supplierId === undefined) throw invalidField('supplierName', 'unknownSupplier')
  const { name, currency, language: spoken } = getStoredParty(writer, supplierId)
  const language = Language.parse(spoken)
  const { baseCurrency } = getFirmProfile(writer)
  const to = goodsGoTo(writer, salesOrderId, language)
  const prices = pricesOf(writer, left, name)
  const order = createOrder(writer, context, {
    supplierName: name,
    issueDate: firmDate(writer, context),
    expectedDate,
    currency: currency || baseCurrency,
    exchangeRate: '',
    notes: dropShipWords[language](to),
    internalNote: '',
    custom: {},
    lines: left.map(({ itemId, description, quantity, unit }) => ({
      ...{ item: itemId, description, quantity, unit, taxCode: '' },
      unitPrice: prices.get(itemId) ?? '0',
    })),
  })
  writer.db.insert(dropShipmentsTable).values({ purchaseOrderId: order.id, salesOrderId }).run()
  linkRecords(writer, context, {
    from: { kind: 'salesOrder', id: salesOrderId },
    relation: 'convertedTo',
    to: { kind: entity, id: order.id },
  })
  return order
}

/** What the supplier took for an item last, else what the item says where it is the usual one. */
function pricesOf(
  reader: Reader,
  goods: readonly GoodsLeft[],
  supplierName: string,
): Map<string, string> {
  const usual = usualSuppliers(
    reader,
    goods.map(({ itemId }) => itemId),
  )
  const rows = reader.sql
    .exec<{ itemId: string; unit: string; unitPrice: string }>(
      `select l.item_id as itemId, l.unit as unit, l.unit_price as unitPrice, max(o.id) as last
       from purchase_order_lines l join purchase_orders o on o.id = l.order_id
       where l.item_id in (select value from json_each(?)) and o.supplier_name = ?
       group by l.item_id`,
      ...[JSON.stringify(goods.map(({ itemId }) => itemId)), supplierName],
    )
    .toArray()
  return new Map(
    goods.flatMap(({ itemId, unit }) => {
      const last = rows.find((row) => row.itemId === itemId && isSameUnit(row.unit, unit))
      const named = usual.get(itemId)
      const price = last?.unitPrice || (named?.supplierName === supplierName && named.unitPrice)
      return price ? [[itemId, price] as const] : []
    }),
  )
}

/** The customer's order that an order to a supplier is for; undefined where it comes to the firm. */
export function shippedFor({ db }: Reader, purchaseOrderId: string): string | undefined {
  return db
    .select()
    .from(dropShipmentsTable)
    .where(eq(dropShipmentsTable.purchaseOrderId, purchaseOrderId))
    .get()?.salesOrderId
}

/**
 * Delivers what arrived at the customer's: as much of each item as the customer's order still waits for.
 * What was given up meanwhile stays in stock.
 * @throws AppError as `deliverOrder`
 */
export function passOn(
  writer: Writer,
  context: FirmContext,
  purchaseOrderId: string,
  { date, arrived }: { date: string; arrived: readonly { line: OrderLine; units: number }[] },
): void {
  const salesOrderId = shippedFor(writer, purchaseOrderId)
  if (salesOrderId === undefined) return
  const waiting = waitingFor(writer, salesOrderId)
  const lines: { lineId: string; quantity: string }[] = []
  const come = arrived.map(({ line, units }) => ({ ...line, units }))
  for (const { lineId, itemId, unit, quantity } of waiting) {
    let wanted = unitsOf(quantity)
    let taken = 0
    for (const part of come) {
      if (part.itemId !== itemId || !isSameUnit(part.unit, unit)) continue
      const some = Math.min(part.units, wanted)
      part.units -= some
      wanted -= some
      taken += some
    }
    if (taken > 0) lines.push({ lineId, quantity: quantityText(taken) })
  }
  if (lines.length === 0) return
  const warehouseId = usualWarehouse(writer, context).id
  // Batches and serial numbers are named on the delivery note.
  const items = stockItems(
    writer,
    waiting.map(({ itemId }) => itemId),
  )
  const isNow = arrived.every(({ line }) => {
    return (items.get(line.itemId ?? '')?.tracking ?? 'none') === 'none'
  })
  deliverOrder(writer, context, salesOrderId, { date, warehouseId, isNow, lines })
}

function waitingFor(reader: Reader, salesOrderId: string): GoodsLeft[] {
  try {
    return goodsLeft(reader, salesOrderId)
  } catch {
    return []
  }
}
