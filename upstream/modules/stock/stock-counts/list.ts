import type { StockCountListQuery, StockCountRow } from '#contract/stock/stock-counts.ts'
import type { Reader } from '../../../firm/store.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import { warehouseNames } from '../stock/index.ts'
import { getStoredCount, progressOf } from './reader.ts'

export const countList: RegisterSource<StockCountListQuery> = {
  from: 'stock_counts',
  tabs: {
    all: '',
    counting: "state = 'counting'",
    review: "state = 'review'",
    posted: "state = 'posted'",
    cancelled: "state = 'cancelled'",
  },
  sorts: { date: 'date' },
  filters: {
    warehouseId: equals('warehouse_id'),
    from: atLeast('date'),
    to: atMost('date'),
  },
}

export function countRows(reader: Reader): (row: Record<string, SqlStorageValue>) => StockCountRow {
  const names = warehouseNames(reader)
  return (row) => {
    const count = getStoredCount(reader, String(row.id))
    const { id, number, state, date, scope, createdByName } = count
    const warehouse = names.get(count.warehouseId) ?? ''
    const { items, counted } = progressOf(reader, id)
    return { id, number, state, date, warehouse, scope, items, counted, createdByName }
  }
}
