import { AppError } from '#contract/errors.ts'
import type { Minor } from '#contract/money.ts'
import { isAllowed } from '#contract/roles.ts'
import type { CostChange } from '#contract/stock.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { requireOpenDate } from '../ledger/index.ts'
import { documentFacts } from './document-reader.ts'
import { postRecosted } from './post-moves.ts'
import { quantityText } from './quantity.ts'
import { type Recosted, recost } from './recost.ts'
import { stockSettings } from './settings.ts'
import { getStockItem, keepShelf } from './stock-items.ts'

/** One movement as a document causes it; positive comes in, negative goes out. */
export type NewMove = {
  line: number
  itemId: string
  warehouseId: string
  quantity: number
  /** What comes in is worth, minor units of the base currency. */
  given?: Minor
  /** The move out that comes back. */
  originId?: string
  /** Role of the account against the stock's; none for a transfer. */
  counter?: string
}

type OfDocument = {
  documentId: string
  kind: 'receipt' | 'delivery' | 'return' | 'transfer' | 'adjustment'
  date: string
  /** Whether it is accepted that later moves cost something else. */
  confirmsCosts: boolean
}

/**
 * Adds moves, works out their cost and that of all that follows them, and posts it, in the caller's
 * transaction: the one function that moves stock.
 * @throws AppError locked; invalid `notEnoughStock` at the line, with what is missing; conflict
 *   `costsChange` with the `changes` of moves that were posted before
 */
export function recordMoves(
  writer: Writer,
  context: FirmContext,
  document: OfDocument,
  moves: readonly NewMove[],
): void {
  requireOpenDate(writer, document.date, context)
  const added = new Map<string, number>()
  const ids = new Set<string>()
  for (const move of moves) {
    const { id, sequence } = insertMove(writer, context, document, move)
    ids.add(id)
    added.set(move.itemId, Math.min(sequence, added.get(move.itemId) ?? sequence))
  }
  const changed = new Map<string, Recosted[]>()
  for (const [itemId, sequence] of added) {
    const item = getStockItem(writer, itemId)
    const found = recost(writer, item, { date: document.date, sequence })
    const out = moves.find((move) => move.itemId === itemId && move.quantity < 0)
    requireEnough(writer, `lines.${out?.line ?? 0}.quantity`, item.name, found, ids)
    keepShelf(writer, context, itemId)
    changed.set(itemId, found)
  }
  if (!document.confirmsCosts) requireSameCosts(writer, context, changed, ids)
  postRecosted(writer, context, [...changed.values()].flat())
}

function insertMove(
  { sql }: Writer,
  { newId }: FirmContext,
  { documentId, kind, date }: OfDocument,
  move: NewMove,
): { id: string; sequence: number } {
  const id = newId()
  const { sequence } = sql
    .exec<{ sequence: number }>(
      `insert into stock_moves (id, document_id, line, item_id, warehouse_id, kind, direction, date,
         quantity, given, origin_id, counter) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       returning sequence`,
      id,
      documentId,
      move.line,
      move.itemId,
      move.warehouseId,
      kind,
      move.quantity > 0 ? 'in' : 'out',
      date,
      move.quantity,
      move.given ?? null,
      move.originId ?? null,
      move.counter ?? '',
    )
    .one()
  return { id, sequence }
}

/** Unless the firm allows it, nothing goes out that is not there, on its day and ever after. */
function requireEnough(
  writer: Writer,
  path: string,
  itemName: string,
  found: readonly Recosted[],
  added: ReadonlySet<string>,
): void {
  if (stockSettings(writer).allowsNegative) return
  for (const { moveId, placeAfter, placeBefore, date, quantity } of found) {
    const isWorse = added.has(moveId) ? quantity < 0 : placeAfter < placeBefore
    if (placeAfter >= 0 || !isWorse) continue
    const missing = quantityText(0 - placeAfter)
    const fields = { [path]: { key: 'notEnoughStock', params: { missing, date } } }
    throw new AppError('invalid', `Not enough of ${itemName}`, { fields })
  }
}

function requireSameCosts(
  writer: Writer,
  { actor }: FirmContext,
  changed: ReadonlyMap<string, readonly Recosted[]>,
  added: ReadonlySet<string>,
): void {
  const changes: CostChange[] = []
  const isShown = isAllowed(actor, 'stock:cost')
  for (const [itemId, found] of changed) {
    const { name } = getStockItem(writer, itemId)
    for (const one of found) {
      if (added.has(one.moveId) || (one.value === 0 && one.correction === 0)) continue
      const facts = documentFacts(writer, one.documentId)
      changes.push({
        documentId: one.documentId,
        number: facts.number,
        kind: facts.kind,
        date: one.date,
        itemId,
        itemName: name,
        costBefore: isShown ? 0 - one.valueBefore : null,
        costAfter: isShown ? one.correction - one.valueAfter : null,
      })
    }
  }
  if (changes.length === 0) return
  throw new AppError('conflict', 'costsChange', { detail: { reason: 'costsChange', changes } })
}
