import type { Minor } from '#contract/money.ts'
import { laterOf } from '../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { insertDocument } from './document-writer.ts'
import { recordMoves } from './record-moves.ts'
import { usualWarehouse } from './warehouses.ts'

type Source = { kind: string; id: string; number: string }

export type Repriced = {
  itemId: string
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
  { itemId, quantity, amount }: Repriced,
  { date: wanted, partner, source }: Occasion,
): void {
  if (amount === 0 || quantity === 0) return
  const date = laterOf(wanted, lastReceipt(writer, itemId) ?? wanted)
  const warehouseId = usualWarehouse(writer, context).id
  const facts = { kind: 'adjustment', state: 'done', reason: 'price', date, warehouseId } as const
  const ofSource = {
    sourceKind: source.kind,
    sourceId: source.id,
    sourceNumber: source.number,
  }
  const document = insertDocument(writer, context, { ...facts, partner, ...ofSource }, [
    { itemId, quantity: 0, done: 0 },
  ])
  const move = { line: 0, itemId, warehouseId, quantity: 0, given: amount, counter: 'grni' }
  recordMoves(
    writer,
    context,
    { documentId: document.id, kind: 'adjustment', date, confirmsCosts: true },
    [{ ...move, pricedQuantity: quantity }],
  )
  const { id: entityId, number: title } = document
  writer.audit({ entity: 'stockDocument', entityId, action: 'create', title, after: { amount } })
}

/** Takes back what a document that is void put right. @throws AppError locked */
export function undoReprice(
  writer: Writer,
  context: FirmContext,
  sourceId: string,
  occasion: Occasion,
): void {
  for (const { itemId, quantity, amount } of repricedBy(writer, sourceId)) {
    reprice(writer, context, { itemId, quantity, amount: 0 - amount }, occasion)
  }
}

function repricedBy({ sql }: Reader, sourceId: string): Repriced[] {
  return sql
    .exec<Repriced>(
      `select m.item_id as itemId, max(m.priced_quantity) as quantity, sum(m.given) as amount
       from stock_documents d join stock_moves m on m.document_id = d.id
       where d.source_id = ? and m.priced_quantity is not null group by m.item_id`,
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
