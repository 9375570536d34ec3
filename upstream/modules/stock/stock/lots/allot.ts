import { transitId } from '#contract/stock/warehouses.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import type { StockItem } from '../stock-items.ts'
import { getStockItem } from '../stock-items.ts'
import {
  lotsByExpiry,
  lotsComingIn,
  lotsNamed,
  lotsOnTheirWay,
  lotsToComeBack,
  type NamedLots,
  type Share,
} from './choose.ts'
import { gapOf, insertLotMove, type LotMove, setGap } from './writer.ts'

/** A move that was just written. */
export type AllottedMove = LotMove & {
  kind: string
  /** With its sign. */
  quantity: number
  originId?: string | undefined
  named?: NamedLots | undefined
}

/**
 * Says of which batches or serial numbers a move is. What goes out of a batch that nobody named is of
 * the one that expires first; what is left over is to be assigned later.
 * @param before what the other half of a transfer was of
 * @returns what it is of
 * @throws AppError invalid at the codes of the line
 */
export function allotMove(
  writer: Writer,
  context: FirmContext,
  move: AllottedMove,
  before: readonly Share[],
): readonly Share[] {
  const item = getStockItem(writer, move.itemId)
  if (item.tracking === 'none' || move.quantity === 0) return []
  const shares = sharesOf(writer, context, item, move, before)
  writeShares(writer, move, shares, move.quantity)
  return shares
}

/** Writes what a move is of, and what of `open` is left to be assigned, with the move's sign. */
export function writeShares(
  writer: Writer,
  move: LotMove & { originId?: string | undefined },
  shares: readonly Share[],
  open: number,
): void {
  const sign = Math.sign(open)
  let left = Math.abs(open)
  for (const { lotId, quantity } of shares) {
    insertLotMove(writer, move, lotId, sign * quantity)
    left -= quantity
  }
  setGap(writer, move, sign * withoutOrigin(writer, move, left))
}

/** What comes back of units that nobody assigned needs no batch either: neither of them is asked for. */
function withoutOrigin(
  writer: Writer,
  { originId }: { originId?: string | undefined },
  left: number,
): number {
  if (originId === undefined || left === 0) return left
  const gap = gapOf(writer, originId)
  const both = Math.min(left, Math.abs(gap))
  const [origin] = writer.sql.exec<{ id: string; documentId: string; date: string }>(
    'select id, document_id as documentId, date from stock_moves where id = ?',
    originId,
  )
  if (origin && both > 0) setGap(writer, origin, gap + both)
  return left - both
}

function sharesOf(
  writer: Writer,
  context: FirmContext,
  item: StockItem,
  move: AllottedMove,
  before: readonly Share[],
): readonly Share[] {
  const { kind, warehouseId, originId } = move
  const named = move.named && move.named.codes.length > 0 ? move.named : undefined
  const quantity = Math.abs(move.quantity)
  if (move.quantity > 0) {
    if (originId !== undefined) return comingBack(writer, item, originId, quantity, named)
    if (kind === 'transfer') return before
    return named ? lotsComingIn(writer, context, item, named, quantity) : []
  }
  const out = { ...move, quantity }
  if (kind === 'transfer' && warehouseId === transitId) return lotsOnTheirWay(writer, out, named)
  if (named) return lotsNamed(writer, item, named, out)
  return item.tracking === 'batches' ? lotsByExpiry(writer, item, out) : []
}

/** Of several serial numbers that went out nobody can guess which one comes back. */
function comingBack(
  reader: Reader,
  item: StockItem,
  originId: string,
  quantity: number,
  named: NamedLots | undefined,
): Share[] {
  const shares = lotsToComeBack(reader, originId, quantity, named)
  if (named || item.tracking === 'batches') return shares
  const all = lotsToComeBack(reader, originId, Number.MAX_SAFE_INTEGER, undefined)
  return all.length === shares.length ? shares : []
}
