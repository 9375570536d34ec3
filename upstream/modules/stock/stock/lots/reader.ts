import type { LotOfLine } from '#contract/catalogue/item-tracking.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type {
  LotGap,
  StockLot,
  StockLotInput,
  StockLotListQuery,
  StockLotRow,
} from '#contract/stock/stock-lots.ts'
import { gapsPerPage } from '#contract/stock/stock-lots.ts'
import { transitId } from '#contract/stock/warehouses.ts'
import type { Actor } from '../../../../firm/actor.ts'
import { addDays } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { equals, type RegisterSource } from '../../../../register/describe.ts'
import { documentFor } from '../document-reader.ts'
import { quantityText } from '../quantity.ts'
import { getStockItem } from '../stock-items.ts'
import { warehouseNames } from '../warehouses.ts'
import { expiringDays } from './expiring.ts'
import { findLot, lotOfCode, type StoredLot, setLotFacts } from './writer.ts'

/** By expiry; what says no date comes last. */
const byExpiry = "case expires when '' then '9' else expires end"

/** The list as it stands on a day of the firm, from which thirty days are counted. */
export function lotListOn(today: string): RegisterSource<StockLotListQuery> {
  return {
    from: 'stock_lots',
    search: 'stock_lots_search',
    tabs: {
      onHand: 'is_there = 1',
      expiring: `is_there = 1 and expires <> '' and expires <= '${addDays(today, expiringDays)}'`,
      all: '',
    },
    sorts: { expires: byExpiry, code: 'code collate nocase' },
    filters: {
      itemId: equals('item_id'),
      to: (value) => ({ sql: "expires <> '' and expires <= ?", bound: [value] }),
    },
  }
}

export function lotRows(reader: Reader): (row: Record<string, SqlStorageValue>) => StockLotRow {
  return (row) => shownRow(reader, getStoredLot(reader, String(row.id)))
}

/** @throws AppError not_found */
function getStoredLot(reader: Reader, id: string): StoredLot {
  const lot = findLot(reader, id)
  if (!lot) throw new AppError('not_found', 'No such batch or serial number')
  return lot
}

function shownRow(reader: Reader, { id, itemId, code, expires, quantity }: StoredLot): StockLotRow {
  const { name, sku, unit, tracking } = getStockItem(reader, itemId)
  const names = warehouseNames(reader)
  const places = reader.sql
    .exec<{ warehouseId: string; quantity: number }>(
      `select warehouse_id as warehouseId, quantity from stock_lot_balances
       where lot_id = ? and quantity <> 0 order by quantity desc`,
      id,
    )
    .toArray()
  return {
    id,
    itemId,
    itemName: name,
    sku,
    unit,
    tracking: tracking === 'serials' ? 'serials' : 'batches',
    code,
    expires,
    onHand: quantityText(quantity),
    places: places.map((place) => ({
      warehouse: names.get(place.warehouseId) ?? '',
      onHand: quantityText(place.quantity),
    })),
  }
}

/** A batch or serial number with the way it took, oldest first. @throws AppError not_found */
export function shownLot(reader: Reader, id: string, firm: { actor: Actor }): StockLot {
  const lot = getStoredLot(reader, id)
  const names = warehouseNames(reader)
  const moves = reader.sql
    .exec<{ documentId: string; warehouseId: string; date: string; quantity: number }>(
      `select document_id as documentId, warehouse_id as warehouseId, date, quantity
       from stock_lot_moves where lot_id = ? order by date, sequence limit 1000`,
      id,
    )
    .toArray()
  return {
    ...shownRow(reader, lot),
    moves: moves.map(({ documentId, warehouseId, date, quantity }) => {
      const { kind, number, partner, ...more } = documentFor(reader, firm, documentId)
      const { sourceKind, sourceId, sourceNumber } = more
      return {
        date,
        kind,
        documentId,
        number,
        partner,
        source: sourceId ? { kind: sourceKind, id: sourceId, number: sourceNumber } : null,
        warehouse: names.get(warehouseId) ?? '',
        quantity: quantityText(quantity),
      }
    }),
  }
}

