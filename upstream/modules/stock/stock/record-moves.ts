import { AppError, type FieldProblem } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { CostChange, StockDocumentKind } from '#contract/stock/stock.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { documentFacts } from './document-reader.ts'
import { allotMove } from './lots/allot.ts'
import type { NamedLots, Share } from './lots/choose.ts'
import { postRecosted } from './post-moves.ts'
import { quantityText } from './quantity.ts'
import type { Recosted } from './recost.ts'
import { recostAll } from './recost-all.ts'
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
  /** Of a price that is put right and moves nothing: how many units it is of. */
  pricedQuantity?: number
  /** And by which move they came in. */
  pricedMoveId?: string | undefined
  /** The move out that comes back. */
  originId?: string
  /** Batches or serial numbers that a person named. */
  named?: NamedLots
  /** Of what is assembled or taken apart: the line of the kit. */
  kitLine?: number
  /** Role of the account against the stock's; none for a transfer. */
  counter?: string
  /** Whose goods were sold, where the cost of sales is to be put on a cost centre. */
  costCentreId?: string
}

type OfDocument = {
  documentId: string
  kind: StockDocumentKind
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
  const written: WrittenMove[] = []
  for (const move of moves) {
    const { id, sequence } = insertMove(writer, context, document, move)
    ids.add(id)
    written.push({ ...move, id })
    added.set(move.itemId, Math.min(sequence, added.get(move.itemId) ?? sequence))
  }
  const { date } = document
  const changed = recostAll(
    writer,
    new Map([...added].map(([itemId, sequence]) => [itemId, { date, sequence }])),
  )
  for (const [itemId, found] of changed) {
    const out = moves.find((move) => move.itemId === itemId && move.quantity < 0)
    requireEnough(writer, out, getStockItem(writer, itemId).name, found, ids)
    keepShelf(writer, context, itemId)
  }
  allotMoves(writer, context, document, written)
  if (!document.confirmsCosts) requireSameCosts(writer, context, changed, ids)
  postRecosted(writer, context, [...changed.values()].flat())
}

type WrittenMove = NewMove & { id: string }

/** After the stock is known to be enough: what is missing of a batch is told only then. */
function allotMoves(
  writer: Writer,
  context: FirmContext,
  { documentId, kind, date }: OfDocument,
  moves: readonly WrittenMove[],
): void {
  let before: readonly Share[] = []
  for (const move of moves) {
    before = allotMove(writer, context, { ...move, documentId, kind, date }, before)
  }
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
         quantity, given, priced_quantity, priced_move_id, origin_id, counter, kit_line,
         cost_centre_id)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       returning sequence`,
      id,
      documentId,
      move.line,
      move.itemId,
      move.warehouseId,
      kind,
      move.quantity >= 0 ? 'in' : 'out',
      date,
      move.quantity,
      move.given ?? null,
      move.pricedQuantity ?? null,
      move.pricedMoveId ?? null,
      move.originId ?? null,
      move.counter ?? '',
      move.kitLine ?? null,
      move.costCentreId ?? '',
    )
    .one()
  return { id, sequence }
}

/** Unless the firm allows it, nothing goes out that is not there, on its day and ever after. */
function requireEnough(
  writer: Writer,
  out: NewMove | undefined,
  itemName: string,
  found: readonly Recosted[],
  added: ReadonlySet<string>,
): void {
  if (stockSettings(writer).allowsNegative) return
  for (const { moveId, placeAfter, placeBefore, date, quantity } of found) {
    const isWorse = added.has(moveId) ? quantity < 0 : placeAfter < placeBefore
    if (placeAfter >= 0 || !isWorse) continue
    const missing = quantityText(0 - placeAfter)
    // Of a component the person wrote no line: it is told at that of the kit.
    const problem: FieldProblem =
      out?.kitLine === undefined || out.kitLine === out.line
        ? { key: 'notEnoughStock', params: { missing, date } }
        : { key: 'notEnoughOfComponent', params: { item: itemName, missing, date } }
    const fields = { [`lines.${out?.kitLine ?? out?.line ?? 0}.quantity`]: problem }
    throw new AppError('invalid', `Not enough of ${itemName}`, { fields })
  }
}

/** @throws AppError conflict `costsChange` with the changes of moves that were posted before */
export function requireSameCosts(
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
        ...(isShown ? costsOf(facts.kind, one) : { costBefore: null, costAfter: null }),
      })
    }
  }
  if (changes.length === 0) return
  throw new AppError('conflict', 'The costs would change', {
    detail: { reason: 'costsChange', changes },
  })
}

/** What came in cost what it is worth; of all else what left the stock. */
function costsOf(kind: StockDocumentKind, { valueBefore, valueAfter, correction }: Recosted) {
  if (kind === 'receipt') return { costBefore: valueBefore, costAfter: valueAfter + correction }
  return { costBefore: 0 - valueBefore, costAfter: correction - valueAfter }
}
