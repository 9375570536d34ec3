import { ItemTracking } from '#contract/catalogue/item-tracking.ts'
import type {
  StockDocumentListQuery,
  StockDocumentRow,
  StockListQuery,
  StockMove,
  StockMoveListQuery,
  StockRow,
} from '#contract/stock/stock.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { documentFor, type StoredDocument } from './document-reader.ts'
import { quantityText } from './quantity.ts'
import { placesOf } from './reader.ts'
import { stockItems } from './stock-items.ts'
import { warehouseNames } from './warehouses.ts'

type Stored = Record<string, SqlStorageValue>

/** What is in stock; with a warehouse, what lies there. */
export const stockList: RegisterSource<StockListQuery> = {
  from: 'stock_items',
  search: 'stock_search',
  tabs: { all: 'is_listed = 1', low: "shelf = 'low'", unlisted: 'is_listed = 0' },
  sorts: { name: 'name collate nocase', sku: 'sku', onHand: 'quantity', value: 'value' },
  filters: {
    warehouseId: (value) => ({
      sql: 'id in (select item_id from stock_balances where warehouse_id = ? and quantity <> 0)',
      bound: [value],
    }),
  },
}

export const moveList: RegisterSource<StockMoveListQuery> = {
  from: 'stock_moves',
  tabs: { all: '', in: "direction = 'in'", out: "direction = 'out'" },
  sorts: { date: 'date' },
  filters: {
    kind: equals('kind'),
    itemId: equals('item_id'),
    warehouseId: equals('warehouse_id'),
    from: atLeast('date'),
    to: atMost('date'),
  },
}

export const documentList: RegisterSource<StockDocumentListQuery> = {
  from: 'stock_documents',
  tabs: { all: '', open: "state = 'open'", done: "state = 'done'" },
  sorts: { date: 'date' },
  filters: {
    kind: equals('kind'),
    warehouseId: (value) => ({
      sql: '(warehouse_id = ? or to_warehouse_id = ?)',
      bound: [value, value],
    }),
    sourceId: equals('source_id'),
    from: atLeast('date'),
    to: atMost('date'),
  },
}

export function stockRows(reader: Reader): (row: Stored) => StockRow {
  const { baseCurrency } = getFirmProfile(reader)
  const names = warehouseNames(reader)
  return (row) => {
    const id = String(row.id)
    const [quantity, reserved] = [Number(row.quantity), Number(row.reserved)]
    return {
      id,
      sku: String(row.sku),
      name: String(row.name),
      unit: String(row.unit),
      onHand: quantityText(quantity),
      reserved: quantityText(reserved),
      available: quantityText(quantity - reserved),
      expected: quantityText(Number(row.expected)),
      reorderLevel: quantityText(Number(row.reorder_level)),
      isLow: row.shelf === 'low',
      isKit: row.is_kit === 1,
      tracking: ItemTracking.parse(row.tracking),
      currency: baseCurrency,
      value: Number(row.value),
      places: placesOf(reader, id).map((place) => ({
        warehouse: names.get(place.warehouseId) ?? '',
        onHand: quantityText(place.quantity),
      })),
    }
  }
}

export function moveRows(reader: Reader, firm: { actor: Actor }): (row: Stored) => StockMove {
  const { baseCurrency } = getFirmProfile(reader)
  const names = warehouseNames(reader)
  const documents = new Map<string, StoredDocument>()
  return (row) => {
    const documentId = String(row.document_id)
    const document = documents.get(documentId) ?? documentFor(reader, firm, documentId)
    documents.set(documentId, document)
    const itemId = String(row.item_id)
    const item = stockItems(reader, [itemId]).get(itemId)
    return {
      id: String(row.id),
      date: String(row.date),
      kind: document.kind,
      documentId,
      number: document.number,
      partner: document.partner,
      itemId,
      itemName: item?.name ?? '',
      sku: item?.sku ?? '',
      unit: item?.unit ?? '',
      warehouse: names.get(String(row.warehouse_id)) ?? '',
      quantity: quantityText(Number(row.quantity)),
      onHand: quantityText(Number(row.quantity_after)),
      currency: baseCurrency,
      value: Number(row.value),
    }
  }
}

export function documentRows(
  reader: Reader,
  firm: { actor: Actor },
): (row: Stored) => StockDocumentRow {
  const names = warehouseNames(reader)
  return (row) => {
    const { id, kind, number, state, date, partner, createdByName, ...more } = documentFor(
      reader,
      firm,
      String(row.id),
    )
    const to = more.toWarehouseId ? ` → ${names.get(more.toWarehouseId) ?? ''}` : ''
    return {
      id,
      kind,
      number,
      state,
      date,
      partner,
      createdByName,
      warehouse: `${names.get(more.warehouseId) ?? ''}${to}`,
      sourceNumber: more.sourceNumber,
    }
  }
}
