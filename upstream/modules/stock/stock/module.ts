import { z } from 'zod'
import { conflictOf } from '#contract/core/errors.ts'
import { DateOnly, type Language, Version } from '#contract/core/fields.ts'
import { StockDocumentKind } from '#contract/stock/stock.ts'
import { WarehouseInput } from '#contract/stock/warehouses.ts'
import { defineModule } from '../../../core/hooks.ts'
import { requireLocal } from '../../../core/require-local.ts'
import type { Reader } from '../../../firm/store.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { soldCostRows, stockMovesView } from './analysis-view.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { seriesOf } from './document-writer.ts'
import { router } from './endpoints.ts'
import { explains } from './explain.ts'
import { invoiceSteps } from './invoice-steps.ts'
import { undoLandedOfBill } from './landed/create.ts'
import { landedLeft } from './landed/reader.ts'
import { expiryJob, tellOfExpiry } from './lots/expiring.ts'
import { recordKinds } from './record-kinds.ts'
import { sealedDocuments } from './sealed-documents.ts'
import { SeedMoves, SeedProducts, seedMoves, seedProducts } from './seed-stock.ts'
import { findStockItem, hasMoves, removeStockItem, writeStockItem } from './stock-items.ts'
import { hasMoved } from './views.ts'
import { getWarehouse, updateWarehouse } from './warehouses.ts'

/** Items, and places, at which something else lies than their moves left, and days of another value. */
const wrongSums = [
  ...['quantity', 'value'].map(
    (sum) => `select 1 from stock_items as item where ${sum} <> coalesce(
      (select ${sum}_after from stock_moves where item_id = item.id
        order by date desc, sequence desc limit 1), 0) limit 1`,
  ),
  `select 1 from stock_balances as place where quantity <> coalesce(
      (select place_after from stock_moves
        where item_id = place.item_id and warehouse_id = place.warehouse_id
        order by date desc, sequence desc limit 1), 0) limit 1`,
  `select 1 where (select coalesce(sum(value), 0) from stock_days)
    <> (select coalesce(sum(value), 0) from stock_items)`,
]

type Prefixes = Record<Language, string>

const prefixes: Record<keyof typeof seriesOf, Prefixes> = {
  receipt: { en: 'GR-', de: 'WE-', it: 'CM-', ru: 'ПР-', es: 'EM-' },
  delivery: { en: 'DN-', de: 'LS-', it: 'DDT-', ru: 'ОТ-', es: 'ALB-' },
  return: { en: 'RT-', de: 'RN-', it: 'RESO-', ru: 'ВТ-', es: 'DEV-' },
  transfer: { en: 'TR-', de: 'UL-', it: 'TR-', ru: 'ПМ-', es: 'TR-' },
  adjustment: { en: 'SA-', de: 'BK-', it: 'RM-', ru: 'КЗ-', es: 'AJ-' },
  assembly: { en: 'AS-', de: 'MO-', it: 'ASM-', ru: 'СБ-', es: 'MON-' },
  landedCost: { en: 'LC-', de: 'BN-', it: 'OA-', ru: 'ТЗ-', es: 'GA-' },
  disassembly: { en: 'DA-', de: 'DM-', it: 'DIS-', ru: 'РБ-', es: 'DES-' },
}

const Stored = WarehouseInput.extend({ version: Version, isUsual: z.boolean() })

export const module = defineModule({
  name: 'stock',
  explains,
  analysisViews: [stockMovesView],
  soldCostRows,
  // What an order received goes back before the freight that lay on it.
  after: { billSteps: ['purchase-orders'] },
  dashboardTiles,
  endpoints: router,
  wrongSums,
  /** For measuring, so only where nobody works. */
  internal: {
    'seed-products': (input, { store, firm, env }) => {
      requireLocal(env)
      const wanted = SeedProducts.parse(input)
      store.transact(firm, (writer) => seedProducts(writer, firm, wanted))
    },
    'seed-moves': (input, { store, firm, env }) => {
      requireLocal(env)
      const wanted = SeedMoves.parse(input)
      return store.transact(firm, (writer) => seedMoves(writer, firm, wanted))
    },
  },
  jobs: {
    [expiryJob]: jobInTransaction(z.object({ expires: DateOnly }), (writer, context, { payload }) =>
      tellOfExpiry(writer, context, payload.expires),
    ),
  },
  recordKinds,
  /** Items that ever moved, or wait to be moved, and cost centres that they are sold for. */
  usesOf: {
    item: ({ sql }, id) =>
      sql.exec('select 1 from stock_moves where item_id = ? limit 1', id).toArray().length > 0 ||
      sql.exec('select 1 from stock_document_lines where item_id = ? limit 1', id).toArray()
        .length > 0,
    costCentre: isFoundBy(`select 1 from stock_document_lines where cost_centre_id = ?1
         union all select 1 from stock_moves where cost_centre_id = ?1 limit 1`),
  },
  /** What was moved is often written down later, so these numbers do not follow the dates. */
  numberedKinds: StockDocumentKind.options.map((kind) => ({
    kind: seriesOf[kind],
    pattern: `${prefixes[kind].en}{YYYY}-{####}`,
    prefixes: prefixes[kind],
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql
        .exec('select 1 from stock_documents where kind = ? and number = ?', kind, number)
        .toArray().length > 0,
  })),
  sealedDocuments,
  /** Once stock is moved the account's balance is its value; before, it may be booked by hand. */
  controlRoles(reader: Reader): readonly string[] {
    return hasMoved(reader) ? ['inventory'] : []
  },
  invoiceSteps,
  /** A bill that is void no longer makes goods dearer. */
  billSteps: {
    approving() {},
    approved() {},
    voided(writer, context, { id }) {
      undoLandedOfBill(writer, context, id)
    },
    changed() {},
    leftToSpread: (reader, billId) => landedLeft(reader, billId),
    removed() {},
  },
  /** Stock knows an item by its words; what moved keeps its kind and how it is worth. */
  itemChanges: {
    problems(reader, before, after) {
      const changed = (['kind', 'costMethod', 'kitStock'] as const).filter(
        (name) => before[name] !== after[name],
      )
      const isTold = before.tracking !== after.tracking
      if ((changed.length === 0 && !isTold) || !hasMoves(reader, before.id)) return {}
      const fixed = changed.map((name) => [name, { key: 'fixedAfterMove' }])
      // What lies on the shelf already would be of no batch.
      const isThere = isTold && findStockItem(reader, before.id)?.quantity !== 0
      return Object.fromEntries([
        ...fixed,
        ...(isThere ? [['tracking', { key: 'fixedWhileOnHand' }]] : []),
      ])
    },
    changed: writeStockItem,
    removed: removeStockItem,
    refusesVariants(reader, itemId) {
      const item = findStockItem(reader, itemId)
      const isPromised = item !== undefined && (item.reserved !== 0 || item.expected !== 0)
      return isPromised || hasMoves(reader, itemId) ? 'movedBeforeVariants' : undefined
    },
  },
  settingKinds: {
    /** There is always a usual one: it is not undone that one became it, but chosen anew. */
    warehouse: {
      needs: 'stock:adjust',
      page: 'stock/warehouses',
      actions: ['update'],
      read: (reader, id) => getWarehouse(reader, id),
      write: (writer, _, id, values) => {
        const { isUsual, ...input } = Stored.parse(values)
        if (isUsual !== getWarehouse(writer, id).isUsual) throw conflictOf('usualWarehouse')
        updateWarehouse(writer, id, input)
      },
    },
  },
})
