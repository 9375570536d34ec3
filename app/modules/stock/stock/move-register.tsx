import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { text } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { type StockMove, StockMoveListQuery } from '#contract/stock/stock.ts'
import { stockMovesContract } from '#contract/stock/stock-calls.ts'
import { kindsOf, loadStockChoices, type StockChoices, warehousesOf } from './choices.ts'
import { documentPath, stockItemPath } from './paths.ts'

const columns: Column<StockMove, StockChoices>[] = [
  { name: 'date', kind: 'date', label: 'field.date', sort: 'date', place: 'detail' },
  {
    name: 'itemName',
    kind: 'text',
    label: 'field.item',
    place: 'name',
    cell: ({ itemId, itemName }, { firm }) => (
      <a className={text.link} href={stockItemPath(firm.firmId, itemId)}>
        {itemName}
      </a>
    ),
  },
  { name: 'sku', kind: 'text', label: 'list.sku', isFileOnly: true },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', place: 'state' },
  {
    name: 'number',
    kind: 'text',
    label: 'list.number',
    place: 'secondDetail',
    cell: ({ documentId, number }, { firm }) => (
      <a className={text.link} href={documentPath(firm.firmId, documentId)}>
        {number}
      </a>
    ),
  },
  { name: 'partner', kind: 'text', label: 'field.partner', isFileOnly: true },
  { name: 'warehouse', kind: 'text', label: 'field.warehouse', tone: 'soft' },
  { name: 'quantity', kind: 'number', label: 'field.quantity', place: 'figure', tone: 'strong' },
  { name: 'unit', kind: 'text', label: 'field.unit', tone: 'soft' },
  { name: 'onHand', kind: 'number', label: 'list.onHandAfter' },
  {
    name: 'value',
    kind: 'money',
    label: 'list.valueChange',
    needs: 'stock:cost',
    currency: ({ currency }) => currency,
  },
]

const filters: Filter<StockChoices>[] = [
  { kind: 'choice', name: 'kind', label: 'field.kind', choices: kindsOf },
  { kind: 'choice', name: 'warehouseId', label: 'field.warehouse', choices: warehousesOf },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'field.date' },
]

export const moveRegister = describeRegister({
  name: 'stock-moves',
  texts: 'stock',
  prefix: 'moves',
  path: 'stock/moves',
  idParam: 'moveId',
  query: StockMoveListQuery,
  tabs: ['all', 'in', 'out'],
  columns,
  filters,
  nameOf: ({ id }: { id: string }) => id,
  load: loadStockChoices,
  calls: {
    list: ({ call, firm: { firmId } }, query) =>
      call(stockMovesContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) =>
      call(stockMovesContract.rows, { ...query, firmId }),
    // A move has no page of its own: its document has.
    get: (): Promise<{ id: string; version: number }> =>
      Promise.reject(new AppError('not_found', 'A move has no page')),
  },
})
