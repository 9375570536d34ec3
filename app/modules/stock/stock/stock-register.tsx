import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { type ItemStock, StockListQuery, type StockRow } from '#contract/stock/stock.ts'
import { stockContract } from '#contract/stock/stock-calls.ts'
import { loadStockChoices, type StockChoices, warehousesOf } from './choices.ts'
import { placesText } from './places-text.ts'

const columns: Column<StockRow, StockChoices>[] = [
  { name: 'name', kind: 'link', label: 'list.name', sort: 'name', place: 'name' },
  { name: 'sku', kind: 'text', label: 'list.sku', sort: 'sku', place: 'detail' },
  {
    name: 'places',
    kind: 'text',
    label: 'list.places',
    tone: 'soft',
    place: 'secondDetail',
    value: ({ places }, { format }) => placesText(places, format),
  },
  {
    name: 'isLow',
    kind: 'yesNo',
    label: 'list.low',
    isFileOnly: true,
  },
  {
    name: 'onHand',
    kind: 'number',
    label: 'field.onHand',
    sort: 'onHand',
    place: 'figure',
    tone: 'strong',
  },
  { name: 'reserved', kind: 'number', label: 'field.reserved' },
  { name: 'available', kind: 'number', label: 'field.available' },
  { name: 'expected', kind: 'number', label: 'field.expected' },
  { name: 'unit', kind: 'text', label: 'field.unit', tone: 'soft', place: 'state' },
  { name: 'reorderLevel', kind: 'number', label: 'field.reorderLevel', isFileOnly: true },
  {
    name: 'value',
    kind: 'money',
    label: 'list.value',
    sort: 'value',
    needs: 'stock:cost',
    currency: ({ currency }) => currency,
  },
]

const filters: Filter<StockChoices>[] = [
  { kind: 'choice', name: 'warehouseId', label: 'field.warehouse', choices: warehousesOf },
]

export const stockRegister = describeRegister({
  name: 'stock',
  path: 'stock',
  recordPath: 'stock/items',
  idParam: 'itemId',
  query: StockListQuery,
  tabs: ['all', 'low', 'unlisted'],
  columns,
  filters,
  hasOwnNew: true,
  nameOf: ({ name }: StockRow | (ItemStock & { version: number })) => name,
  load: loadStockChoices,
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(stockContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(stockContract.rows, { ...query, firmId }),
    get: async ({ call, firm: { firmId } }, itemId) => ({
      ...(await call(stockContract.get, { firmId, itemId })),
      version: 1,
    }),
  },
})