/** Puts the code or the date of a batch right. @throws AppError not_found; invalid */
export function updateLot(
  writer: Writer,
  context: FirmContext,
  id: string,
  { code, expires }: StockLotInput,
): StockLot {
  const lot = getStoredLot(writer, id)
  const other = lotOfCode(writer, lot.itemId, code)
  if (other && other.id !== id) throw invalidField('code', 'codeTaken')
  setLotFacts(writer, context, getStockItem(writer, lot.itemId), lot, { code, expires })
  const before = { code: lot.code, expires: lot.expires }
  const after = { code, expires }
  writer.audit({ entity: 'stockLot', entityId: id, action: 'update', title: code, before, after })
  return shownLot(writer, id, context)
}

/** Batches or serial numbers of an item at the end of a day, the first to expire first. */
export function lotsOnHand({ sql }: Reader, itemId: string, date: string): LotOfLine[] {
  return sql
    .exec<{ id: string; code: string; expires: string; quantity: number }>(
      `select lot.id, lot.code, lot.expires, sum(part.quantity) as quantity
       from stock_lot_moves as part join stock_lots as lot on lot.id = part.lot_id
       where part.item_id = ? and part.date <= ? group by lot.id having sum(part.quantity) <> 0
       order by lot.expires = '', lot.expires, lot.id limit 100`,
      itemId,
      date,
    )
    .toArray()
    .map((lot) => ({ ...lot, quantity: quantityText(lot.quantity) }))
}

/** What each line of a document is of, and how much of it is still to be assigned. */
export function lotsOfDocument(
  { sql }: Reader,
  documentId: string,
): Map<number, { lots: LotOfLine[]; toAssign: number }> {
  const found = new Map<number, { lots: LotOfLine[]; toAssign: number }>()
  const at = (line: number) => {
    const known = found.get(line) ?? { lots: [], toAssign: 0 }
    found.set(line, known)
    return known
  }
  // A transfer goes out and comes in, some through what is on its way: what left the first place counts.
  const counted = `not (move.kind = 'transfer' and (move.quantity > 0 or move.warehouse_id = '${transitId}'))`
  const lots = sql.exec<{
    line: number
    id: string
    code: string
    expires: string
    quantity: number
  }>(
    `select move.line, lot.id, lot.code, lot.expires, abs(sum(part.quantity)) as quantity
     from stock_lot_moves as part join stock_moves as move on move.id = part.move_id
     join stock_lots as lot on lot.id = part.lot_id
     where part.document_id = ? and ${counted}
     group by move.line, lot.id order by min(part.sequence)`,
    documentId,
  )
  for (const { line, quantity, ...lot } of lots) {
    at(line).lots.push({ ...lot, quantity: quantityText(quantity) })
  }
  const gaps = sql.exec<{ line: number; quantity: number }>(
    `select move.line, abs(sum(gap.quantity)) as quantity
     from stock_lot_gaps as gap join stock_moves as move on move.id = gap.move_id
     where gap.document_id = ? and ${counted} group by move.line`,
    documentId,
  )
  for (const { line, quantity } of gaps) at(line).toAssign = quantity
  return found
}

/** What moved and has no batch or serial number yet, oldest first. */
export function listGaps(
  reader: Reader,
  page: number,
  firm: { actor: Actor },
): { rows: LotGap[]; total: number } {
  const { sql } = reader
  const { total } = sql
    .exec<{ total: number }>('select count(*) as total from stock_lot_gaps')
    .one()
  const rows = sql
    .exec<{ documentId: string; position: number; itemId: string; date: string; quantity: number }>(
      `select gap.document_id as documentId, move.line as position, move.item_id as itemId, gap.date,
         gap.quantity
       from stock_lot_gaps as gap join stock_moves as move on move.id = gap.move_id
       order by gap.date, gap.move_id limit ? offset ?`,
      gapsPerPage,
      (page - 1) * gapsPerPage,
    )
    .toArray()
  return {
    total,
    rows: rows.map(({ quantity, ...row }) => {
      const { name, sku, unit, tracking } = getStockItem(reader, row.itemId)
      const { number, kind, partner, sourceNumber } = documentFor(reader, firm, row.documentId)
      return {
        ...row,
        ...{ number, kind, partner, sourceNumber, itemName: name, sku, unit },
        tracking: tracking === 'serials' ? ('serials' as const) : ('batches' as const),
        quantity: quantityText(quantity),
      }
    }),
  }
}
