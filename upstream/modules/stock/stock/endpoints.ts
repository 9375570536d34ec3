import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import { landedCostsContract } from '#contract/stock/landed-costs.ts'
import {
  type StockDeliverInput,
  stockContract,
  stockDocumentsContract,
  stockMovesContract,
} from '#contract/stock/stock-calls.ts'
import { stockLotsContract } from '#contract/stock/stock-lots.ts'
import { warehousesContract } from '#contract/stock/warehouses.ts'
import { implement } from '../../../firm/implement.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { undoAssembly } from './assemble.ts'
import { setBin } from './bins.ts'
import { createStockDocument } from './create-document.ts'
import { getStoredDocument } from './document-reader.ts'
import { shownDocument } from './document-view.ts'
import { createLandedCost, undoLandedCost } from './landed/create.ts'
import { landedChoices } from './landed/reader.ts'
import { documentList, documentRows, moveList, moveRows, stockList, stockRows } from './list.ts'
import { assignLots } from './lots/assign.ts'
import { listGaps, lotListOn, lotRows, shownLot, updateLot } from './lots/reader.ts'
import { itemStockOn, stockValuation } from './reader.ts'
import { saveStockSettings, stockSettings } from './settings.ts'
import { arrive, closeRest, deliver, takeBack } from './steps.ts'
import {
  createWarehouse,
  ensureWarehouse,
  listWarehouses,
  makeUsual,
  setWarehouseArchived,
  updateWarehouse,
} from './warehouses.ts'

/** To put stock right is more than to move it. @throws AppError forbidden */
function requireAdjuster(kind: string, { actor }: FirmContext): void {
  if (kind === 'adjustment') requirePermission(actor, 'stock:adjust')
}

/** Only who may adjust stock hands out more than the firm's surplus above an order. */
function accepting({ acceptsMore, ...input }: StockDeliverInput, firm: FirmContext) {
  const isAccepted = acceptsMore && isAllowed(firm.actor, 'stock:adjust')
  return { ...accepted(input, firm), acceptsMore: isAccepted }
}

type Accepting = { confirmsCosts: boolean }

/** Only who may adjust stock accepts that later moves cost something else. */
function accepted<Input extends Accepting>(input: Input, { actor }: FirmContext): Input {
  return { ...input, confirmsCosts: input.confirmsCosts && isAllowed(actor, 'stock:adjust') }
}

const stock = implement(stockContract)
const moves = implement(stockMovesContract)
const documents = implement(stockDocumentsContract)
const lots = implement(stockLotsContract)
const landedCosts = implement(landedCostsContract)
const warehouses = implement(warehousesContract)

