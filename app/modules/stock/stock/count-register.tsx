import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import {
  type CountState,
  type StockCount,
  StockCountListQuery,
  type StockCountRow,
  stockCountsContract,
} from '#contract/stock/stock-counts.ts'
import { loadStockChoices, type StockChoices, warehousesOf } from './choices.ts'

/** What the disc before a state looks like. */
export const countDiscs = {
  counting: 'sent',
  review: 'viewed',
  posted: 'paid',
  cancelled: 'void',
} as const satisfies Record<CountState, string>

const columns: Column<StockCountRow, StockChoices>[] = [
  { name: 'number', kind: 'link', label: 'list.number', place: 'name' },
  { name: 'warehouse', kind: 'text', label: 'field.warehouse', place: 'detail' },
  { name: 'date', kind: 'date', label: 'field.date', sort: 'date', place: 'secondDetail' },
  {
    name: 'state',
    kind: 'status',
    choices: 'countState',
    label: 'list.state',
    place: 'state',
    disc: ({ state }) => ({ kind: countDiscs[state] }),
  },
  { name: 'scope', kind: 'choice', choices: 'countScope', label: 'counts.field.scope' },
  {
    name: 'counted',
    kind: 'number',
    label: 'counts.field.counted',
    place: 'figure',
    value: ({ counted }) => String(counted),
  },
  {
    name: 'items',
    kind: 'number',
    label: 'counts.field.items',
    value: ({ items }) => String(items),
  },
  { name: 'createdByName', kind: 'text', label: 'list.createdBy', tone: 'soft' },
]

const filters: Filter<StockChoices>[] = [
  { kind: 'choice', name: 'warehouseId', label: 'field.warehouse', choices: warehousesOf },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'field.date' },
]

export const countRegister = describeRegister({
  name: 'stock-counts',
  texts: 'stock',
  prefix: 'counts',
  path: 'stock/counts',
  idParam: 'stockCountId',
  query: StockCountListQuery,
  tabs: ['all', 'counting', 'review', 'posted', 'cancelled'],
  columns,
  filters,
  hasOwnNew: true,
  nameOf: ({ number }: StockCountRow | (StockCount & { version: number })) => number,
  load: loadStockChoices,
  calls: {
    list: ({ call, firm: { firmId } }, query) =>
      call(stockCountsContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) =>
      call(stockCountsContract.rows, { ...query, firmId }),
    get: async ({ call, firm: { firmId } }, stockCountId) => ({
      ...(await call(stockCountsContract.get, { firmId, stockCountId })),
      version: 1,
    }),
  },
})
