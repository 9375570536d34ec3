import { AppError, invalidField } from '#contract/core/errors.ts'
import type { StockDocument } from '#contract/stock/stock.ts'
import type { AssignLotsInput } from '#contract/stock/stock-lots.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { getStoredDocument } from '../document-reader.ts'
import { shownDocument } from '../document-view.ts'
import { quantityText, unitsOf } from '../quantity.ts'
import { getStockItem } from '../stock-items.ts'
import { writeShares } from './allot.ts'
import {
  lotsComingIn,
  lotsNamed,
  lotsToComeBack,
  type NamedLots,
  oneUnit,
  type Share,
} from './choose.ts'
import type { LotMove } from './writer.ts'

type OpenMove = LotMove & { kind: string; originId: string | null; open: number }

/**
 * Names the batches or serial numbers of what a document has moved already.
 * @throws AppError not_found; invalid at the line's codes or quantity
 */
export function assignLots(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  { lines }: AssignLotsInput,
): StockDocument {
  const document = getStoredDocument(writer, documentId)
  for (const [at, line] of lines.entries()) assignLine(writer, context, documentId, { ...line, at })
  const after = shownDocument(writer, documentId)
  writer.audit({
    entity: 'stockDocument',
    entityId: documentId,
    action: 'assign',
    title: document.number,
    after: { lots: lines.map(({ position, codes }) => `${position}: ${codes.join(', ')}`) },
  })
  return after
}

type AssignedLine = AssignLotsInput['lines'][number] & { at: number }

function assignLine(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  { at, position, codes, expires, quantity }: AssignedLine,
): void {
  const open = openMoves(writer, documentId, position)
  const whole = open.reduce((sum, move) => (move.isSecond ? sum : sum + Math.abs(move.open)), 0)
  if (whole === 0) throw invalidField(`lines.${at}.codes`, 'nothingToAssign')
  if (codes.length === 0) throw invalidField(`lines.${at}.codes`, 'required')
  const isOfSerials = getStockItem(writer, open[0]?.itemId ?? '').tracking === 'serials'
  let left = isOfSerials ? codes.length * oneUnit : quantity === '' ? whole : unitsOf(quantity)
  if (left > whole) {
    const field = isOfSerials ? 'codes' : 'quantity'
    throw invalidField(`lines.${at}.${field}`, 'moreThanLeft', { maximum: quantityText(whole) })
  }
  const waiting = [...codes]
  let shares: Share[] = []
  for (const move of open) {
    if (!move.isSecond) {
      const part = Math.min(left, Math.abs(move.open))
      if (part === 0) break
      const taken = isOfSerials ? waiting.splice(0, part / oneUnit) : codes
      shares = chosen(writer, context, move, part, { at, codes: taken, expires })
      left -= part
    }
    writeShares(writer, { ...move, originId: undefined }, shares, move.open)
  }
}

function chosen(
  writer: Writer,
  context: FirmContext,
  move: OpenMove,
  quantity: number,
  named: NamedLots,
): Share[] {
  const item = getStockItem(writer, move.itemId)
  if (move.open < 0) return lotsNamed(writer, item, named, { ...move, quantity })
  if (move.originId !== null) {
    const back = lotsToComeBack(writer, move.originId, quantity, named)
    const found = back.reduce((sum, share) => sum + share.quantity, 0)
    if (found === quantity) return back
    throw new AppError('invalid', 'More lots are assigned than were delivered', {
      fields: {
        [`lines.${named.at}.codes`]: {
          key: 'moreThanLeft',
          params: { maximum: quantityText(found) },
        },
      },
    })
  }
  return lotsComingIn(writer, context, item, named, quantity)
}

/** The moves of a line that lack something; the second half of a transfer is of what the first is of. */
function openMoves({ sql }: Reader, documentId: string, position: number) {
  const rows = sql.exec<OpenMove>(
    `select move.id, move.document_id as documentId, move.item_id as itemId,
       move.warehouse_id as warehouseId, move.date, move.kind, move.origin_id as originId,
       gap.quantity as open
     from stock_lot_gaps as gap join stock_moves as move on move.id = gap.move_id
     where gap.document_id = ? and move.line = ? order by move.sequence`,
    documentId,
    position,
  )
  return rows
    .toArray()
    .map((move) => ({ ...move, isSecond: move.kind === 'transfer' && move.open > 0 }))
}
