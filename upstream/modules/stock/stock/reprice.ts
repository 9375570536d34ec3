import type { Minor } from '#contract/core/money.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { insertDocument } from './document-writer.ts'
import { recordMoves } from './record-moves.ts'
import { usualWarehouse } from './warehouses.ts'

type Source = { kind: string; id: string; number: string }

export type Repriced = {
  itemId: string
  parts: readonly RepricedPart[]
}

export type RepricedPart = {
  /** The move that they came in by, where that is known. */
  moveId?: string | undefined
  /** How many came in at another price, in ten-thousandths of the item's own unit. */
  quantity: number
  /** By how much they cost more, minor units of the base currency. */
  amount: Minor
}

type Occasion = { date: string; partner: string; source: Source }

/**
 * Puts the price of goods right that came in before their bill: against goods received and not billed,
 * to the stock's value for those that are still there, else to the cost of goods sold. It is posted on
 * the day of the bill, or of the last receipt where that is later.
 * @throws AppError locked
 */
export function reprice(
  writer: Writer,
  context: FirmContext,
  { itemId, parts: given }: Repriced,
  { date: wanted, partner, source }: Occasion,
): void {
  const parts = given.filter(({ quantity, amount }) => quantity !== 0 && amount !== 0)
  if (parts.length === 0) return
  const date = laterOf(wanted, lastReceipt(writer, itemId) ?? wanted)
  const warehouseId = usualWarehouse(writer, context).id
  const facts = { kind: 'adjustment', state: 'done', reason: 'price', date, warehouseId } as const
  const ofSource = {
    sourceKind: source.kind,
    sourceId: source.id,
    sourceNumber: source.number,
  }
  const document = insertDocument(
    writer,
    context,
    { ...facts, partner, ...ofSource },
    parts.map(() => ({ itemId, quantity: 0, done: 0 })),
  )
  const move = { itemId, warehouseId, quantity: 0, counter: 'grni' }
  recordMoves(
    writer,
    context,
    { documentId: document.id, kind: 'adjustment', date, confirmsCosts: true },
    parts.map(({ moveId: pricedMoveId, quantity: pricedQuantity, amount }, line) => ({
      ...move,
      ...{ line, given: amount, pricedQuantity, pricedMoveId },
    })),
  )
  const { id: entityId, number: title } = document
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  writer.audit({ entity: 'stockDocument', entityId, action: 'create', title, after: { amount } })
}

/** Takes back what a document that is void put right. @throws AppError locked */
export function undoReprice(
  writer: Writer,
  context: FirmContext,
  sourceId: string,
  occasion: Occasion,
): void {
  for (const [itemId, done] of Map.groupBy(repricedBy(writer, sourceId), (one) => one.itemId)) {
    const parts = done.map(({ moveId, quantity, amount }) => ({
      ...{ quantity, amount: 0 - amount },
      ...(moveId !== null && { moveId }),
    }))
    reprice(writer, context, { itemId, parts }, occasion)
  }
}

type Done = { itemId: string; moveId: string | null; quantity: number; amount: Minor }

function repricedBy({ sql }: Reader, sourceId: string): Done[] {
  return sql
    .exec<Done>(
      `select m.item_id as itemId, m.priced_move_id as moveId, max(m.priced_quantity) as quantity,
         sum(m.given) as amount
       from stock_documents d join stock_moves m on m.document_id = d.id
       where d.source_id = ? and m.priced_quantity is not null
       group by m.item_id, m.priced_move_id order by min(m.sequence)`,
      sourceId,
    )
    .toArray()
}

function lastReceipt({ sql }: Reader, itemId: string): string | undefined {
  const [row] = sql.exec<{ date: string }>(
    `select date from stock_moves where item_id = ? and quantity > 0 and kind <> 'transfer'
     order by date desc, sequence desc limit 1`,
    itemId,
  )
  return row?.date
}
