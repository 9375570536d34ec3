import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { inOwnUnit, inPackages } from '../../catalogue/items/index.ts'
import { deliveriesOf, lineSums, linesOf, type StoredLine } from './document-reader.ts'
import { setDone } from './document-writer.ts'
import { lotsOfDocument } from './lots/reader.ts'
import { tellOrder } from './order-steps.ts'
import { quantityText } from './quantity.ts'
import { settleOpen, takeBack } from './steps.ts'

/** A delivery of an order, with what of the order's lines is on it: ten-thousandths of their units. */
export type OrderedDelivery = {
  id: string
  number: string
  date: string
  state: 'open' | 'done'
  lines: { lineId: string; quantity: number; done: number; returned: number }[]
}

type Counted = StoredLine & { returned: number }

/** The deliveries of an order, the oldest first. A kit counts as far as all its components do. */
export function deliveriesOfOrder(reader: Reader, orderId: string): OrderedDelivery[] {
  return deliveriesOf(reader, orderId).map(({ id, number, date, state }) => {
    const bySource = Map.groupBy(countedLines(reader, id), ({ sourceLineId }) => sourceLineId)
    return {
      ...{ id, number, date, state },
      lines: [...bySource].map(([lineId, parts]) => {
        const least = (of: (line: Counted) => number) =>
          Math.min(...parts.map((line) => inPackages(of(line), line.unitSize)))
        const done = least((line) => line.done)
        const kept = least((line) => line.done - line.returned)
        return { lineId, done, returned: done - kept, quantity: least((line) => line.quantity) }
      }),
    }
  })
}

/** Batches and serial numbers that left on a delivery, by the line of its order. */
export function codesOfDelivery(reader: Reader, documentId: string): Map<string, string[]> {
  const lots = lotsOfDocument(reader, documentId)
  const found = new Map<string, string[]>()
  for (const { position, sourceLineId } of linesOf(reader, documentId)) {
    const codes = (lots.get(position)?.lots ?? []).map(({ code }) => code)
    if (codes.length > 0) found.set(sourceLineId, [...(found.get(sourceLineId) ?? []), ...codes])
  }
  return found
}

/**
 * Takes back of what was delivered of an order, the last that left first, at the cost it went out with.
 * @param quantities ten-thousandths of the unit of the order's line, by the line's id
 * @throws AppError invalid, locked; conflict for a day before it left
 */
export function takeBackOrdered(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  { date, quantities }: { date: string; quantities: ReadonlyMap<string, number> },
): void {
  const left = new Map(quantities)
  for (const { id } of deliveriesOf(writer, orderId).reverse()) {
    const bySource = Map.groupBy(countedLines(writer, id), ({ sourceLineId }) => sourceLineId)
    const lines = [...bySource].flatMap(([lineId, parts]) => {
      const there = Math.min(
        ...parts.map((line) => inPackages(line.done - line.returned, line.unitSize)),
      )
      const units = Math.min(left.get(lineId) ?? 0, there)
      if (units <= 0) return []
      left.set(lineId, (left.get(lineId) ?? 0) - units)
      return parts.map(({ position, unitSize }) => ({
        position,
        quantity: quantityText(inOwnUnit(units, unitSize)),
      }))
    })
    if (lines.length > 0) takeBack(writer, context, id, { date, lines, confirmsCosts: true })
  }
}

/**
 * Takes off the open deliveries of an order what is not to leave any more, the newest first.
 * @param most how much of a line may still wait on them, in ten-thousandths of its unit, by its id
 */
export function shrinkOrderDeliveries(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  most: ReadonlyMap<string, number>,
): void {
  const left = new Map(most)
  for (const document of deliveriesOf(writer, orderId)) {
    if (document.state !== 'open') continue
    const bySource = Map.groupBy(linesOf(writer, document.id), ({ sourceLineId }) => sourceLineId)
    for (const [lineId, parts] of bySource) {
      const open = Math.max(
        0,
        ...parts.map(({ quantity, done, unitSize }) => inPackages(quantity - done, unitSize)),
      )
      const kept = Math.min(open, left.get(lineId) ?? 0)
      left.set(lineId, (left.get(lineId) ?? 0) - kept)
      if (kept === open) continue
      for (const { position, quantity, done, unitSize } of parts) {
        const most = Math.max(0, Math.min(quantity - done, inOwnUnit(kept, unitSize)))
        setDone(writer, document.id, position, { done, quantity: done + most })
      }
    }
    settleOpen(writer, context, document)
  }
  const [first] = deliveriesOf(writer, orderId)
  if (first) tellOrder(writer, context, first)
}

function countedLines(reader: Reader, documentId: string): Counted[] {
  const sums = lineSums(reader, documentId)
  return linesOf(reader, documentId).map((line) => ({
    ...line,
    returned: sums.get(line.position)?.returned ?? 0,
  }))
}
