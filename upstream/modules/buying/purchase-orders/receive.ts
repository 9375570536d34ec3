import type { PurchaseOrder, ReceiveInput } from '#contract/buying/purchase-orders.ts'
import {
  AppError,
  type FieldProblems,
  invalidField,
  refuseProblems,
} from '#contract/core/errors.ts'
import { StockDocumentInput } from '#contract/stock/stock.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import {
  aboveSurplus,
  createStockDocument,
  mostTaken,
  usualWarehouse,
} from '../../stock/stock/index.ts'
import { stockItemIds } from '../../stock/stock/views.ts'
import { passOn } from './drop-ship.ts'
import { costOfUnits, costToClear, orderCost } from './order-cost.ts'
import { postDifference } from './post-difference.ts'
import { getOrder, getStoredOrder, linesOf, type OrderLine, type StoredOrder } from './reader.ts'
import { entity, expectRest, requireStep } from './service.ts'
import { keepState } from './state.ts'
import { quantityText, unitsOf } from './units.ts'
import { addToLine, noteReceipt } from './writer.ts'

/** `at` is its place among what was sent; nothing where all that is open arrived. */
type Arrived = { line: OrderLine; units: number; at?: number; codes?: string[]; expires?: string }

/**
 * Takes in what arrived: items in stock go into the usual warehouse at the order's price, against
 * goods received and not billed; anything else is accepted. More than was ordered comes in as far as
 * the firm's surplus, and beyond it where that is accepted; a bill for it is then held like any that
 * is above the order. What goes straight to a customer is delivered for the customer's order at once.
 * @throws AppError not_found, invalid, locked; conflict
 */
export function receiveOrder(
  writer: Writer,
  context: FirmContext,
  id: string,
  { date, lines: wanted, acceptsMore }: ReceiveInput,
): PurchaseOrder {
  const order = getStoredOrder(writer, id)
  requireStep(writer, order, 'receive')
  if (date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  if (date < order.issueDate) throw invalidField('date', 'beforeOrder')
  const arrived = chosen(writer, linesOf(writer, id), wanted, acceptsMore)
  const known = stockItemIds(
    writer,
    arrived.flatMap(({ line: { itemId } }) => (itemId === null ? [] : [itemId])),
  )
  const stocked = arrived.filter(({ line: { itemId } }) => itemId !== null && known.has(itemId))
  for (const { line, units } of arrived) addToLine(writer, line.id, { received: units })
  if (stocked.length > 0) {
    const document = StockDocumentInput.parse({
      kind: 'receipt',
      date,
      warehouseId: usualWarehouse(writer, context).id,
      partner: order.supplierName,
      note: order.number ?? '',
      lines: stocked.map(({ line, units, codes = [], expires = '' }) => ({
        codes,
        expires,
        item: line.itemId ?? '',
        quantity: quantityText(units),
        unit: line.unit,
        unitCost: orderCost(writer, order, line),
      })),
    })
    // A box is as large as it was when it was ordered.
    const lines = document.lines.map((line, at) => ({
      ...line,
      unitSize: stocked[at]?.line.unitSize ?? '1',
    }))
    const receipt = atLines(stocked, () =>
      createStockDocument(writer, context, { ...document, lines, isUnasked: true }),
    )
    linkRecords(writer, context, {
      from: { kind: entity, id },
      relation: 'delivers',
      to: { kind: 'stockDocument', id: receipt.id },
    })
    for (const [at, { line, units }] of stocked.entries()) {
      addToLine(writer, line.id, { receivedCost: costOfUnits(writer, order, line, units) })
      noteReceipt(writer, context, {
        orderLineId: line.id,
        documentId: receipt.id,
        line: at,
        units,
      })
    }
    clearBilledBefore(writer, context, order, {
      date,
      memo: `${receipt.number} ${order.supplierName}`,
      source: { kind: 'stockDocument', id: receipt.id },
    })
  }
  keepState(writer, context, id)
  expectRest(writer, context, id)
  passOn(writer, context, id, { date, arrived: stocked })
  const after = {
    date,
    lines: arrived.map(({ line, units }) => ({
      description: line.description,
      quantity: quantityText(units),
    })),
  }
  writer.audit({ entity, entityId: id, action: 'receive', after })
  return getOrder(writer, context, id)
}

/** What is wrong with a line of the receipt is told at the line that was sent. */
function atLines<Result>(stocked: readonly Arrived[], receive: () => Result): Result {
  try {
    return receive()
  } catch (error) {
    if (!(error instanceof AppError) || Object.keys(error.fields).length === 0) throw error
    const fields = Object.entries(error.fields).map(([path, problem]) => {
      const [, place, rest] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
      return [place ? `lines.${stocked[Number(place)]?.at ?? place}.${rest}` : path, problem]
    })
    throw new AppError(error.code, error.message, { fields: Object.fromEntries(fields) })
  }
}

/** What was billed before it arrived clears what its receipts posted, to the cent. */
function clearBilledBefore(
  writer: Writer,
  context: FirmContext,
  order: StoredOrder,
  entry: Parameters<typeof postDifference>[3],
): void {
  let clearedCost = 0
  for (const line of linesOf(writer, order.id)) {
    if (line.clearedCost === 0) continue
    const more = costToClear(writer, order, line)
    addToLine(writer, line.id, { clearedCost: more })
    clearedCost += more
  }
  postDifference(writer, context, 0 - clearedCost, entry)
}

function chosen(
  reader: Reader,
  lines: readonly OrderLine[],
  wanted: ReceiveInput['lines'],
  acceptsMore: boolean,
): Arrived[] {
  if (wanted.length === 0) {
    const open = lines.filter(({ received, units }) => received < units)
    return open.map((line) => ({ line, units: line.units - line.received }))
  }
  const fields: FieldProblems = {}
  const arrived = wanted.flatMap(({ lineId, quantity, codes, expires }, at): Arrived[] => {
    const line = lines.find(({ id }) => id === lineId)
    const units = unitsOf(quantity)
    const most = line ? mostTaken(reader, { ...line, ordered: line.units, done: line.received }) : 0
    if (line && (units <= most || acceptsMore)) return [{ line, units, at, codes, expires }]
    fields[`lines.${at}.quantity`] = aboveSurplus(most)
    return []
  })
  refuseProblems(fields, 'The quantity or amount is too high')
  return arrived
}
