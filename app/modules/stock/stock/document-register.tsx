import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import {
  type StockDocument,
  StockDocumentListQuery,
  type StockDocumentRow,
} from '#contract/stock/stock.ts'
import { stockDocumentsContract } from '#contract/stock/stock-calls.ts'
import { kindsOf, loadStockChoices, type StockChoices, warehousesOf } from './choices.ts'

const columns: Column<StockDocumentRow, StockChoices>[] = [
  { name: 'number', kind: 'link', label: 'list.number', place: 'name' },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', place: 'detail' },
  { name: 'date', kind: 'date', label: 'field.date', sort: 'date', place: 'secondDetail' },
  stateColumn(({ state }) => ({ kind: state === 'open' ? 'sent' : 'paid' })),
  { name: 'partner', kind: 'text', label: 'field.partner' },
  { name: 'warehouse', kind: 'text', label: 'field.warehouse' },
  { name: 'sourceNumber', kind: 'text', label: 'list.source', tone: 'soft' },
  { name: 'createdByName', kind: 'text', label: 'list.createdBy', tone: 'soft' },
]

const filters: Filter<StockChoices>[] = [
  { kind: 'choice', name: 'kind', label: 'field.kind', choices: kindsOf },
  { kind: 'choice', name: 'warehouseId', label: 'field.warehouse', choices: warehousesOf },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'field.date' },
]

export const documentRegister = describeRegister({
  name: 'stock-documents',
  texts: 'stock',
  prefix: 'documents',
  path: 'stock/documents',
  idParam: 'stockDocumentId',
  query: StockDocumentListQuery,
  tabs: ['all', 'open', 'done'],
  columns,
  filters,
  nameOf: ({ number }: StockDocumentRow | (StockDocument & { version: number })) => number,
  load: loadStockChoices,
  calls: {
    list: ({ call, firm: { firmId } }, query) =>
      call(stockDocumentsContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) =>
      call(stockDocumentsContract.rows, { ...query, firmId }),
    get: async ({ call, firm: { firmId } }, stockDocumentId) => ({
      ...(await call(stockDocumentsContract.get, { firmId, stockDocumentId })),
      version: 1,
    }),
  },
})
