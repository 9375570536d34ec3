import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import { landedCostsContract } from '#contract/stock/landed-costs.ts'
import type { StockDocument } from '#contract/stock/stock.ts'
import {
  type StockDeliverInput,
  stockContract,
  stockDocumentsContract,
  stockMovesContract,
} from '#contract/stock/stock-calls.ts'
import { stockLotsContract } from '#contract/stock/stock-lots.ts'
import { warehousesContract } from '#contract/stock/warehouses.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { undoAssembly } from './assemble.ts'
import { createStockDocument } from './create-document.ts'
import { getStoredDocument } from './document-reader.ts'
import { shownDocument } from './document-view.ts'
import { createLandedCost, undoLandedCost } from './landed/create.ts'
import { landedChoices } from './landed/reader.ts'
import { documentList, documentRows, moveList, moveRows, stockList, stockRows } from './list.ts'
import { assignLots } from './lots/assign.ts'
import { listGaps, lotListOn, lotRows, shownLot, updateLot } from './lots/reader.ts'
import { printStockDocument } from './print.ts'
import { itemStockOn, stockValuation } from './reader.ts'
import { saveStockSettings, stockSettings } from './settings.ts'
import { arrive, closeRest, deliver, takeBack } from './steps.ts'
import { setBin } from './stock-items.ts'
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

/** What a step gives, without whom it is for where the caller reaches a part of the firm alone. */
function asSeen(reader: Reader, firm: FirmContext, { id }: StockDocument): StockDocument {
  return shownDocument(reader, id, firm)
}

const stock = implement(stockContract)
const moves = implement(stockMovesContract)
const documents = implement(stockDocumentsContract)
const lots = implement(stockLotsContract)
const landedCosts = implement(landedCostsContract)
const warehouses = implement(warehousesContract)

export const router = {
  stock: stock.router({
    list: stock.list.handler(
      read((reader, _, input) => listRegister(reader, stockList, input, stockRows(reader))),
    ),
    rows: stock.rows.handler(
      read((reader, _, input) => listRows(reader, stockList, input, stockRows(reader))),
    ),
    get: stock.get.handler(
      read((reader, firm, { itemId, date }) =>
        itemStockOn(reader, itemId, date ?? firmDate(reader, firm)),
      ),
    ),
    setBin: stock.setBin.handler(
      write((writer, firm, { itemId, warehouseId, bin }) => {
        setBin(writer, itemId, warehouseId, bin)
        return itemStockOn(writer, itemId, firmDate(writer, firm))
      }),
    ),
    valuation: stock.valuation.handler(
      read((reader, firm, { date }) => stockValuation(reader, date ?? firmDate(reader, firm))),
    ),
  }),
  moves: moves.router({
    list: moves.list.handler(
      read((reader, firm, input) => listRegister(reader, moveList, input, moveRows(reader, firm))),
    ),
    rows: moves.rows.handler(
      read((reader, firm, input) => listRows(reader, moveList, input, moveRows(reader, firm))),
    ),
  }),
  documents: documents.router({
    list: documents.list.handler(
      read((reader, firm, input) =>
        listRegister(reader, documentList, input, documentRows(reader, firm)),
      ),
    ),
    rows: documents.rows.handler(
      read((reader, firm, input) =>
        listRows(reader, documentList, input, documentRows(reader, firm)),
      ),
    ),
    create: documents.create.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) => {
        requireAdjuster(input.kind, firm)
        return store.transact(firm, (writer) =>
          asSeen(writer, firm, createStockDocument(writer, firm, accepted(input, firm))),
        )
      },
    ),
    get: documents.get.handler(
      read((reader, firm, { stockDocumentId }) => shownDocument(reader, stockDocumentId, firm)),
    ),
    pdf: documents.pdf.handler(async ({ context, input }) =>
      toFile(await printStockDocument(context, input.stockDocumentId)),
    ),
    deliver: documents.deliver.handler(
      write((writer, firm, input) =>
        asSeen(writer, firm, deliver(writer, firm, input.stockDocumentId, accepting(input, firm))),
      ),
    ),
    arrive: documents.arrive.handler(
      write((writer, firm, input) =>
        asSeen(writer, firm, arrive(writer, firm, input.stockDocumentId, accepted(input, firm))),
      ),
    ),
    takeBack: documents.takeBack.handler(
      write((writer, firm, input) =>
        asSeen(writer, firm, takeBack(writer, firm, input.stockDocumentId, accepted(input, firm))),
      ),
    ),
    undo: documents.undo.handler(
      write((writer, firm, input) => {
        const { kind } = getStoredDocument(writer, input.stockDocumentId)
        if (kind === 'landedCost') requirePermission(firm.actor, 'stock:adjust')
        const undo = kind === 'landedCost' ? undoLandedCost : undoAssembly
        const undone = undo(writer, firm, input.stockDocumentId, accepted(input, firm))
        return asSeen(writer, firm, undone)
      }),
    ),
    closeRest: documents.closeRest.handler(
      write((writer, firm, { stockDocumentId }) =>
        asSeen(writer, firm, closeRest(writer, firm, stockDocumentId)),
      ),
    ),
  }),
  lots: lots.router({
    list: lots.list.handler(
      read((reader, firm, input) =>
        listRegister(reader, lotListOn(firmDate(reader, firm)), input, lotRows(reader)),
      ),
    ),
    rows: lots.rows.handler(
      read((reader, firm, input) =>
        listRows(reader, lotListOn(firmDate(reader, firm)), input, lotRows(reader)),
      ),
    ),
    get: lots.get.handler(
      read((reader, firm, { stockLotId }) => shownLot(reader, stockLotId, firm)),
    ),
    update: lots.update.handler(
      write((writer, firm, input) => updateLot(writer, firm, input.stockLotId, input)),
    ),
    gaps: lots.gaps.handler(read((reader, firm, { page }) => listGaps(reader, page, firm))),
    assign: lots.assign.handler(
      write((writer, firm, input) =>
        asSeen(writer, firm, assignLots(writer, firm, input.stockDocumentId, input)),
      ),
    ),
  }),
  landedCosts: landedCosts.router({
    choices: landedCosts.choices.handler(
      read((reader, firm, { receiptId }) => landedChoices(reader, firm, receiptId)),
    ),
    create: landedCosts.create.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) => {
        if (input.billId !== null) requirePermission(firm.actor, 'bill:view')
        return store.transact(firm, (writer) =>
          asSeen(writer, firm, createLandedCost(writer, firm, input)),
        )
      },
    ),
  }),
  warehouses: warehouses.router({
    list: warehouses.list.handler(({ context: { store, firm } }) => {
      ensureWarehouse(store, firm)
      return { rows: listWarehouses(store.reader), settings: stockSettings(store.reader) }
    }),
    create: warehouses.create.handler(write(createWarehouse)),
    update: warehouses.update.handler(
      write((writer, _, input) => updateWarehouse(writer, input.warehouseId, input)),
    ),
    makeUsual: warehouses.makeUsual.handler(
      write((writer, _, { warehouseId }) => makeUsual(writer, warehouseId)),
    ),
    archive: warehouses.archive.handler(
      write((writer, _, { warehouseId }) => setWarehouseArchived(writer, warehouseId, true)),
    ),
    restore: warehouses.restore.handler(
      write((writer, _, { warehouseId }) => setWarehouseArchived(writer, warehouseId, false)),
    ),
    saveSettings: warehouses.saveSettings.handler(
      write((writer, _, input) => saveStockSettings(writer, input)),
    ),
  }),
}
