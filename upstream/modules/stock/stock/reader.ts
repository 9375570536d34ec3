import { currencyDigits } from '#contract/core/currencies.ts'
import { divideRound, formatDecimal } from '#contract/core/decimal.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import type { StockValuation } from '#contract/stock/stock-valuation.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { balanceUntil } from '../../books/ledger/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { kitOf } from './kit-reader.ts'
import { landedOfItem } from './landed/reader.ts'
import { endOf, lastBefore, layersBefore } from './layers.ts'
import { lotsOnHand } from './lots/reader.ts'
import { promisedOn } from './promises.ts'
import { quantityText } from './quantity.ts'
import { getStockItem, stockItems } from './stock-items.ts'
import { dearestOn } from './valued.ts'
import { placeQuantityOn, valueOn } from './views.ts'
import { warehouseNames } from './warehouses.ts'

/** What of an item lies where now, places without it left out. */
export function placesOf(
  { sql }: Reader,
  itemId: string,
): { warehouseId: string; quantity: number; bin: string }[] {
  return sql
    .exec<{ warehouseId: string; quantity: number; bin: string }>(
      `select warehouse_id as warehouseId, quantity, bin from stock_balances
       where item_id = ? and (quantity <> 0 or bin <> '') order by quantity desc`,
      itemId,
    )
    .toArray()
}

/** An item at the end of a day. @throws AppError not_found */
export function itemStockOn(reader: Reader, itemId: string, date: string): ItemStock {
  const item = getStockItem(reader, itemId)
  const last = lastBefore(reader, itemId, endOf(date))
  const [onHand, value] = [last?.quantityAfter ?? 0, last?.valueAfter ?? 0]
  const reserved = promisedOn(reader, itemId, 'reserved', date)
  const { baseCurrency } = getFirmProfile(reader)
  const { id, sku, name, unit, costMethod } = item
  return {
    id,
    sku,
    name,
    unit,
    costMethod,
    date,
    reorderLevel: quantityText(item.reorderLevel),
    reorderQuantity: quantityText(item.reorderQuantity),
    onHand: quantityText(onHand),
    reserved: quantityText(reserved),
    available: quantityText(onHand - reserved),
    expected: quantityText(promisedOn(reader, itemId, 'expected', date)),
    value,
    unitCost: onHand > 0 ? unitCostOf(value, onHand, baseCurrency) : '0',
    places: placesOn(reader, itemId, date),
    layers: layersBefore(reader, itemId, costMethod, endOf(date)).map((layer) => ({
      ...layer,
      quantity: quantityText(layer.quantity),
    })),
    tracking: item.tracking,
    lots: item.tracking === 'none' ? [] : lotsOnHand(reader, itemId, date),
    landed: landedOfItem(reader, itemId, date),
    kit: item.isKit === 1 ? kitOf(reader, itemId) : null,
    days: lastDays(reader, itemId, date),
  }
}

/** What all stock is worth at the end of a day, beside the account of the books. */
export function stockValuation(reader: Reader, date: string): StockValuation {
  const { baseCurrency } = getFirmProfile(reader)
  const rows = dearestOn(reader, date)
  const items = stockItems(
    reader,
    rows.map(({ id }) => id),
  )
  return {
    date,
    currency: baseCurrency,
    value: valueOn(reader, date),
    account: balanceUntil(reader, accountFor(reader, 'inventory'), date),
    rows: rows.flatMap(({ id, quantity, value }) => {
      const item = items.get(id)
      const { sku = '', name = '', unit = '' } = item ?? {}
      return [{ id, sku, name, unit, onHand: quantityText(quantity), value }]
    }),
  }
}

function placesOn(reader: Reader, itemId: string, date: string): ItemStock['places'] {
  const names = warehouseNames(reader)
  const bins = new Map(placesOf(reader, itemId).map(({ warehouseId, bin }) => [warehouseId, bin]))
  return [...names].flatMap(([warehouseId, warehouse]) => {
    const quantity = placeQuantityOn(reader, itemId, warehouseId, date)
    const bin = bins.get(warehouseId) ?? ''
    if (quantity === 0 && bin === '') return []
    return [{ warehouseId, warehouse, bin, onHand: quantityText(quantity) }]
  })
}

/**
 * What was on hand at the end of each of the last sixty days on which it changed. Each is found by its
 * last move, so that a day of many moves costs what one of one does.
 */
function lastDays({ sql }: Reader, itemId: string, date: string): ItemStock['days'] {
  const days: ItemStock['days'] = []
  for (let before = addDays(date, 1); days.length < 60; ) {
    const [row] = sql.exec<{ date: string; quantity: number }>(
      `select date, quantity_after as quantity from stock_moves where item_id = ? and date < ?
       order by date desc, sequence desc limit 1`,
      itemId,
      before,
    )
    if (!row) break
    days.push({ date: row.date, onHand: quantityText(row.quantity) })
    before = row.date
  }
  return days.reverse()
}

/** What one unit costs on average, to four decimals more than the currency has. */
function unitCostOf(value: number, quantity: number, currency: string): string {
  const scale = currencyDigits(currency) + 2
  const units = divideRound(BigInt(value) * 1_000_000n, BigInt(quantity))
  return formatDecimal({ units, scale })
}
