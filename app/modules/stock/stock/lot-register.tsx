import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { text } from '#app/ui/index.ts'
import {
  type StockLot,
  StockLotListQuery,
  type StockLotRow,
  stockLotsContract,
} from '#contract/stock/stock-lots.ts'
import { loadStockChoices, type StockChoices } from './choices.ts'
import { stockItemPath } from './paths.ts'
import { placesText } from './places-text.ts'

const columns: Column<StockLotRow, StockChoices>[] = [
  { name: 'code', kind: 'link', label: 'lots.code', sort: 'code', place: 'name' },
  {
    name: 'itemName',
    kind: 'text',
    label: 'field.item',
    place: 'detail',
    cell: ({ itemId, itemName }, { firm }) => (
      <a className={text.link} href={stockItemPath(firm.firmId, itemId)}>
        {itemName}
      </a>
    ),
  },
  { name: 'sku', kind: 'text', label: 'list.sku', isFileOnly: true },
  { name: 'tracking', kind: 'choice', choices: 'lots.kind', label: 'field.kind', tone: 'soft' },
  { name: 'expires', kind: 'date', label: 'lots.expires', sort: 'expires', place: 'state' },
  {
    name: 'places',
    kind: 'text',
    label: 'list.places',
    tone: 'soft',
    value: ({ places }, { format }) => placesText(places, format),
  },
  { name: 'onHand', kind: 'number', label: 'field.onHand', place: 'figure', tone: 'strong' },
  { name: 'unit', kind: 'text', label: 'field.unit', tone: 'soft' },
]

const filters: Filter<StockChoices>[] = [{ kind: 'kept', name: 'itemId', label: 'field.item' }]

export const lotRegister = describeRegister({
  name: 'stock-lots',
  texts: 'stock',
  prefix: 'lots',
  path: 'stock/lots',
  idParam: 'stockLotId',
  query: StockLotListQuery,
  tabs: ['onHand', 'expiring', 'all'],
  columns,
  filters,
  nameOf: ({ code }: StockLotRow | (StockLot & { version: number })) => code,
  load: loadStockChoices,
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(stockLotsContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(stockLotsContract.rows, { ...query, firmId }),
    get: async ({ call, firm: { firmId } }, stockLotId) => ({
      ...(await call(stockLotsContract.get, { firmId, stockLotId })),
      version: 1,
    }),
  },
})
