import type { ModuleParts } from '../../../core/hooks.ts'
import { linkedIds } from '../../firm/records/index.ts'
import { deliveriesOf, movesOut } from './document-reader.ts'
import { linesOfOrders } from './order-steps.ts'
import { takeOverDeliveries } from './ordered.ts'
import { unitsOf } from './quantity.ts'
import { stockSettings } from './settings.ts'
import { deliverSold, takeBackSold } from './sold.ts'
import { closeRest, takeBack } from './steps.ts'
import { usualWarehouse } from './warehouses.ts'

/**
 * An invoice delivers its items that are kept in stock, as the firm wishes: at once what is there, the
 * rest as an open delivery. What was reserved or delivered for the quote it was made of is not delivered
 * again, and what an order has deliveries of its own for is not delivered by it at all. What is credited comes back at the cost it went out with.
 */
export const invoiceSteps: ModuleParts['invoiceSteps'] = {
  finalised(writer, context, invoice, lines) {
    const { invoiceDelivers } = stockSettings(writer)
    const { id, issueDate: date, customerName: partner } = invoice
    const source = { kind: 'invoice', id, number: invoice.number ?? '', date }
    // A deposit is asked for before the goods go: they wait for the final invoice.
    const isFinal = invoice.purpose === ''
    const orderIds = isFinal
      ? ['quote', 'shopOrder'].flatMap((kind) => linkedIds(writer, { kind: 'invoice', id }, kind))
      : []
    const ordered = linesOfOrders(writer, id)
    const own = lines.filter((line) => !ordered.has(line.id))
    const left = takeOverDeliveries(writer, context, orderIds, source, own)
    if (invoiceDelivers === 'never') return
    deliverSold(writer, context, {
      source,
      partner,
      lines: left,
      warehouseId: usualWarehouse(writer, context).id,
      isAtOnce: invoiceDelivers === 'atOnce',
    })
  },
  credited(writer, context, note, lines) {
    const returned = new Map(
      lines.map(({ creditsLineId, quantity }) => [creditsLineId, unitsOf(quantity)]),
    )
    const { id, issueDate: date } = note
    const source = { kind: 'invoice', id, number: note.number ?? '', date }
    takeBackSold(writer, context, note.creditsId ?? '', source, returned)
  },
  voided(writer, context, invoice, date) {
    for (const document of deliveriesOf(writer, invoice.id)) {
      if (document.state === 'open') closeRest(writer, context, document.id)
      if (movesOut(writer, document.id).every(({ left }) => left === 0)) continue
      const source = { kind: 'invoice', id: invoice.id, number: invoice.number ?? '' }
      takeBack(writer, context, document.id, { date, lines: [], confirmsCosts: true, source })
    }
  },
}
