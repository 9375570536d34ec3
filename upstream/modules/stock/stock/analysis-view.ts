import type { ModuleParts } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { costSources } from './sold-costs.ts'

/** Movements of stock; values are for whoever may see what goods cost. */
export const stockMovesView: ModuleParts['analysisViews'][number] = {
  name: 'stockMoves',
  needs: 'stock:view',
  from: 'stock_moves as move',
  dates: { date: { sql: 'date' } },
  fields: {
    item: { sql: 'item_id', kind: 'item' },
    itemCategory: { sql: 'item_id', kind: 'itemCategory' },
    warehouse: { sql: 'warehouse_id', kind: 'named', names: namesOfWarehouses },
    moveKind: { sql: 'kind', kind: 'choice' },
    direction: { sql: 'direction', kind: 'choice' },
    costCentre: { sql: 'cost_centre_id', kind: 'costCentre' },
  },
  measures: {
    quantityIn: { sum: `case direction when 'in' then quantity else 0 end`, unit: 'quantity' },
    quantityOut: {
      sum: `case direction when 'out' then 0 - quantity else 0 end`,
      unit: 'quantity',
    },
    quantityChange: { sum: 'quantity', unit: 'quantity' },
    onHand: { level: 'quantityChange' },
    moves: { sum: '1', unit: 'count' },
    valueChange: { sum: 'value', unit: 'amount', needs: 'stock:cost' },
    stockValue: { level: 'valueChange', needs: 'stock:cost' },
    meanStockValue: { meanLevel: 'valueChange', needs: 'stock:cost' },
    costOfSales: {
      sum: `case counter when 'cogs' then 0 - value else correction end`,
      unit: 'amount',
      needs: 'stock:cost',
    },
    stockTurn: {
      over: 'costOfSales',
      under: 'meanStockValue',
      unit: 'number',
      needs: 'stock:cost',
    },
  },
  path: `'stock/documents/' || document_id`,
}

/** What goods cost that were invoiced, delivered for an order, sold over the counter or went out by hand. */
export const soldCostRows: ModuleParts['soldCostRows'] = {
  columns: {
    date: 'move.date',
    item_id: 'move.item_id',
    cost_centre_id: 'move.cost_centre_id',
    source_id: `case when document.source_kind in ('bill', 'billCredit') then '' else document.source_id end`,
    cost: `case move.counter when 'cogs' then 0 - move.value else move.correction end`,
    path: `'stock/documents/' || move.document_id`,
  },
  from: `stock_moves as move join stock_documents as document on document.id = move.document_id
    where (move.counter = 'cogs' or move.correction <> 0) and document.source_kind in (${costSources})`,
}

function namesOfWarehouses({ sql }: Reader): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string }>('select id, name from stock_warehouses')
  return new Map(rows.toArray().map(({ id, name }) => [id, name]))
}
