import { BillInput } from '#contract/buying/bills.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { findRate } from '../../books/rates/index.ts'
import { carriedCustom } from '../../firm/custom-fields/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { stockItemIds } from '../../stock/stock/views.ts'
import { createBill } from '../bills/index.ts'
import { saveMatches } from './matches.ts'
import { getStoredOrder, linesOf } from './reader.ts'
import { entity, requireStep } from './service.ts'
import { quantityText } from './units.ts'

/**
 * Makes a draft bill of what arrived and is not billed, or where nothing did, of what was ordered.
 * Items in stock are billed against goods received; the supplier's number is filled in by whoever
 * has the paper. Where no rate of its day is known it is entered at the order's own.
 * @throws AppError not_found; conflict
 */
export function makeBill(writer: Writer, context: FirmContext, id: string): { billId: string } {
  const order = getStoredOrder(writer, id)
  requireStep(writer, order, 'makeBill')
  const all = linesOf(writer, id)
  const arrived = all.filter(({ received, billed }) => received > billed)
  const lines = arrived.length > 0 ? arrived : all.filter(({ units, billed }) => billed < units)
  const stocked = stockItemIds(
    writer,
    lines.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])),
  )
  const goods = accountFor(writer, 'grni')
  const date = firmDate(writer, context)
  const { baseCurrency } = getFirmProfile(writer)
  const isRateKnown = findRate(writer, baseCurrency, order.currency, date) !== undefined
  const bill = createBill(
    writer,
    context,
    BillInput.parse({
      supplierId: order.supplierId,
      supplierName: order.supplierName,
      date,
      currency: order.currency,
      exchangeRate: isRateKnown ? '' : order.exchangeRate,
      note: order.number ?? '',
      custom: carriedCustom(writer, { from: entity, to: 'bill', values: order.custom }),
      lines: lines.map((line) => ({
        description: line.description,
        quantity: quantityText((arrived.length > 0 ? line.received : line.units) - line.billed),
        unit: line.unit,
        unitPrice: line.unitPrice,
        account: line.itemId !== null && stocked.has(line.itemId) ? goods : '',
        taxCode: line.taxCode,
      })),
    }),
  )
  saveMatches(
    writer,
    context,
    bill.id,
    lines.map((line, position) => ({ position, orderLineId: line.id })),
  )
  linkRecords(writer, context, {
    from: { kind: entity, id },
    relation: 'convertedTo',
    to: { kind: 'bill', id: bill.id },
  })
  writer.audit({ entity, entityId: id, action: 'makeBill', after: { billId: bill.id } })
  return { billId: bill.id }
}