export const router = {
  stock: stock.router({
    list: stock.list.handler(({ context: { store }, input }) =>
      listRegister(store.reader, stockList, input, stockRows(store.reader)),
    ),
    rows: stock.rows.handler(({ context: { store }, input }) =>
      listRows(store.reader, stockList, input, stockRows(store.reader)),
    ),
    get: stock.get.handler(({ context: { store, firm }, input: { itemId, date } }) =>
      itemStockOn(store.reader, itemId, date ?? firmDate(store.reader, firm)),
    ),
    setBin: stock.setBin.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => {
        setBin(writer, input.itemId, input.warehouseId, input.bin)
        return itemStockOn(writer, input.itemId, firmDate(writer, firm))
      }),
    ),
    valuation: stock.valuation.handler(({ context: { store, firm }, input: { date } }) =>
      stockValuation(store.reader, date ?? firmDate(store.reader, firm)),
    ),
  }),
  moves: moves.router({
    list: moves.list.handler(({ context: { store }, input }) =>
      listRegister(store.reader, moveList, input, moveRows(store.reader)),
    ),
    rows: moves.rows.handler(({ context: { store }, input }) =>
      listRows(store.reader, moveList, input, moveRows(store.reader)),
    ),
  }),
  documents: documents.router({
    list: documents.list.handler(({ context: { store }, input }) =>
      listRegister(store.reader, documentList, input, documentRows(store.reader)),
    ),
    rows: documents.rows.handler(({ context: { store }, input }) =>
      listRows(store.reader, documentList, input, documentRows(store.reader)),
    ),
    create: documents.create.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) => {
        requireAdjuster(input.kind, firm)
        return store.transact(firm, (writer) =>
          createStockDocument(writer, firm, accepted(input, firm)),
        )
      },
    ),
    get: documents.get.handler(({ context: { store }, input }) =>
      shownDocument(store.reader, input.stockDocumentId),
    ),
    deliver: documents.deliver.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) =>
        deliver(writer, firm, input.stockDocumentId, accepting(input, firm)),
      ),
    ),
    arrive: documents.arrive.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) =>
        arrive(writer, firm, input.stockDocumentId, accepted(input, firm)),
      ),
    ),
    takeBack: documents.takeBack.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) =>
        takeBack(writer, firm, input.stockDocumentId, accepted(input, firm)),
      ),
    ),
    undo: documents.undo.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => {
        const { kind } = getStoredDocument(writer, input.stockDocumentId)
        if (kind === 'landedCost') requirePermission(firm.actor, 'stock:adjust')
        const undo = kind === 'landedCost' ? undoLandedCost : undoAssembly
        return undo(writer, firm, input.stockDocumentId, accepted(input, firm))
      }),
    ),
    closeRest: documents.closeRest.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => closeRest(writer, firm, input.stockDocumentId)),
    ),
  }),
  lots: lots.router({
    list: lots.list.handler(({ context: { store, firm }, input }) =>
      listRegister(
        store.reader,
        lotListOn(firmDate(store.reader, firm)),
        input,
        lotRows(store.reader),
      ),
    ),
    rows: lots.rows.handler(({ context: { store, firm }, input }) =>
      listRows(store.reader, lotListOn(firmDate(store.reader, firm)), input, lotRows(store.reader)),
    ),
    get: lots.get.handler(({ context: { store }, input }) =>
      shownLot(store.reader, input.stockLotId),
    ),
    update: lots.update.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => updateLot(writer, firm, input.stockLotId, input)),
    ),
    gaps: lots.gaps.handler(({ context: { store }, input: { page } }) =>
      listGaps(store.reader, page),
    ),
    assign: lots.assign.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => assignLots(writer, firm, input.stockDocumentId, input)),
    ),
  }),
  landedCosts: landedCosts.router({
    choices: landedCosts.choices.handler(({ context: { store, firm }, input: { receiptId } }) =>
      landedChoices(store.reader, firm, receiptId),
    ),
    create: landedCosts.create.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) => {
        if (input.billId !== null) requirePermission(firm.actor, 'bill:view')
        return store.transact(firm, (writer) => createLandedCost(writer, firm, input))
      },
    ),
  }),
  warehouses: warehouses.router({
    list: warehouses.list.handler(({ context: { store, firm } }) => {
      ensureWarehouse(store, firm)
      return { rows: listWarehouses(store.reader), settings: stockSettings(store.reader) }
    }),
    create: warehouses.create.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
        store.transact(firm, (writer) => createWarehouse(writer, firm, input)),
    ),
    update: warehouses.update.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => updateWarehouse(writer, input.warehouseId, input)),
    ),
    makeUsual: warehouses.makeUsual.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => makeUsual(writer, input.warehouseId)),
    ),
    archive: warehouses.archive.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => setWarehouseArchived(writer, input.warehouseId, true)),
    ),
    restore: warehouses.restore.handler(({ context: { store, firm }, input }) =>
      store.transact(firm, (writer) => setWarehouseArchived(writer, input.warehouseId, false)),
    ),
    saveSettings: warehouses.saveSettings.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
        store.transact(firm, (writer) => saveStockSettings(writer, input)),
    ),
  }),
}
