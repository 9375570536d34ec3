import { conflictOf, invalidField } from '#contract/core/errors.ts'
import {
  type ProductionOrderInput,
  type ProductionOrderListQuery,
  ProductionState,
  productionOrdersContract,
} from '#contract/stock/production-orders.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { changeRow, type Raw } from '../../../register/stored-rows.ts'
import { matchStockItems, quantityText, unitsOf } from '../stock/index.ts'
import { needsOf, promiseParts, type StoredProduction, toProduction } from './reader.ts'
import { productionOrdersSearch, productionOrdersTable } from './tables.ts'

export const productionOrderList: RegisterSource<ProductionOrderListQuery> = {
  from: 'production_orders',
  search: productionOrdersSearch.name,
  tabs: {
    planned: `place = 'planned'`,
    released: `place = 'released'`,
    done: `place = 'done'`,
    archived: `place = 'archived'`,
  },
  sorts: { dueDate: 'due_date', item: 'item_name collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

export const productionOrders = defineRegister({
  kind: 'productionOrder',
  contract: productionOrdersContract,
  table: productionOrdersTable,
  list: productionOrderList,
  row: (raw: Raw) => ({
    id: String(raw.id),
    number: String(raw.number),
    itemName: String(raw.item_name),
    unit: String(raw.unit),
    quantity: quantityText(Number(raw.quantity)),
    made: quantityText(Number(raw.made)),
    dueDate: String(raw.due_date),
    state: ProductionState.parse(raw.state),
    updatedAt: String(raw.updated_at),
  }),
  record: toProduction,
  labelOf: ({ number, itemName }) => number || itemName,
  found: ({ number, itemName, notes }) => ({
    words: { number, item: itemName, notes },
    subtitle: number === '' ? '' : itemName,
    text: notes,
  }),
  reach: 'whole',
  prepare,
  /** One that is put away reserves and expects nothing. */
  archived: (writer, firm, stored) => {
    const place = stored.isArchived ? 'archived' : stored.state
    changeRow(writer, productionOrdersTable, firm, stored.id, { place })
    promiseParts(writer, firm, { ...stored, place })
  },
  history: (_, { item, quantity, dueDate, notes, state }) => ({
    ...{ item, quantity, dueDate, notes, state },
  }),
})

/** @throws AppError conflict for one that is released; invalid at `item` for what is no kit with parts */
function prepare(
  writer: Writer,
  _: FirmContext,
  { item: text, quantity, dueDate, notes }: ProductionOrderInput,
  before?: StoredProduction,
): Prepared {
  if (before && before.state !== 'planned') throw conflictOf('productionReleased')
  const [item, ...others] = matchStockItems(writer, text)
  if (!item) throw invalidField('item', 'unknownStockItem')
  if (others.length > 0) throw invalidField('item', 'severalItems')
  if (item.isKit === 0 || item.isListed === 0) throw invalidField('item', 'notAKit')
  const { id: itemId, name: itemName, unit } = item
  const columns = { itemId, itemName, unit, quantity: unitsOf(quantity), dueDate, notes }
  const needs = needsOf(writer, { itemId, needs: [] })
  if (needs.length === 0) throw invalidField('item', 'noComponents')
  return { columns }
}
